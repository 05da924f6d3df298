import { isDeepStrictEqual } from 'node:util';
import type { Role } from '../protocol/calls.ts';
import type { ApiErrorCode } from '../protocol/errors.ts';
import type { Dish, Special, TonightNotice } from '../protocol/tonight.ts';
import { contradictsItself, mayPrice, MOST_SPECIALS } from '../protocol/limits.ts';
import { isLive, type NewsRow, type Content, type What } from './news-row.ts';
import { nextSix } from '../protocol/service-day.ts';

/** A change that staff request. */
export type Change =
  | { readonly do: 'mark'; readonly dishID: string; readonly until: 'day' | 'notice' }
  | { readonly do: 'price'; readonly dishID: string; readonly amount: number }
  /** Without an id: a new one. */
  | { readonly do: 'special'; readonly specialID: string | undefined; readonly special: Special }
  | { readonly do: 'notice'; readonly notice: TonightNotice }
  | { readonly do: 'take-back'; readonly what: What; readonly subject: string };

export type NewsFacts = {
  readonly now: number;
  /** The venue's time zone, whose 06:00 counts. */
  readonly zone: string;
  readonly role: Role;
  /** The dish of the change in the served menu (T6); undefined if the menu does not have it. */
  readonly dish: { readonly price: Dish['price']; readonly name: string } | undefined;
  /** All news of the bar, including ended ones. */
  readonly rows: readonly NewsRow[];
  /** Whether the ledger has any event about the subject of the change. */
  readonly known: boolean;
  /** The id for a new special. */
  readonly newID: string;
};

export type NewsDecision =
  | { readonly kind: 'denied'; readonly code: ApiErrorCode }
  /** There is nothing to do (T7). `subject` is the id of the news. */
  | { readonly kind: 'same'; readonly subject: string }
  | { readonly kind: 'set'; readonly row: NewsRow }
  | { readonly kind: 'taken-back'; readonly row: NewsRow };

const denied = (code: ApiErrorCode): NewsDecision => ({ kind: 'denied', code });

/** Decides what a change of the news does (T1 to T4, T6, T7). */
export function decideNews(change: Change, facts: NewsFacts): NewsDecision {
  switch (change.do) {
    case 'mark':
      return decideMark(change, facts);
    case 'price':
      return decidePrice(change, facts);
    case 'special':
      return decideSpecial(change, facts);
    case 'notice':
      return decideNotice(change, facts);
    case 'take-back':
      return decideTakeBack(change, facts);
  }
}

/** T1. */
function decideMark({ dishID, until }: Extract<Change, { do: 'mark' }>, facts: NewsFacts): NewsDecision {
  const { dish, role, now, zone } = facts;
  if (!dish) return denied('unknown-dish');
  if (until === 'notice' && role !== 'owner') return denied('not-owner');
  // An owner has marked it until further notice; a mark by staff would shorten that.
  if (role !== 'owner' && liveRow(facts, 'sold-out', dishID)?.ends === null) return { kind: 'same', subject: dishID };
  const ends = until === 'day' ? nextSix(now, zone) : null;
  return set(facts, { subject: dishID, name: dish.name, content: { what: 'sold-out' }, ends });
}

/** T2. */
function decidePrice({ dishID, amount }: Extract<Change, { do: 'price' }>, facts: NewsFacts): NewsDecision {
  const { dish, role, now, zone } = facts;
  if (!dish) return denied('unknown-dish');
  if (!mayPrice(role, dish)) return denied('not-your-price');
  const content: Content = { what: 'price', amount };
  return set(facts, { subject: dishID, name: dish.name, content, ends: nextSix(now, zone) });
}

/** T3. */
function decideSpecial({ specialID, special }: Extract<Change, { do: 'special' }>, facts: NewsFacts): NewsDecision {
  const { rows, now, zone, known, newID } = facts;
  if (contradictsItself(special)) return denied('conflicting-marks');
  const content: Content = { what: 'special', special };
  const live = rows.filter((row) => row.content.what === 'special' && isLive(row, now));
  if (specialID === undefined) {
    // T7: a retry, for example after a lost answer.
    const twin = live.find((row) => isDeepStrictEqual(row.content, content));
    if (twin) return { kind: 'same', subject: twin.subject };
  } else if (!known) return denied('unknown-special');
  const subject = specialID ?? newID;
  if (live.filter((row) => row.subject !== subject).length >= MOST_SPECIALS) return denied('too-many-specials');
  const name = Object.values(special.name)[0] ?? '';
  return set(facts, { subject, name, content, ends: nextSix(now, zone) });
}

/** T4. */
function decideNotice({ notice }: Extract<Change, { do: 'notice' }>, facts: NewsFacts): NewsDecision {
  const { now, zone } = facts;
  const ends = Date.parse(notice.until);
  if (ends <= now || ends > nextSix(now, zone)) return denied('bad-end');
  return set(facts, { subject: '', name: '', content: { what: 'notice', text: notice.text }, ends });
}

/** All who may set a piece of news may take it back; any staff may, if the menu no longer has the dish (T6). */
function decideTakeBack({ what, subject }: Extract<Change, { do: 'take-back' }>, facts: NewsFacts): NewsDecision {
  const { dish, role, known } = facts;
  const row = liveRow(facts, what, subject);
  if (what === 'price' && dish && !mayPrice(role, dish)) return denied('not-your-price');
  if (row) return { kind: 'taken-back', row };
  if (what === 'special' && !known) return denied('unknown-special');
  if ((what === 'sold-out' || what === 'price') && !dish && !known) return denied('unknown-dish');
  return { kind: 'same', subject };
}

const liveRow = ({ rows, now }: NewsFacts, what: What, subject: string): NewsRow | undefined =>
  rows.find((row) => row.content.what === what && row.subject === subject && isLive(row, now));

/** T7: repeating a change has no effect. */
function set(facts: NewsFacts, said: Omit<NewsRow, 'since'>): NewsDecision {
  const before = liveRow(facts, said.content.what, said.subject);
  if (before && before.ends === said.ends && isDeepStrictEqual(before.content, said.content)) {
    return { kind: 'same', subject: said.subject };
  }
  return { kind: 'set', row: { ...said, since: before?.since ?? facts.now } };
}
