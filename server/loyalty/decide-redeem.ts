import type { ApiErrorCode } from '../protocol/errors.ts';
import { cardState, type CardFacts } from './card-state.ts';
import type { ClosedFor } from './fold-ledger.ts';
import { DURATIONS } from './durations.ts';

export type RedeemFacts = {
  readonly now: number;
  readonly card: CardFacts & {
    readonly closedFor: ClosedFor | null;
    /** When staff last scanned the full card. */
    readonly presented: number | null;
  };
  /** Whether the requesting member has redeemed it before. */
  readonly isOwn: boolean;
};

export type RedeemDecision =
  | { readonly kind: 'redeem' }
  /** This member has already redeemed it; the answer is the same. */
  | { readonly kind: 'redeemed' }
  | { readonly kind: 'denied'; readonly code: ApiErrorCode };

const denied = (code: ApiErrorCode): RedeemDecision => ({ kind: 'denied', code });

/** Whether the reward of a card can be redeemed (L9): only once, and only soon after a scan found the card full. */
export function decideRedeem({ now, card, isOwn }: RedeemFacts): RedeemDecision {
  if (card.closedFor === 'redeemed') return isOwn ? { kind: 'redeemed' } : denied('card-closed');
  if (card.closedFor === 'deleted') return denied('unknown-card');
  const state = cardState(card, now);
  if (card.closedFor === 'expired' || state === 'expired') return denied('card-expired');
  if (state === 'open') return denied('card-not-full');
  if (card.presented === null || now >= card.presented + DURATIONS.presented) return denied('not-shown');
  return { kind: 'redeem' };
}
