import { foldLedger, type EventKind } from '../../loyalty/fold-ledger.ts';
import { newsFaults } from '../../tonight/fold-news.ts';
import { all, lock, one, type Operation } from '../operation.ts';
import type { CardRow } from './cards.ts';
import { newsOf, newsRowOf } from './news.ts';
import type { LedgerLine } from './news-history.ts';
import type { Answer } from '../store.ts';

/** Number of cards per transaction. */
const PAGE = 500;

/** The number of verified cards or bars, their differences, and the id of the last one; undefined after all. */
export type Verified = { count: number; faults: Faults; last: string | undefined };
type Faults = Answer<'verify'>['faults'];

type Line = CardRow & { event: string | null; kind: EventKind; at: number; stamp: string | null };

/** L12: compares the next cards after the id with their ledgers. One statement, so that it sees one snapshot. */
export function* verifyCards({ after }: { after: string }): Operation<Verified> {
  const lines = yield* all<Line>(
    `select card.*, ledger.id as event, ledger.kind, ledger.at, ledger.stamp
     from (select * from cards where id > $1 order by id limit ${PAGE}) card
     left join ledger on ledger.card = card.id
     order by card.id, ledger.seq`,
    after,
  );
  const cards = [...Map.groupBy(lines, ({ id }) => id).values()];
  return { count: cards.length, faults: cards.flatMap(faultsOf), last: lines.at(-1)?.id };
}

function faultsOf(lines: readonly Line[]): Faults {
  const [card] = lines;
  if (!card) return [];
  const events = lines.flatMap(({ event, kind, at, stamp }) =>
    event === null ? [] : [{ id: event, kind, at, stamp }],
  );
  const { faults, ...folded } = foldLedger(events, card.max_stamps);
  const kept = { stamps: card.stamps, claimed: card.claimed, closed: card.closed, closedFor: card.closed_for };
  const differences = (['stamps', 'claimed', 'closed', 'closedFor'] as const)
    .filter((name) => kept[name] !== folded[name])
    .map((name) => `${name}: the card says ${kept[name]}, its ledger ${folded[name]}`);
  return [...faults, ...differences].map((fault) => ({ cardID: card.id, fault }));
}

/** T7: compares the news of the next bar after this one with its ledger, under a lock. */
export function* verifyNews({ after }: { after: string }): Operation<Verified> {
  const sql = `select bar from (select bar from news_ledger union select bar from news) named
    where bar > $1 order by bar`;
  const next = yield* one<{ bar: string }>(sql, after);
  if (!next) return { count: 0, faults: [], last: undefined };
  const barID = next.bar;
  yield* lock('news', barID);
  const { rows } = yield* newsOf({ barID });
  const lines = yield* all<LedgerLine & { what: 'notice' }>(
    'select * from news_ledger where bar = $1 order by seq',
    barID,
  );
  const events = lines.map((line) => ({ ...newsRowOf({ ...line, since: line.at }), change: line.change, at: line.at }));
  return { count: 1, faults: newsFaults(rows, events).map((fault) => ({ barID, fault })), last: barID };
}
