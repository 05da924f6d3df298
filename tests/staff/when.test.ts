import { expect, test } from 'vitest';
import { dateOf, dayBefore, dayOf, timeLeft, timeOf } from '../../src/staff/when.ts';

test('times and days are Madrid’s, wherever the phone thinks it is', () => {
  expect(timeOf('2026-11-22T20:04:00.000Z', 'es')).toBe('21:04');
  expect(timeOf('2026-07-22T20:04:00.000Z', 'en')).toBe('22:04');
  expect(dateOf('2026-11-22T23:30:00.000Z', 'es')).toBe('23 nov 2026');
  expect(dayOf('2026-11-22', 'en')).toBe('Sun, Nov 22');
});

test('thirty days end with today: the day in Madrid, not in Greenwich', () => {
  const lateInMadrid = Date.parse('2026-11-22T23:30:00.000Z');
  expect(dayBefore(lateInMadrid, 0)).toBe('2026-11-23');
  expect(dayBefore(lateInMadrid, 29)).toBe('2026-10-25');
});

test.each([
  [300_000, '5:00'],
  [247_900, '4:07'],
  [900, '0:00'],
  [-5_000, '0:00'],
])('%i ms left are shown as %s', (milliseconds, shown) => {
  expect(timeLeft(milliseconds)).toBe(shown);
});
