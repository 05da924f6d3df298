import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOpenAt } from '../../src/terms/open-at.ts';
import { runsOf, type Span, windowOf } from '../../src/terms/served.ts';

/** The time on a venue's clocks. */
const at = (text: string): Date => new Date(`${text}Z`);

// 2026-11-20 is a Friday.
test.each<[what: string, spans: readonly Span[], open: readonly string[], shut: readonly string[]]>([
  [
    'a lunch menu',
    [{ days: [1, 2, 3, 4, 5], hours: [['13:00', '16:00']] }],
    ['2026-11-20T13:00', '2026-11-20T15:59', '2026-11-16T14:00'],
    ['2026-11-20T12:59', '2026-11-20T16:00', '2026-11-21T14:00', '2026-11-22T14:00'],
  ],
  [
    'a summer dish',
    [{ dates: ['06-01', '09-15'] }],
    ['2026-06-01T00:00', '2026-09-15T23:59', '2027-07-07T07:07'],
    ['2026-05-31T23:59', '2026-09-16T00:00', '2026-12-24T12:00'],
  ],
  [
    'a dish of the winter, over New Year',
    [{ dates: ['12-01', '01-06'] }],
    ['2026-12-01T00:00', '2026-12-31T23:59', '2027-01-01T00:00', '2027-01-06T23:59'],
    ['2026-11-30T23:59', '2027-01-07T00:00'],
  ],
  [
    'a night, which belongs to the day it began on',
    [{ days: [5, 6], hours: [['23:00', '03:00']] }],
    ['2026-11-20T23:00', '2026-11-21T02:59', '2026-11-21T23:30', '2026-11-22T02:59'],
    ['2026-11-20T02:00', '2026-11-20T22:59', '2026-11-21T03:00', '2026-11-22T23:00', '2026-11-23T01:00'],
  ],
  [
    'the last night of some dates, which ends on the day after them',
    [{ dates: ['08-01', '08-15'], hours: [['20:00', '02:00']] }],
    ['2026-08-15T23:00', '2026-08-16T01:59'],
    ['2026-08-01T01:00', '2026-08-16T02:00', '2026-08-16T20:00'],
  ],
  [
    'hours until midnight',
    [{ hours: [['20:00', '24:00']] }],
    ['2026-11-20T23:59'],
    ['2026-11-20T00:00', '2026-11-20T19:59'],
  ],
  [
    'several times',
    [
      { days: [5, 6], hours: [['23:00', '03:00']] },
      {
        days: [7],
        hours: [
          ['12:00', '15:00'],
          ['20:30', '22:00'],
        ],
      },
    ],
    ['2026-11-22T12:00', '2026-11-22T21:00', '2026-11-22T01:00'],
    ['2026-11-22T15:00', '2026-11-22T20:29', '2026-11-20T12:30'],
  ],
  ['the leap day', [{ dates: ['02-29', '02-29'] }], ['2028-02-29T12:00'], ['2028-02-28T12:00', '2027-03-01T12:00']],
])('%s', (_, spans, open, shut) => {
  const window = windowOf(spans);
  expect(window).toMatch(/^[\d|;,-]*$/);
  expect(open.filter((time) => !isOpenAt(window, at(time)))).toEqual([]);
  expect(shut.filter((time) => isOpenAt(window, at(time)))).toEqual([]);
});

describe('any times', () => {
  const two = (count: number): string => String(count).padStart(2, '0');
  const time = fc
    .tuple(fc.nat(23), fc.constantFrom(0, 15, 30, 59))
    .map(([hour, minute]) => `${two(hour)}:${two(minute)}`);
  const date = fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map((parts) => parts.map(two).join('-'));
  const pair = (one: fc.Arbitrary<string>) => fc.tuple(one, one).filter(([from, to]) => from !== to);
  const span: fc.Arbitrary<Span> = fc.record(
    {
      dates: pair(date),
      days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      hours: fc.array(pair(time), { minLength: 1, maxLength: 3 }),
    },
    { requiredKeys: [] },
  );

  /** The same said slowly: whether a minute is one of those that begin on a day that counts. */
  function isServedSlowly({ dates, days, hours = [['00:00', '24:00']] }: Span, moment: Date): boolean {
    return [0, 1].some((ago) => {
      const day = new Date(+moment - ago * 864e5);
      const key = day.toISOString().slice(5, 10);
      const isDate =
        !dates || (dates[0] <= dates[1] ? dates[0] <= key && key <= dates[1] : dates[0] <= key || key <= dates[1]);
      const isDay = !days || days.includes(((day.getUTCDay() + 6) % 7) + 1);
      if (!isDate || !isDay) return false;
      const start = Date.parse(`${day.toISOString().slice(0, 10)}T00:00Z`);
      const minutes = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
      return hours.some(([from, to]) => {
        const length = minutes(to) - minutes(from);
        const begin = start + minutes(from) * 60_000;
        const end = begin + (length <= 0 ? length + 1440 : length) * 60_000;
        return begin <= +moment && +moment < end;
      });
    });
  }

  test('are open when a slower reading says so', () => {
    const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2029-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.array(span, { minLength: 1, maxLength: 3 }), moment, (spans, now) => {
        expect(isOpenAt(windowOf(spans), now)).toBe(spans.some((each) => isServedSlowly(each, now)));
      }),
      { numRuns: 2000 },
    );
  });
});

test('days in runs', () => {
  expect(runsOf([1, 2, 3, 5, 7])).toEqual([[1, 2, 3], [5], [7]]);
  expect(runsOf([])).toEqual([]);
});
