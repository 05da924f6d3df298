import { quickLocalTime } from './local-time.ts';

const HOUR = 36e5;
const DAY = 24 * HOUR;

/** The hour at which a night out ends. */
const END = 6;

/**
 * The number of the evening that an instant belongs to, in days since 1970. An evening lasts from 06:00 to the next 06:00 in the venue's time zone;
 * without a `zone`, in the site's. Clocks change before 06:00, so the evening of a change is an hour longer or shorter.
 */
export const eveningOf = (instant: Date, zone?: string): number =>
  Math.floor((+(quickLocalTime(instant, zone) ?? instant) - END * HOUR) / DAY);
