import { describe, expect, it } from 'vitest';
import { instantOf, lastSix, nextSix, nextTime, serviceDay } from '../../../server/protocol/service-day.ts';

const at = (instant: string): number => Date.parse(instant);
const iso = (instant: number): string => new Date(instant).toISOString().replace('.000Z', 'Z');

describe('T1: a night ends at 06:00 of the venue’s clock', () => {
  it.each([
    [
      'in winter',
      'Europe/Madrid',
      '2026-01-15T21:00:00Z',
      '2026-01-15T05:00:00Z',
      '2026-01-16T05:00:00Z',
      '2026-01-15',
    ],
    [
      'in summer',
      'Europe/Madrid',
      '2026-07-15T21:00:00Z',
      '2026-07-15T04:00:00Z',
      '2026-07-16T04:00:00Z',
      '2026-07-15',
    ],
    [
      'after midnight',
      'Europe/Madrid',
      '2026-07-15T23:30:00Z',
      '2026-07-15T04:00:00Z',
      '2026-07-16T04:00:00Z',
      '2026-07-15',
    ],
    [
      'a moment before',
      'Europe/Madrid',
      '2026-01-16T04:59:59.999Z',
      '2026-01-15T05:00:00Z',
      '2026-01-16T05:00:00Z',
      '2026-01-15',
    ],
    ['at 06:00', 'Europe/Madrid', '2026-01-16T05:00:00Z', '2026-01-16T05:00:00Z', '2026-01-17T05:00:00Z', '2026-01-16'],
    [
      'the night before clocks go forward',
      'Europe/Madrid',
      '2026-03-28T22:00:00Z',
      '2026-03-28T05:00:00Z',
      '2026-03-29T04:00:00Z',
      '2026-03-28',
    ],
    [
      'as clocks go forward',
      'Europe/Madrid',
      '2026-03-29T01:00:00Z',
      '2026-03-28T05:00:00Z',
      '2026-03-29T04:00:00Z',
      '2026-03-28',
    ],
    [
      'the morning after clocks went forward',
      'Europe/Madrid',
      '2026-03-29T04:30:00Z',
      '2026-03-29T04:00:00Z',
      '2026-03-30T04:00:00Z',
      '2026-03-29',
    ],
    [
      'the night before clocks go back',
      'Europe/Madrid',
      '2026-10-24T22:00:00Z',
      '2026-10-24T04:00:00Z',
      '2026-10-25T05:00:00Z',
      '2026-10-24',
    ],
    [
      'as clocks go back, the second time',
      'Europe/Madrid',
      '2026-10-25T01:30:00Z',
      '2026-10-24T04:00:00Z',
      '2026-10-25T05:00:00Z',
      '2026-10-24',
    ],
    [
      'the morning after clocks went back',
      'Europe/Madrid',
      '2026-10-25T05:30:00Z',
      '2026-10-25T05:00:00Z',
      '2026-10-26T05:00:00Z',
      '2026-10-25',
    ],
    [
      'on the Canary Islands',
      'Atlantic/Canary',
      '2026-01-16T05:30:00Z',
      '2026-01-15T06:00:00Z',
      '2026-01-16T06:00:00Z',
      '2026-01-15',
    ],
    [
      'where clocks change at midnight',
      'America/Santiago',
      '2026-09-06T02:00:00Z',
      '2026-09-05T10:00:00Z',
      '2026-09-06T09:00:00Z',
      '2026-09-05',
    ],
    [
      'west of Greenwich, the night before clocks go forward',
      'America/New_York',
      '2026-03-08T03:00:00Z',
      '2026-03-07T11:00:00Z',
      '2026-03-08T10:00:00Z',
      '2026-03-07',
    ],
    [
      'where they change by half an hour',
      'Australia/Lord_Howe',
      '2026-10-03T12:00:00Z',
      '2026-10-02T19:30:00Z',
      '2026-10-03T19:00:00Z',
      '2026-10-03',
    ],
    [
      'half an hour beside the others',
      'Asia/Kolkata',
      '2026-05-04T00:29:00Z',
      '2026-05-03T00:30:00Z',
      '2026-05-04T00:30:00Z',
      '2026-05-03',
    ],
    [
      'on New Year’s Eve',
      'Europe/Madrid',
      '2026-12-31T23:30:00Z',
      '2026-12-31T05:00:00Z',
      '2027-01-01T05:00:00Z',
      '2026-12-31',
    ],
  ])('%s (%s)', (_, zone, now, last, next, day) => {
    expect([iso(lastSix(at(now), zone)), iso(nextSix(at(now), zone)), serviceDay(at(now), zone)]).toEqual([
      last,
      next,
      day,
    ]);
  });
});

describe('T4: a time of the day comes next', () => {
  const HOUR = 3_600_000;

  it.each([
    ['this evening', '2026-05-04T10:00:00Z', 23 * HOUR, '2026-05-04T21:00:00Z'],
    ['after midnight', '2026-05-04T20:00:00Z', 1.5 * HOUR, '2026-05-04T23:30:00Z'],
    ['tomorrow, when it is that time now', '2026-05-04T10:00:00Z', 12 * HOUR, '2026-05-05T10:00:00Z'],
    ['after clocks went forward', '2026-03-28T22:00:00Z', 6 * HOUR, '2026-03-29T04:00:00Z'],
    ['the first of two, before clocks go back', '2026-10-24T22:00:00Z', 2.5 * HOUR, '2026-10-25T00:30:00Z'],
    ['the second of two', '2026-10-25T00:45:00Z', 2.5 * HOUR, '2026-10-25T01:30:00Z'],
  ])('%s', (_, now, time, next) => {
    expect(iso(nextTime(at(now), 'Europe/Madrid', time))).toBe(next);
  });

  it.each([
    ['the second of two', 'America/New_York', '2026-11-01T06:45:00Z', 1 + 50 / 60, '2026-11-01T06:50:00Z'],
    ['the second of two midnights', 'America/Havana', '2026-11-01T04:30:00Z', 0, '2026-11-01T05:00:00Z'],
    ['a time that clocks skip', 'America/New_York', '2026-03-08T06:30:00Z', 2.5, '2026-03-08T07:30:00Z'],
    ['a midnight that they skip', 'Atlantic/Azores', '2026-03-29T00:45:00Z', 0, '2026-03-29T01:00:00Z'],
  ])('%s (%s)', (_, zone, now, hours, next) => {
    expect(iso(nextTime(at(now), zone, Math.round(hours * HOUR)))).toBe(next);
  });
});

it.each([
  ['clocks that skip it', 'Atlantic/Azores', '2026-03-29', '2026-03-29T01:00:00Z'],
  ['clocks that skip it', 'America/Santiago', '2026-09-06', '2026-09-06T04:00:00Z'],
  ['clocks that show it twice', 'Atlantic/Azores', '2026-10-25', '2026-10-25T00:00:00Z'],
  ['clocks that show it twice', 'America/Havana', '2026-11-01', '2026-11-01T04:00:00Z'],
])('a day begins at its first instant, by %s at midnight (%s, %s)', (_, zone, day, first) => {
  expect(iso(instantOf(at(day), zone))).toBe(first);
});
