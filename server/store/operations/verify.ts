import { foldLedger, type EventKind } from '../../loyalty/fold-ledger.ts';
import { all, type Operation } from '../operation.ts';
import type { CardRow } from './cards.ts';

/** How many cards one transaction compares. */
const PAGE = 500;

export type Fault = { cardID: string; fault: string };
export type VerifiedPage = { cards: number; faults: Fault[]; last: string | undefined };

type Line = CardRow & { event: string | null; kind: EventKind; at: number; stamp: string | null };

/** L12: compares the next cards after the id with their ledgers. One statement, so that it sees one moment. */
export function* verifyPage({ after }: { after: string }): Operation<VerifiedPage> {
  const lines = yield* all<Line>(
    `select card.*, ledger.id as event, ledger.kind, ledger.at, ledger.stamp
     from (select * from cards where id > $1 order by id limit ${PAGE}) card
     left join ledger on ledger.card = card.id
     order by card.id, ledger.seq`,
    after,
  );
  const cards = [...Map.groupBy(lines, ({ id }) => id).values()];
  return {
    cards: cards.length,
    faults: cards.flatMap(faultsOf),
    last: lines.at(-1)?.id,
  };
}

function faultsOf(lines: readonly Line[]): Fault[] {
  const [card] = lines;
  if (!card) return [];
  const events = lines.flatMap(({ event, kind, at, stamp }) =>
    event === null ? [] : [{ id: event, kind, at, stamp }],
  );
  const { faults, ...told } = foldLedger(events, card.max_stamps);
  const kept = { stamps: card.stamps, claimed: card.claimed, closed: card.closed, closedFor: card.closed_for };
  const differences = (['stamps', 'claimed', 'closed', 'closedFor'] as const)
    .filter((name) => kept[name] !== told[name])
    .map((name) => `${name}: the card says ${kept[name]}, its ledger ${told[name]}`);
  return [...faults, ...differences].map((fault) => ({ cardID: card.id, fault }));
}
