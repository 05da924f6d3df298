import { expect, it } from 'vitest';
import { median, pairedDifference, pairedRatio, quantile, summarize } from './statistics.ts';

it('takes medians of odd and even counts, without gaps', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([null, 5, Number.NaN, undefined])).toBe(5);
  expect(median([])).toBeNull();
});

it('interpolates quantiles', () => {
  expect(quantile([0, 10], 0.25)).toBe(2.5);
  expect(summarize([1, 2, 3, 4, 5])).toEqual({ median: 3, q1: 2, q3: 4, n: 5 });
});

it('takes ratios round by round, so that a slow round divides out', () => {
  expect(pairedRatio([200, 2000, 220], [100, 1000, 110])).toBe(2);
  expect(pairedRatio([1, 2], [0, 0])).toBeNull();
  expect(pairedRatio([1, null, 9], [1, 1, 3])).toBe(2);
});

it('takes differences round by round', () => {
  expect(pairedDifference([5, 7], [5, 5])).toBe(1);
  expect(pairedDifference([5], [])).toBeNull();
});
