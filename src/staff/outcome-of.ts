import type { Card } from '../../server/protocol/card.ts';
import type { Refusal, ScanAnswer } from '../../server/protocol/scan.ts';
import type { StaffTexts } from '../i18n/texts.ts';
import { type FailureWord, failureOf } from './failure-of.ts';

/** The text for each reason of a refused scan. */
const REFUSAL_WORDS = {
  'not-a-code': 'notACode',
  'wrong-bar': 'wrongBar',
  'unknown-code': 'unknownCode',
  'no-card': 'noCard',
  expired: 'expired',
  'day-limit': 'dayLimit',
  'unshown-limit': 'unshownLimit',
} as const satisfies Readonly<Record<Exclude<Refusal, 'not-shown'>, keyof StaffTexts['staff']>>;

/** The outcome of a scan, an undo or a hand-over, for the waiter. */
export type Outcome =
  /** `undoBy`: until when it can be undone, in milliseconds of this phone's clock (L10). */
  | { readonly kind: 'stamped'; readonly card: Card; readonly stampID: string; readonly undoBy: number }
  /** L5. `stampedAt`: ISO in UTC. `undoBy`: as above, for the waiter who gave the stamp, because the first answer may have been lost. */
  | {
      readonly kind: 'repeated';
      readonly card: Card;
      readonly stampID: string;
      readonly stampedAt: string;
      readonly undoBy: number;
    }
  | { readonly kind: 'reward-ready'; readonly card: Card }
  /** `full` is the card that was handed in, `card` the new one (L9). */
  | { readonly kind: 'redeemed'; readonly full: Card; readonly card: Card }
  | { readonly kind: 'undone'; readonly card: Card }
  /** No showing is open: the waiter may confirm that the diner's phone has no signal (L7). */
  | { readonly kind: 'not-shown' }
  /** 'cardClosed': somebody else has handed the reward over (L9). */
  | { readonly kind: 'refused'; readonly why: (typeof REFUSAL_WORDS)[keyof typeof REFUSAL_WORDS] | 'cardClosed' }
  | { readonly kind: 'failed'; readonly why: FailureWord };

const MINUTE = 60_000;

/** The greatest age of a stamp of the same visit, in milliseconds: longer than a showing lasts (L6), and while it allows the hand-over (L9). */
const SAME_VISIT = { open: 15 * MINUTE, expired: 15 * MINUTE, full: 10 * MINUTE - 1 };

/** The outcome of a scan's answer. `now`: the time of the answer by this phone's clock, which may differ from the server's. */
export function outcomeOf(answer: ScanAnswer, now: number): Outcome {
  const { outcome, reason, card, stampID, stampedAt, undoUntil } = answer;
  if (outcome === 'refused' && reason) {
    return reason === 'not-shown' ? { kind: 'not-shown' } : { kind: 'refused', why: REFUSAL_WORDS[reason] };
  }
  if (outcome === 'reward-ready' && card) return { kind: 'reward-ready', card };
  if (card && stampID && stampedAt) {
    const undoBy = undoUntil ? now + Date.parse(undoUntil) - Date.parse(answer.now ?? stampedAt) : 0;
    if (outcome === 'repeated') {
      // The stamp is from an earlier visit: the code shown now is not registered, as without signal (L7).
      const age = Date.parse(answer.now ?? stampedAt) - Date.parse(stampedAt);
      return age > SAME_VISIT[card.state]
        ? { kind: 'not-shown' }
        : { kind: 'repeated', card, stampID, stampedAt, undoBy };
    }
    if (outcome === 'stamped') return { kind: 'stamped', card, stampID, undoBy };
  }
  return { kind: 'failed', why: 'wentWrong' };
}

/** The outcome of a scan that threw. A card of another bar is answered with an error, but counts as a refusal. */
export function outcomeOfFailure(cause: unknown): Outcome {
  const why = failureOf(cause);
  return why === 'wrongBar' ? { kind: 'refused', why } : { kind: 'failed', why };
}

/** The full card whose reward can be handed over now (L9). */
export function fullCardOf(outcome: Outcome | undefined): Card | undefined {
  if (!outcome || !('card' in outcome) || outcome.kind === 'redeemed') return undefined;
  return outcome.card.state === 'full' ? outcome.card : undefined;
}

/** Whether the outcome asks the waiter for something, and so stays until it is answered. */
export const asksSomething = (outcome: Outcome): boolean =>
  outcome.kind === 'failed' || outcome.kind === 'not-shown' || fullCardOf(outcome) !== undefined;
