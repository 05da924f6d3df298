import { randomUUID } from 'node:crypto';
import { cardState, type CardFacts } from '../../loyalty/card-state.ts';
import { expirationOf, iso } from '../../loyalty/site-day.ts';
import type { ClosedFor } from '../../loyalty/fold-ledger.ts';
import type { Programme } from '../../protocol/calls.ts';
import type { Card, Rewards } from '../../protocol/card.ts';
import { change, one, type Operation, lock, notify } from '../operation.ts';
import { record } from './ledger.ts';
import { type Answer, Denied, type Given } from '../store.ts';

export type CardRow = {
  id: string;
  bar: string;
  owner: string | null;
  max_stamps: number;
  per_day: number | null;
  rewards: string;
  claimed: number;
  expires: number;
  stamps: number;
  presented: number | null;
  unheard: string | null;
  closed: number | null;
  closed_for: ClosedFor | null;
};

/** The facts of a card for the rules. */
export function factsOf(row: CardRow): CardFacts & { perDay: number | null; presented: number | null } {
  return {
    stamps: row.stamps,
    maxStamps: row.max_stamps,
    expires: row.expires,
    perDay: row.per_day,
    presented: row.presented,
  };
}

/** A card as the API returns it. */
export function cardOf(row: CardRow, now: number): Card {
  const rewards = JSON.parse(row.rewards) as Rewards;
  return {
    cardID: row.id,
    bar: { ID: row.bar },
    expiration: iso(row.expires),
    maxStamps: row.max_stamps,
    nStamps: row.stamps,
    reward: rewards.es ?? Object.values(rewards)[0] ?? '',
    rewards,
    state: cardState(factsOf(row), now),
  };
}

export const cardByID = (id: string): Operation<CardRow | undefined> =>
  one<CardRow>('select * from cards where id = $1', id);

/** The open card of a person at a bar; L1: there is at most one. */
export const openCardOf = (uid: string, barID: string): Operation<CardRow | undefined> =>
  one<CardRow>('select * from cards where owner = $1 and bar = $2 and closed is null', uid, barID);

/** Opens a card; L3: it keeps today's programme. */
export function* openCard(uid: string, barID: string, programme: Programme, now: number): Operation<CardRow> {
  const row: CardRow = {
    id: randomUUID(),
    bar: barID,
    owner: uid,
    max_stamps: programme.stamps,
    per_day: programme.perDay,
    rewards: JSON.stringify(programme.reward),
    claimed: now,
    expires: expirationOf(now, programme.validity),
    stamps: 0,
    presented: null,
    unheard: null,
    closed: null,
    closed_for: null,
  };
  yield* change(
    `insert into cards (id, bar, owner, max_stamps, per_day, rewards, claimed, expires)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    row.id,
    barID,
    uid,
    row.max_stamps,
    row.per_day,
    row.rewards,
    now,
    row.expires,
  );
  yield* record({ card: row, kind: 'claimed', now });
  return row;
}

/** Closes a card; L18: open showings of it give no more stamps. */
export const closeCard = (card: CardRow, closedFor: ClosedFor, now: number): Operation<void> =>
  change('update cards set closed = $2, closed_for = $3 where id = $1', card.id, now, closedFor);

/** L1, L2, L3, L11. Throws `Denied` with 'no-programme' if the bar has no stamp card and this person no earlier one. */
export function* claim({ uid, bar, now }: Given<'claim'>): Operation<Answer<'claim'>> {
  yield* lock('person', uid);
  const before = yield* openCardOf(uid, bar.barID);
  if (before && cardState(factsOf(before), now) !== 'expired') return { created: false, card: cardOf(before, now) };
  if (!bar.programme) throw new Denied('no-programme');

  if (before) {
    yield* closeCard(before, 'expired', now);
    yield* record({ card: before, kind: 'replaced', now });
  }
  const card = cardOf(yield* openCard(uid, bar.barID, bar.programme, now), now);
  yield* notify({ kind: 'card', uid, card });
  return { created: true, card };
}
