import { expect, it } from 'vitest';
import { Allowance } from '../../../server/realtime/allowance.ts';

it('gives a burst, then as many as the rate says', () => {
  const allowance = new Allowance({ burst: 3, perSecond: 2 }, 0);
  const take = (...instants: number[]): boolean[] => instants.map((now) => allowance.take(now));
  expect(take(0, 0, 0, 0)).toEqual([true, true, true, false]);
  expect(take(499, 500, 501)).toEqual([false, true, false]);
  expect(take(60_000, 60_000, 60_000, 60_000)).toEqual([true, true, true, false]);
});

it('may be forgotten once it is whole again', () => {
  const allowance = new Allowance({ burst: 2, perSecond: 1 }, 0);
  allowance.take(0);
  expect(allowance.isWhole(999)).toBe(false);
  expect(allowance.isWhole(1_000)).toBe(true);
});
