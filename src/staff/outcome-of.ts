import type { Card } from '../../server/protocol/card.ts';
import type { Refusal, ScanAnswer } from '../../server/protocol/scan.ts';
import type { StaffTexts } from '../i18n/texts.ts';
import { type FailureWord, failureOf } from './failure-of.ts';

/** Why a scan was refused, as the text that says so. */
const REFUSAL_WORDS = {
  'not-a-code': 'notACode',
  'wrong-bar': 'wrongBar',
  'unknown-code': 'unknownCode',
  'no-card': 'noCard',
  expired: 'expired',
  'day-limit': 'dayLimit',
  'unshown-limit': 'unshownLimit',
} as const satisfies Readonly<Record<Exclude<Refusal, 'not-shown'>, keyof StaffTexts['staff']>>;

/** What the waiter reads after a scan, an undo or a hand-over. */
export type Outcome =
  /** `undoBy`: until when it can be undone, in milliseconds of this phone's clock (L10). */
  | { readonly kind: 'stamped'; readonly card: Card; readonly stampID: string; readonly undoBy: number }
  /** L5. `stampedAt`: ISO in UTC. `undoBy`: as above, for whoever gave it: their first answer may have been lost. */
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
  | { readonly kind: 'refused'; readonly why: (typeof REFUSAL_WORDS)[keyof typeof REFUSAL_WORDS] }
  | { readonly kind: 'failed'; readonly why: FailureWord };

const MINUTE = 60_000;

/** How old the stamp of this visit is at most, in milliseconds: longer than a showing lasts (L6), and while it allows the hand-over (L9). */
const SAME_VISIT = { open: 15 * MINUTE, expired: 15 * MINUTE, full: 10 * MINUTE - 1 };

/** What a scan's answer tells the waiter. `now`: when it came, by this phone's clock, which need not agree with the server's. */
export function outcomeOf(answer: ScanAnswer, now: number): Outcome {
  const { outcome, reason, card, stampID, stampedAt, undoUntil } = answer;
  if (outcome === 'refused' && reason) {
    return reason === 'not-shown' ? { kind: 'not-shown' } : { kind: 'refused', why: REFUSAL_WORDS[reason] };
  }
  if (outcome === 'reward-ready' && card) return { kind: 'reward-ready', card };
  if (card && stampID && stampedAt) {
    const undoBy = undoUntil ? now + Date.parse(undoUntil) - Date.parse(answer.now ?? stampedAt) : 0;
    if (outcome === 'repeated') {
      // The stamp of a visit before: what is shown now is no code of today, as where there is no signal (L7).
      const age = Date.parse(answer.now ?? stampedAt) - Date.parse(stampedAt);
      return age > SAME_VISIT[card.state]
        ? { kind: 'not-shown' }
        : { kind: 'repeated', card, stampID, stampedAt, undoBy };
    }
    if (outcome === 'stamped') return { kind: 'stamped', card, stampID, undoBy };
  }
  return { kind: 'failed', why: 'wentWrong' };
}

/** The same for a scan without an answer; that of another bar is answered as an error, and is a refusal all the same. */
export function outcomeOfFailure(cause: unknown): Outcome {
  const why = failureOf(cause);
  return why === 'wrongBar' ? { kind: 'refused', why } : { kind: 'failed', why };
}

/** The full card whose reward can be handed over now (L9). */
export function fullCardOf(outcome: Outcome | undefined): Card | undefined {
  if (!outcome || !('card' in outcome) || outcome.kind === 'redeemed') return undefined;
  return outcome.card.state === 'full' ? outcome.card : undefined;
}

/** Whether it asks the waiter for something, and so stays until it is answered. */
export const asksSomething = (outcome: Outcome): boolean =>
  outcome.kind === 'failed' || outcome.kind === 'not-shown' || fullCardOf(outcome) !== undefined;
