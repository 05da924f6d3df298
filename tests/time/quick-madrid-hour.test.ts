import { expect, test } from 'vitest';
import { quickMadridHour } from '../../src/time/quick-madrid-hour.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const YEARS = Array.from({ length: 17 }, (_, index) => 2024 + index);

const format = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Madrid', hour: '2-digit', hourCycle: 'h23' });

/** Instants of a span at which the hour is not what the browser's time zones say. */
function wrong(start: number, end: number, step: number): string[] {
  const found: string[] = [];
  for (let instant = start; instant < end; instant += step) {
    const date = new Date(instant);
    if (quickMadridHour(date) !== Number(format.format(date))) found.push(date.toISOString());
  }
  return found;
}

test('each hour around the two changes of every year is that of the clocks of Madrid', () => {
  for (const year of YEARS) {
    for (const month of [2, 9]) {
      expect(wrong(Date.UTC(year, month, 22), Date.UTC(year, month + 1, 3), HOUR)).toEqual([]);
    }
  }
});

test('the seconds before and after a change are on its two sides', () => {
  expect(quickMadridHour(new Date('2026-03-29T00:59:59.999Z'))).toBe(1);
  expect(quickMadridHour(new Date('2026-03-29T01:00:00Z'))).toBe(3);
  expect(quickMadridHour(new Date('2026-10-25T00:59:59.999Z'))).toBe(2);
  expect(quickMadridHour(new Date('2026-10-25T01:00:00Z'))).toBe(2);
  expect(quickMadridHour(new Date('2026-10-25T02:00:00Z'))).toBe(3);
});

test('a change on the last day of its month is no other', () => {
  expect(quickMadridHour(new Date('2024-03-31T00:59:59Z'))).toBe(1);
  expect(quickMadridHour(new Date('2024-03-31T01:00:00Z'))).toBe(3);
  expect(quickMadridHour(new Date('2027-10-31T00:59:59Z'))).toBe(2);
  expect(quickMadridHour(new Date('2027-10-31T02:00:00Z'))).toBe(3);
});

test('hours of all days of all years are those of the clocks of Madrid', () => {
  // A step that comes by every hour of the day.
  expect(wrong(Date.UTC(2024, 0, 1), Date.UTC(2041, 0, 1), DAY + 7 * HOUR + 11 * 60_000)).toEqual([]);
});

test('midnight is 0, in the old year and in the new', () => {
  expect(quickMadridHour(new Date('2026-12-31T22:30:00Z'))).toBe(23);
  expect(quickMadridHour(new Date('2026-12-31T23:00:00Z'))).toBe(0);
  expect(quickMadridHour(new Date('2027-07-01T22:00:00Z'))).toBe(0);
});
