import { expect, it } from 'vitest';
import { expirationOf, endOfSiteDay, siteDay, startOfSiteDay } from '../../../server/loyalty/site-day.ts';

const iso = (instant: number): string => new Date(instant).toISOString();

it.each([
  ['2026-01-15T22:59:59.999Z', '2026-01-15'],
  ['2026-01-15T23:00:00.000Z', '2026-01-16'],
  ['2026-07-15T21:59:59.999Z', '2026-07-15'],
  ['2026-07-15T22:00:00.000Z', '2026-07-16'],
  ['2026-12-31T23:00:00.000Z', '2027-01-01'],
  // The nights in which the clocks change.
  ['2026-03-29T01:00:00.000Z', '2026-03-29'],
  ['2026-10-25T01:00:00.000Z', '2026-10-25'],
])('L8: in Madrid %s is on %s', (instant, day) => {
  expect(siteDay(Date.parse(instant))).toBe(day);
});

it.each([
  ['2026-01-16', '2026-01-15T23:00:00.000Z', '2026-01-16T22:59:59.999Z'],
  ['2026-07-16', '2026-07-15T22:00:00.000Z', '2026-07-16T21:59:59.999Z'],
  // 23 hours and 25 hours.
  ['2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z'],
  ['2028-02-29', '2028-02-28T23:00:00.000Z', '2028-02-29T22:59:59.999Z'],
])('in Madrid %s lasts from %s to %s', (day, start, end) => {
  expect([iso(startOfSiteDay(day)), iso(endOfSiteDay(day))]).toEqual([start, end]);
});

it.each([
  ['2026-03-10T11:00:00Z', 7, 'days', '2026-03-17T22:59:59.999Z'],
  // Claimed after midnight in Madrid, which is the day before in UTC.
  ['2026-03-10T23:30:00Z', 1, 'days', '2026-03-12T22:59:59.999Z'],
  // The clocks change in between.
  ['2026-03-20T11:00:00Z', 30, 'days', '2026-04-19T21:59:59.999Z'],
  ['2026-01-31T11:00:00Z', 1, 'months', '2026-02-28T22:59:59.999Z'],
  ['2028-01-31T11:00:00Z', 1, 'months', '2028-02-29T22:59:59.999Z'],
  ['2026-08-31T11:00:00Z', 3, 'months', '2026-11-30T22:59:59.999Z'],
  ['2026-11-15T11:00:00Z', 3, 'months', '2027-02-15T22:59:59.999Z'],
  ['2026-07-01T11:00:00Z', 18, 'months', '2028-01-01T22:59:59.999Z'],
  ['2026-07-01T11:00:00Z', 1, 'years', '2027-07-01T21:59:59.999Z'],
  ['2028-02-29T11:00:00Z', 1, 'years', '2029-02-28T22:59:59.999Z'],
  ['2026-03-10T11:00:00Z', 2, 'years', '2028-03-10T22:59:59.999Z'],
] as const)('L3: a card claimed at %s for %i %s expires at %s', (claimed, amount, unit, expiration) => {
  expect(iso(expirationOf(Date.parse(claimed), { amount, unit }))).toBe(expiration);
});
