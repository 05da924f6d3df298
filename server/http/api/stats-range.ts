import { addDays, madridDay } from '../../loyalty/madrid-day.ts';
import { Denied } from '../../store/store.ts';

/** How many days are told unless more are asked for, and at most: a year, and the same month of the year before. */
const USUAL_DAYS = 30;
const MOST_DAYS = 400;

/**
 * The days that figures are asked for, both included; those up to today where only some are named.
 *
 * @throws {Denied} 'bad-request' when they run backwards or are too many
 */
export function statsRange(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  now: number,
): { from: string; to: string } {
  const last = to ?? madridDay(now);
  const first = from ?? addDays(last, 1 - USUAL_DAYS);
  if (first > last || first < addDays(last, 1 - MOST_DAYS)) throw new Denied('bad-request');
  return { from: first, to: last };
}
