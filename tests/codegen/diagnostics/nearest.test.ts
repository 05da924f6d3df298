import { expect, test } from 'vitest';
import { distance, hintOfNearest, nearest } from '../../../codegen/diagnostics/nearest.ts';

test.each([
  ['gluten', 'gluten', 0],
  ['glutn', 'gluten', 1],
  ['gluteen', 'gluten', 1],
  ['glutin', 'gluten', 1],
  ['gultne', 'gluten', 2],
  ['onlyNigth', 'onlyNight', 1],
  ['soja', 'apio', 4],
  ['', 'abc', 3],
  // Above the limit it is not counted.
  ['soja', 'apio', 3, 2],
  ['a', 'abcdef', 3, 2],
])('how many letters apart %s and %s are', (one, other, letters, limit = 9) => {
  expect(distance(one, other, limit)).toBe(letters);
});

test.each([
  ['pirce', 'price'],
  ['PRICE', 'price'],
  ['prices', 'prices'],
  ['ida', 'id'],
  ['twitter', undefined],
])('what was meant by %s', (word, meant) => {
  const words = ['id', 'price', 'prices', 'decimals'];
  expect(nearest(word, words)).toBe(meant);
  expect(hintOfNearest(word, words)?.en).toBe(meant && `did you mean "${meant}"?`);
  expect(hintOfNearest(word, words)?.es).toBe(meant && `¿querías decir "${meant}"?`);
});
