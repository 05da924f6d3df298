import { SHOWING } from '../protocol/showing.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Times of the rules, in milliseconds. */
export const DURATIONS = {
  /** The longest duration of a showing (L6). */
  showing: SHOWING.longest,
  /** How long a showing stays open after its last socket is lost (L6). */
  grace: SHOWING.grace,
  /** Interval in which each process renews the leases of showings with a socket. */
  keep: 10 * SECOND,
  /** How long typed digits identify their showing, so that a repeated scan is answered after the showing has ended. */
  typed: 15 * MINUTE,
  /** How long the waiter who gave a stamp can undo it (L10). */
  undo: 5 * MINUTE,
  /** Least time between two stamps of a card without showing (L7). */
  unshown: 60 * MINUTE,
  /** How long the reward can be redeemed after staff scanned the full card (L9). */
  presented: 10 * MINUTE,
  /** How long after a stamp a phone that was offline is still told of it (L14). */
  missed: 5 * MINUTE,
  /** How long an invitation is valid (L16). */
  invitation: 24 * 60 * MINUTE,
} as const;
