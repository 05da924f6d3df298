import { decideUndo } from '../../loyalty/decide-undo.ts';
import type { Card } from '../../protocol/card.ts';
import { change, exists, lock, notify, one, type Operation } from '../operation.ts';
import { Denied } from '../store.ts';
import { cardByID, cardOf } from './cards.ts';
import { record } from './ledger.ts';
import { membershipsOf } from './members.ts';

/** L10. Staff of another bar get the same answer for existing and unknown stamps (L17). */
export function* undo({ by, stampID, now }: { by: string; stampID: string; now: number }): Operation<Card> {
  const memberships = yield* membershipsOf(by);
  if (memberships.length === 0) throw new Denied('not-staff');
  const stamp = yield* one<{ card: string; bar: string; member: string; at: number }>(
    "select card, bar, member, at from ledger where id = $1 and kind = 'stamped'",
    stampID,
  );
  const member = memberships.find(({ bar }) => bar === stamp?.bar);
  const owner = stamp && (yield* cardByID(stamp.card))?.owner;
  if (!stamp || !member) throw new Denied('unknown-stamp');
  if (owner) yield* lock('person', owner);

  const card = yield* cardByID(stamp.card);
  if (!card) throw new Denied('unknown-stamp');
  const undone = yield* exists('select id from ledger where stamp = $1', stampID);
  const decision = decideUndo({
    now,
    member: member.id,
    stamp: { member: stamp.member, at: stamp.at, undone },
    cardClosed: card.closed !== null,
  });
  if (decision.kind === 'denied') throw new Denied(decision.code);
  if (decision.kind === 'undone') return cardOf(card, now);

  yield* record({ card, kind: 'undone', now, member: member.id, stamp: stampID });
  yield* change('update cards set stamps = stamps - 1, presented = null where id = $1', card.id);
  yield* change('update cards set unheard = null where id = $1 and unheard = $2', card.id, stampID);
  yield* change("update showings set outcome = 'undone' where card = $1 and stamp = $2", card.id, stampID);
  const changed = cardOf({ ...card, stamps: card.stamps - 1 }, now);
  if (card.owner) yield* notify({ kind: 'card', uid: card.owner, card: changed });
  return changed;
}
