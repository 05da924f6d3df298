/** Whether a venue is open, and until when. */
import { DAY, isOpenAt, minutesOf } from '../terms/open-at.ts';
import type { ClosedDay } from '../terms/served.ts';

const MINUTE = 60_000;
/** The number of days to search for the next change. */
const DAYS_AHEAD = 14;

export type Opening = {
  readonly isOpen: boolean;
  /** When that changes, in the venue's local time (in UTC fields); absent: not within two weeks. */
  readonly until?: Date;
};

/** Whether a venue is open at a local time (in UTC fields), by its hours, a window of `windowOf`, and the days on which it is closed. */
export function openingAt(hours: string, closed: readonly ClosedDay[], local: Date): Opening {
  const isOpenOn = (instant: Date): boolean => isOpenAt(hours, instant, (day) => isClosed(closed, day));
  const isOpen = isOpenOn(local);
  // Openings and closings happen only at these times of day.
  const times = ['0000', ...(hours.match(/\d{4}/g) ?? [])].map(minutesOf).sort((one, other) => one - other);
  const midnight = Math.floor(+local / DAY) * DAY;
  for (let day = 0; day <= DAYS_AHEAD; day++) {
    for (const time of times) {
      const instant = new Date(midnight + day * DAY + time * MINUTE);
      if (+instant > +local && isOpenOn(instant) !== isOpen) return { isOpen, until: instant };
    }
  }
  return { isOpen };
}

function isClosed(closed: readonly ClosedDay[], day: Date): boolean {
  const date = day.toISOString().slice(0, 10);
  return closed.some((each) => {
    const [from, to] = typeof each === 'string' ? [each, each] : each;
    const key = date.slice(-from.length);
    return from <= to ? from <= key && key <= to : from <= key || key <= to;
  });
}
