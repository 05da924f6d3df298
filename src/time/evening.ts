import { madridOffset } from './quick-madrid-hour.ts';

const HOUR = 36e5;

/** When a night out is over in Madrid. */
const END = 6;

/**
 * The day that an instant belongs to for those who are out: from 06:00 in Madrid to the next 06:00, as a number of days since 1970. Clocks
 * change before 06:00, so the day of a change is an hour longer or shorter.
 */
export const eveningOf = (instant: Date): number =>
  Math.floor((+instant + (madridOffset(instant) - END) * HOUR) / (24 * HOUR));
