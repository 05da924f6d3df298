import type { CardState } from '../protocol/card.ts';
import { DURATIONS } from './durations.ts';

/** The facts that decide a card's state. */
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

/** The facts that decide whether a showing is open. */
type ShowingFacts = {
  readonly opened: number;
  /** Its lease: when it ends unless its socket renews it. */
  readonly aliveUntil: number;
  /** When its owner closed it. */
  readonly ended: number | null;
};

/**
 * Whether a showing is open: not closed, its lease not expired, and not older than five minutes (L6). One from the future was opened
 * before the clock stepped back; clocks of several processes may differ a little.
 */
export function isShowingOpen({ opened, aliveUntil, ended }: ShowingFacts, now: number): boolean {
  const age = now - opened;
  return ended === null && now < aliveUntil && age < DURATIONS.showing && age >= -DURATIONS.grace;
}
