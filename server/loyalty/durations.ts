import { SHOWING } from '../protocol/realtime.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Times of the rules, in milliseconds. */
export const DURATIONS = {
  /** A showing ends after this by itself (L6). */
  showing: SHOWING.longest,
  /** How long a showing outlives its last socket (L6). */
  grace: SHOWING.grace,
  /** How often each process says which showings still have a socket. */
  keep: 10 * SECOND,
  /** How long typed digits stand for their showing, so that a scan made again is answered when the showing is over. */
  typed: 15 * MINUTE,
  /** How long whoever gave a stamp can undo it (L10). */
  undo: 5 * MINUTE,
  /** Between two stamps of a card that were given without showing (L7). */
  unshown: 60 * MINUTE,
  /** How long the reward can be handed over after the full card was in front of staff (L9). */
  presented: 10 * MINUTE,
  /** How long after a stamp a phone that was away still hears of it (L14). */
  missed: 5 * MINUTE,
  /** How long an invitation is valid (L16). */
  invitation: 24 * 60 * MINUTE,
} as const;
