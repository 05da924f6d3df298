import { expect, it } from 'vitest';
import { cumulativeLayoutShift, longestInteraction, longTaskMetrics } from './derived-figures.ts';

it('counts as blocking what exceeds 50 ms; after the first paint only what lies after it', () => {
  const tasks = [
    [0, 100],
    [500, 60],
    [900, 250],
  ] as const;
  expect(longTaskMetrics(tasks, 1000)).toEqual({ tbt: 50 + 10 + 200, tbtAfterFcp: 100, longestTask: 250 });
  expect(longTaskMetrics([], null)).toEqual({ tbt: 0, tbtAfterFcp: null, longestTask: 0 });
});

it('sums layout shifts by session windows', () => {
  expect(cumulativeLayoutShift([])).toBe(0);
  expect(
    cumulativeLayoutShift([
      [0, 0.1],
      [500, 0.1],
      [2000, 0.15],
    ]),
  ).toBeCloseTo(0.2);
  // 6.3 s: more than one window.
  const manyShifts = Array.from({ length: 8 }, (_, index) => [index * 900, 0.1] as const);
  expect(cumulativeLayoutShift(manyShifts)).toBeCloseTo(0.6);
});

it('takes the longest entry of an interaction', () => {
  expect(longestInteraction([24, 40])).toBe(40);
  expect(longestInteraction([])).toBeNull();
});
