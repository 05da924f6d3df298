import { expect, test } from 'vitest';
import { sentences } from '../../../src/app/structured-data/sentences.ts';

test.each([
  [[], undefined],
  [[undefined, false, ''], undefined],
  [['Pan negro.'], 'Pan negro.'],
  [['Doble de vaca', 'Pan negro.'], 'Doble de vaca. Pan negro.'],
  [['Para dos.', undefined, 'Con patatas'], 'Para dos. Con patatas'],
])('%j is %j', (parts, text) => {
  expect(sentences(...parts)).toBe(text);
});
