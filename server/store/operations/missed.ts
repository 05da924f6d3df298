import { DURATIONS } from '../../loyalty/durations.ts';
import type { QrScanned } from '../../protocol/realtime.ts';
import { change, one, type Operation } from '../operation.ts';
import { cardOf, type CardRow } from './cards.ts';

/** The last stamp of this person's open cards of which no phone acknowledged the news (L14). */
export function* missed({ uid, now }: { uid: string; now: number }): Operation<QrScanned | undefined> {
  const card = yield* one<CardRow & { unheard: string; at: number }>(
    `select cards.*, ledger.at as at from cards join ledger on ledger.id = cards.unheard
     where cards.owner = $1 and cards.closed is null and ledger.at > $2 order by ledger.at desc, ledger.seq desc`,
    uid,
    now - DURATIONS.missed,
  );
  return (
    card && {
      success: true,
      outcome: 'stamped',
      card: cardOf(card, now),
      stampID: card.unheard,
      at: new Date(card.at).toISOString(),
    }
  );
}

/** A phone has the news of this stamp. */
export function* received({ uid, stampID }: { uid: string; stampID: string }): Operation<void> {
  yield* change('update cards set unheard = null where owner = $1 and unheard = $2', uid, stampID);
}
