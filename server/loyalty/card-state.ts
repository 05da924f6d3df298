import type { CardState } from '../protocol/card.ts';
import { DURATIONS } from './durations.ts';

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

/** What decides whether a showing is open. */
type ShowingFacts = {
  readonly opened: number;
  /** Until when it lives without another word of its socket. */
  readonly aliveUntil: number;
  /** When its owner closed it. */
  readonly ended: number | null;
};

/** Whether a showing is open: not closed, its socket not lost for too long, and not older than five minutes (L6). */
export function isShowingOpen({ opened, aliveUntil, ended }: ShowingFacts, now: number): boolean {
  return ended === null && now < aliveUntil && now < opened + DURATIONS.showing;
}
