import { addDays } from '../../loyalty/site-day.ts';
import { Denied } from '../../store/store.ts';

/** The requested days, both included; the default for the last is `today`. Throws Denied 'bad-request' for an invalid range. */
export function rangeOf(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  today: string,
  { usual, most }: { readonly usual: number; readonly most: number },
): { from: string; to: string } {
  const last = to ?? today;
  const first = from ?? addDays(last, 1 - usual);
  // A day before the year 0000 is not valid on the wire; it sorts before '0'.
  if (first < '0' || first > last || first < addDays(last, 1 - most)) throw new Denied('bad-request');
  return { from: first, to: last };
}
