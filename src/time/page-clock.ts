import { madridHour } from './madrid-hour.ts';
import { writeOpenWindows } from './write-open-windows.ts';

/** How often the clock is read again (specification, point 9), in milliseconds. */
const EVERY = 60_000;

/**
 * Keeps the open windows right for as long as the page is open, where it has something with hours. What stands there before the first
 * paint was reckoned (`quickMadridHour`); this is what the phone says. It is not asked at once, since that takes an old phone 60 ms.
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
