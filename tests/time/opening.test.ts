import { expect, test } from 'vitest';
import type { ClosedDay } from '../../src/terms/served.ts';
import { openingAt } from '../../src/time/opening.ts';

// Tuesday to Saturday at noon and in the evening, and the night of Friday; 2026-11-20 is a Friday.
const HOURS = '|23456|1300-1600,2000-2400;|5|2000-0200';
const CLOSED: ClosedDay[] = ['12-24', ['08-01', '08-15'], '2027-01-06'];

test.each<[now: string, isOpen: boolean, until: string | undefined]>([
  ['2026-11-20T12:59', false, '2026-11-20T13:00'],
  ['2026-11-20T13:00', true, '2026-11-20T16:00'],
  ['2026-11-20T16:00', false, '2026-11-20T20:00'],
  ['2026-11-20T23:30', true, '2026-11-21T02:00'],
  ['2026-11-21T01:59', true, '2026-11-21T02:00'],
  ['2026-11-21T23:59', true, '2026-11-22T00:00'],
  ['2026-11-22T00:00', false, '2026-11-24T13:00'],
  // Closed days: the 24th of every December, a range of every August, one day of one year.
  ['2026-12-24T14:00', false, '2026-12-25T13:00'],
  ['2028-12-24T14:00', false, '2028-12-26T13:00'],
  ['2026-08-01T14:00', false, undefined],
  ['2026-08-14T14:00', false, '2026-08-18T13:00'],
  ['2027-01-06T14:00', false, '2027-01-07T13:00'],
  ['2028-01-06T14:00', true, '2028-01-06T16:00'],
])('at %s open: %s, until %s', (now, isOpen, until) => {
  const opening = openingAt(HOURS, CLOSED, new Date(`${now}Z`));
  expect([opening.isOpen, opening.until?.toISOString().slice(0, 16)]).toEqual([isOpen, until]);
});

test('a house that never closes, and one that never opens', () => {
  const now = new Date('2026-11-20T12:00Z');
  expect(openingAt('||0000-2400', [], now)).toEqual({ isOpen: true });
  expect(openingAt('|12345|1300-1600', [['01-01', '12-31']], now)).toEqual({ isOpen: false });
});
