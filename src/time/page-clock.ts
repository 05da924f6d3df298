import { logFailure } from '../ui/log.ts';
import { onReturn } from '../ui/on-return.ts';

/** How often the clock is read again (specification, point 9), in milliseconds. */
const EVERY = 60_000;

/**
 * Keeps the open windows current for as long as a page with hours is open. The value of the first paint was computed (`quickLocalTime`);
 * this one comes from the phone's time zones. They are not read at once, because that takes an old phone 60 ms.
 */
export function startClock(page: Document): void {
  const html = page.documentElement;
  if (html.dataset['open'] === undefined) return;
  const read = (): void =>
    void import('./read-clock.ts').then(
      ({ readClock }) => readClock(html),
      (cause: unknown) => logFailure('Error loading the clock:', cause),
    );
  setInterval(read, EVERY);
  // A phone in a pocket stops its timers.
  page.addEventListener('visibilitychange', read);
  onReturn(read);
}
