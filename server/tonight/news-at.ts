import type { News, StaffNews } from '../protocol/tonight.ts';
import { isLive, type NewsRow } from './news-row.ts';
import { lastSix, nextSix } from '../protocol/service-day.ts';
import { iso } from '../loyalty/site-day.ts';

/** The stored news of a bar. */
export type BarNews = {
  readonly rows: readonly NewsRow[];
  /** When they last changed; undefined if they never did. */
  readonly changed: number | undefined;
};

type Moment = {
  readonly barID: string;
  readonly now: number;
  readonly zone: string;
  /** Whether the served menus have a dish of this id (T6). */
  readonly has: (dishID: string) => boolean;
};

/** The public news at this instant (T1, T6), and the instant at which they next change without a request. */
export function newsAt(
  { rows, changed }: BarNews,
  { barID, now, zone, has }: Moment,
): { readonly news: News; readonly changes: number } {
  const live = rows.filter((row) => isLive(row, now));
  const soldOut: News['soldOut'] = [];
  const prices: News['prices'] = [];
  const specials: News['specials'] = [];
  let notice: News['notice'];
  for (const { subject, content, ends } of live) {
    if (content.what === 'special') specials.push({ id: subject, ...content.special });
    else if (content.what === 'notice') notice = { text: content.text, until: iso(ends ?? nextSix(now, zone)) };
    else if (!has(subject)) continue;
    else if (content.what === 'price') prices.push({ id: subject, amount: content.amount });
    else soldOut.push(subject);
  }
  const ended = rows.flatMap(({ ends }) => (ends !== null && ends <= now ? ends : []));
  const asOf = iso(Math.max(lastSix(now, zone), changed ?? 0, ...ended));
  return {
    news: { barID, asOf, soldOut, prices, specials, ...(notice && { notice }) },
    changes: Math.min(nextSix(now, zone), ...live.flatMap(({ ends }) => ends ?? [])),
  };
}

/** The same for staff, who also see marks until further notice, dropped news, and the time. */
export function staffNewsAt(kept: BarNews, moment: Moment): StaffNews {
  const { now, has } = moment;
  const live = kept.rows.filter((row) => isLive(row, now));
  const lasting = live.filter(
    ({ content, ends, subject }) => content.what === 'sold-out' && ends === null && has(subject),
  );
  return {
    ...newsAt(kept, moment).news,
    untilNotice: lasting.map(({ subject }) => subject),
    dropped: live.flatMap(({ subject, name, content: { what } }) =>
      (what === 'sold-out' || what === 'price') && !has(subject) ? { id: subject, name, what } : [],
    ),
    now: iso(now),
  };
}
