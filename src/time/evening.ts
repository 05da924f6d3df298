import { madridOffset } from './madrid-offset.ts';

const HOUR = 36e5;
const DAY = 24 * HOUR;

/** The hour in Madrid at which a night out ends. */
const END = 6;

/**
 * The number of the evening that an instant belongs to, in days since 1970. An evening lasts from 06:00 in Madrid to the next 06:00. Clocks
 * change before 06:00, so the evening of a change is an hour longer or shorter.
 */
export const eveningOf = (instant: Date): number => Math.floor((+instant + (madridOffset(instant) - END) * HOUR) / DAY);
