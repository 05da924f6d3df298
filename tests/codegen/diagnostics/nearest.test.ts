import { describe, expect, test } from 'vitest';
import { didYouMean, distance, nearest } from '../../../codegen/diagnostics/nearest.ts';

describe('how many letters apart two words are', () => {
  test.each([
    ['gluten', 'gluten', 0],
    ['glutn', 'gluten', 1],
    ['gluteen', 'gluten', 1],
    ['glutin', 'gluten', 1],
    ['gultne', 'gluten', 2],
    ['onlyNigth', 'onlyNight', 1],
    ['soja', 'apio', 4],
    ['', 'abc', 3],
  ])('%s and %s', (one, other, letters) => {
    expect(distance(one, other, 9)).toBe(letters);
  });

  test('above the limit it is not counted', () => {
    expect(distance('soja', 'apio', 2)).toBe(3);
    expect(distance('a', 'abcdef', 2)).toBe(3);
  });
});

describe('what was meant', () => {
  test.each([
    ['pirce', 'price'],
    ['PRICE', 'price'],
    ['prices', 'prices'],
    ['ida', 'id'],
    ['twitter', undefined],
  ])('%s', (word, meant) => {
    expect(nearest(word, ['id', 'price', 'prices', 'decimals'])).toBe(meant);
  });

  test('as a hint', () => {
    expect(didYouMean('glutn', ['gluten', 'soja'])).toBe('did you mean "gluten"?');
    expect(didYouMean('kiwi', ['gluten', 'soja'])).toBe('');
  });
});
