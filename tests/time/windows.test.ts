import { describe, expect, test } from 'vitest';
import { madridHour } from '../../src/time/madrid-hour.ts';
import { type HoursWindow, openWindows } from '../../src/time/windows.ts';

/** Instants on an ordinary winter day, when Madrid is an hour before UTC. */
const winter = (utc: string): string => `2026-01-15T${utc}Z`;

const openAt = (instant: string): HoursWindow[] => openWindows(madridHour(new Date(instant)));

describe('openWindows (specification, point 9)', () => {
  test.each([
    ['02:59', '01:59:59', ['night', 'evening']],
    ['03:00', '02:00:00', ['day']],
    ['16:59', '15:59:59', ['day']],
    ['17:00', '16:00:00', ['day', 'evening']],
    ['18:59', '17:59:59', ['day', 'evening']],
    ['19:00', '18:00:00', ['night', 'evening']],
    ['23:59', '22:59:59', ['night', 'evening']],
    ['00:00', '23:00:00', ['night', 'evening']],
  ])('at %s in Madrid in winter', (_, utc, open) => {
    expect(openAt(winter(utc))).toEqual(open);
  });

  test.each([
    ['02:59', '2026-07-15T00:59:59Z', ['night', 'evening']],
    ['03:00', '2026-07-15T01:00:00Z', ['day']],
    ['18:59', '2026-07-15T16:59:59Z', ['day', 'evening']],
    ['19:00', '2026-07-15T17:00:00Z', ['night', 'evening']],
  ])('at %s in Madrid in summer', (_, instant, open) => {
    expect(openAt(instant)).toEqual(open);
  });

  test.each([
    ['2026', '2026-03-29T00:59:59Z', '2026-03-29T01:00:00Z'],
    ['2027', '2027-03-28T00:59:59Z', '2027-03-28T01:00:00Z'],
  ])('in the spring night of %s the clock goes from 1:59 to 3:00, and the night ends there', (_, before, after) => {
    expect(openAt(before)).toEqual(['night', 'evening']);
    expect(openAt(after)).toEqual(['day']);
  });

  test.each([
    ['2026', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2026-10-25T01:59:59Z', '2026-10-25T02:00:00Z'],
    ['2027', '2027-10-31T00:30:00Z', '2027-10-31T01:30:00Z', '2027-10-31T01:59:59Z', '2027-10-31T02:00:00Z'],
  ])('in the autumn night of %s both hours after 2:00 are night', (_, firstTime, secondTime, last, morning) => {
    expect(openAt(firstTime)).toEqual(['night', 'evening']);
    expect(openAt(secondTime)).toEqual(['night', 'evening']);
    expect(openAt(last)).toEqual(['night', 'evening']);
    expect(openAt(morning)).toEqual(['day']);
  });
});
