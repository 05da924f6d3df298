import type { CardState } from '../protocol/card.ts';

/** What decides a card's state. */
export type CardFacts = {
  readonly stamps: number;
  readonly maxStamps: number;
  /** The instant after which it is expired. */
  readonly expires: number;
};

/** The state of a card. Expired wins over full (L11): its reward is gone. */
export function cardState({ stamps, maxStamps, expires }: CardFacts, now: number): CardState {
  if (now > expires) return 'expired';
  return stamps >= maxStamps ? 'full' : 'open';
}
