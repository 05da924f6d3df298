import { DURATIONS } from '../../loyalty/durations.ts';
import type { QrScanned } from '../../protocol/realtime.ts';
import { REFUSAL_MESSAGES } from '../../protocol/refusal-messages.ts';
import type { Refusal, ScanAnswer } from '../../protocol/scan.ts';
import { notify, type Operation } from '../operation.ts';
import { cardOf, type CardRow } from './cards.ts';

export function refusal(reason: Refusal): ScanAnswer {
  return { outcome: 'refused', reason, message: REFUSAL_MESSAGES[reason] };
}

export function stampAnswer(
  outcome: 'stamped' | 'repeated',
  stampID: string,
  at: number,
  card: CardRow,
  now: number,
): ScanAnswer {
  return {
    outcome,
    card: cardOf(card, now),
    stampID,
    stampedAt: new Date(at).toISOString(),
    undoUntil: new Date(at + DURATIONS.undo).toISOString(),
  };
}

/** The diner's phone hears what the scan meant (L14). */
export function* tell(uid: string, { outcome, reason, card, stampID, stampedAt }: ScanAnswer): Operation<void> {
  const scanned: QrScanned = {
    success: outcome !== 'refused',
    outcome,
    ...(reason && { reason }),
    ...(card && { card }),
    ...(stampID && { stampID }),
    ...(stampedAt && { at: stampedAt }),
  };
  yield* notify({ kind: 'scanned', uid, scanned });
}
