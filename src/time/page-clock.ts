import { writeOpenWindows } from './windows.ts';
import { logFailure } from '../ui/log.ts';
import { VENUE_ZONE } from '../terms/time-zone.ts';

/** How often the clock is read again (specification, point 9), in milliseconds. */
const EVERY = 60_000;

/**
 * Keeps the open windows current for as long as a page with hours is open. The value of the first paint was computed (`quickMadridHour`);
 * this one comes from the phone's time zones. They are not read at once, because that takes an old phone 60 ms.
 */
export function startClock(page: Document): void {
  const html = page.documentElement;
  if (html.dataset['open'] === undefined) return;
  const read = (): void => writeOpenWindows(html, madridHour(new Date()));
  setInterval(read, EVERY);
  // A phone in a pocket stops its timers.
  page.addEventListener('visibilitychange', read);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) read();
  });
}

/**
 * The hour on the clocks of Madrid, 0 to 23, by the time zones of `Intl`; the hour on the device's own clock where they fail
 * (specification, point 8); undefined where that clock fails, too.
 */
export function madridHour(instant: Date): number | undefined {
  return readHour(instant, VENUE_ZONE) ?? deviceHour(instant);
}

function readHour(instant: Date, timeZone: string): number | undefined {
  try {
    const words = new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(instant);
    const hour = Number.parseInt(words, 10);
    if (hour >= 0 && hour <= 23) return hour;
    throw new RangeError(`no hour: ${words}`);
  } catch (cause) {
    logFailure('Error reading the time in Madrid:', cause);
    return undefined;
  }
}

function deviceHour(instant: Date): number | undefined {
  const hour = instant.getHours();
  return Number.isNaN(hour) ? undefined : hour;
}
