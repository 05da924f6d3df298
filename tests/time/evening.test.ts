import { expect, test } from 'vitest';
import { eveningOf } from '../../src/time/evening.ts';

const evening = (instant: string): number => eveningOf(new Date(instant));

test.each([
  ['in winter', '2026-11-20T05:00:00Z', '2026-11-21T04:59:59Z'],
  ['in summer', '2026-07-14T04:00:00Z', '2026-07-15T03:59:59Z'],
  ['of the 23 hours in which clocks go forward', '2026-03-28T05:00:00Z', '2026-03-29T03:59:59Z'],
  ['of the 25 hours in which clocks go back', '2026-10-24T04:00:00Z', '2026-10-25T04:59:59Z'],
  ['of New Year', '2026-12-31T05:00:00Z', '2027-01-01T04:59:59Z'],
])('a day %s lasts from 06:00 in Madrid to the next 06:00', (_title, first, last) => {
  const day = evening(first);
  expect(evening(last)).toBe(day);
  expect(eveningOf(new Date(Date.parse(first) - 1000))).toBe(day - 1);
  expect(eveningOf(new Date(Date.parse(last) + 1000))).toBe(day + 1);
});

test.each([
  ['Atlantic/Canary', '2026-11-20T06:00:00Z', '2026-11-21T05:59:59Z'],
  ['America/Mexico_City', '2026-11-20T12:00:00Z', '2026-11-21T11:59:59Z'],
])('a day of a venue in %s lasts from its 06:00 to the next', (zone, first, last) => {
  const day = eveningOf(new Date(first), zone);
  expect(eveningOf(new Date(last), zone)).toBe(day);
  expect(eveningOf(new Date(Date.parse(first) - 1000), zone)).toBe(day - 1);
  expect(eveningOf(new Date(Date.parse(last) + 1000), zone)).toBe(day + 1);
});

test('midnight and the hour that comes twice end nothing', () => {
  expect(evening('2026-11-20T23:30:00Z')).toBe(evening('2026-11-20T20:00:00Z'));
  expect(evening('2026-10-25T00:30:00Z')).toBe(evening('2026-10-25T01:30:00Z'));
});
