import { randomUUID } from 'node:crypto';
import type { EventKind } from '../../loyalty/fold-ledger.ts';
import { siteDay } from '../../loyalty/site-day.ts';
import { change, type Operation } from '../operation.ts';

/** Appends an event to the ledger; returns its id. */
export function* record(event: {
  card: { readonly id: string; readonly bar: string };
  kind: EventKind;
  now: number;
  member?: string;
  unshown?: boolean;
  showing?: string | undefined;
  stamp?: string;
  successor?: string | undefined;
}): Operation<string> {
  const id = randomUUID();
  yield* change(
    `insert into ledger (id, card, bar, kind, at, day, unshown, member, showing, stamp, successor)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    id,
    event.card.id,
    event.card.bar,
    event.kind,
    event.now,
    siteDay(event.now),
    event.unshown ? 1 : 0,
    event.member ?? null,
    event.showing ?? null,
    event.stamp ?? null,
    event.successor ?? null,
  );
  return id;
}
