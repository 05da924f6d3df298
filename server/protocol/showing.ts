/** Durations of a showing, in milliseconds; separate from the schemas, which phones do not load. */
export const SHOWING = {
  /** The longest one (L6). */
  longest: 5 * 60_000,
  /** How long its socket may be lost (L6). */
  grace: 30_000,
} as const;
