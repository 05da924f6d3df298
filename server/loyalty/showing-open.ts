import { DURATIONS } from './durations.ts';

/** What decides whether a showing is open. */
export type ShowingFacts = {
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
