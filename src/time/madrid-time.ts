/** The local time of Madrid by the legal rule, without the time zones of `Intl`, which take an old phone 60 ms to load. */
import { DAY } from '../terms/open-at.ts';

export const MADRID = 'Europe/Madrid';

const HOUR = 36e5;

/**
 * The difference between Madrid and UTC, in hours, by the legal rule: clocks change on the last Sundays of March and October at 01:00 UTC (Directive
 * 2000/84/EC).
 */
function madridOffset(instant: Date): number {
  const change = (month: number): number => {
    const last = new Date(Date.UTC(instant.getUTCFullYear(), month, 31, 1));
    return +last - last.getUTCDay() * DAY;
  };
  return +instant >= change(2) && +instant < change(9) ? 2 : 1;
}

/** The local time in Madrid by that rule, in the UTC fields of a date. */
export const madridTime = (instant: Date): Date => new Date(+instant + madridOffset(instant) * HOUR);
