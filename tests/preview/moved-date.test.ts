import { describe, expect, test } from 'vitest';
import { movedClock, movedDate } from '../../src/preview/moved-date.ts';
import { quickMadridHour } from '../../src/time/quick-madrid-hour.ts';

const at = (hour: number, instant: string): string =>
  new Date(movedClock(hour, () => Date.parse(instant))()).toISOString();

describe('a moved clock', () => {
  test('shows the hour in Madrid, on the same day, with the minutes of now', () => {
    expect(at(21, '2026-11-20T11:17:04.500Z')).toBe('2026-11-20T20:17:04.500Z');
    expect(at(2, '2026-11-20T11:17:04.500Z')).toBe('2026-11-20T01:17:04.500Z');
    expect(at(21, '2026-07-20T11:17:04.500Z')).toBe('2026-07-20T19:17:04.500Z');
  });

  test('begins its hour again when the real one ends', () => {
    expect(at(21, '2026-11-20T11:59:59.999Z')).toBe('2026-11-20T20:59:59.999Z');
    expect(at(21, '2026-11-20T12:00:00.000Z')).toBe('2026-11-20T20:00:00.000Z');
  });

  test('shows every hour also on the days when clocks change, but for the one that is left out', () => {
    const shown = (instant: string) =>
      Array.from({ length: 24 }, (_, hour) => quickMadridHour(new Date(at(hour, instant)))).filter(
        (hour, index) => hour !== index,
      );
    expect(shown('2026-03-29T10:30:00Z')).toEqual([1]);
    expect(shown('2026-03-28T23:30:00Z')).toEqual([3]);
    expect(shown('2026-10-25T12:30:00Z')).toEqual([]);
    expect(shown('2026-10-24T22:30:00Z')).toEqual([]);
  });
});

describe('a moved Date', () => {
  const Moved = movedDate(Date, () => Date.parse('2026-11-20T20:00:00Z'));

  test('tells the moved time wherever it is asked for now', () => {
    expect(new Moved().toISOString()).toBe('2026-11-20T20:00:00.000Z');
    expect(Moved.now()).toBe(Date.parse('2026-11-20T20:00:00Z'));
    // oxlint-disable-next-line unicorn/new-for-builtins -- A call without new gives a text.
    expect(Moved()).toBe(new Date('2026-11-20T20:00:00Z').toString());
  });

  test('is the same as ever for a time that is given', () => {
    expect(new Moved(0).toISOString()).toBe('1970-01-01T00:00:00.000Z');
    expect(new Moved(2026, 0, 5).getDate()).toBe(5);
    expect(Moved.UTC(1970, 0, 2)).toBe(864e5);
    expect(Moved.parse('1970-01-02T00:00:00Z')).toBe(864e5);
    expect(new Moved()).toBeInstanceOf(Date);
    expect(new Date()).toBeInstanceOf(Moved);
  });
});
