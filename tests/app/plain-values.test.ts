import { expect, test } from 'vitest';
import { plainValues } from '../../src/app/vite/plain-values.ts';

test.each([
  ['var(--tw-leading, 1.25rem)', '1.25rem'],
  ['var(--tw-font-weight,600)', '600'],
  ['var(--muted)', 'var(--muted)'],
  ['calc(var(--heads) * 4rem)', 'calc(var(--heads) * 4rem)'],
])('%s is said as %s', (value, plain) => {
  const declaration = { value };
  plainValues().Declaration(declaration);
  expect(declaration.value).toBe(plain);
});
