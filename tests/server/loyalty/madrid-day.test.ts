import { describe, expect, it } from 'vitest';
import { endOfMadridDay, madridDay, startOfMadridDay } from '../../../server/loyalty/madrid-day.ts';

const iso = (instant: number): string => new Date(instant).toISOString();

describe('a day of Madrid', () => {
  it.each([
    ['2026-01-15T22:59:59.999Z', '2026-01-15'],
    ['2026-01-15T23:00:00.000Z', '2026-01-16'],
    ['2026-07-15T21:59:59.999Z', '2026-07-15'],
    ['2026-07-15T22:00:00.000Z', '2026-07-16'],
    ['2026-12-31T23:00:00.000Z', '2027-01-01'],
    // The nights in which the clocks change.
    ['2026-03-29T01:00:00.000Z', '2026-03-29'],
    ['2026-10-25T01:00:00.000Z', '2026-10-25'],
  ])('L8: %s is on %s', (instant, day) => {
    expect(madridDay(Date.parse(instant))).toBe(day);
  });

  it.each([
    ['2026-01-16', '2026-01-15T23:00:00.000Z', '2026-01-16T22:59:59.999Z'],
    ['2026-07-16', '2026-07-15T22:00:00.000Z', '2026-07-16T21:59:59.999Z'],
    // 23 hours and 25 hours.
    ['2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z'],
    ['2028-02-29', '2028-02-28T23:00:00.000Z', '2028-02-29T22:59:59.999Z'],
  ])('%s lasts from %s to %s', (day, start, end) => {
    expect(iso(startOfMadridDay(day))).toBe(start);
    expect(iso(endOfMadridDay(day))).toBe(end);
  });
});
