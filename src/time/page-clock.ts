import { eachMinute } from '../ui/each-minute.ts';
import { logFailure } from '../ui/log.ts';

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
  // As often as the specification says, point 9.
  eachMinute(page, read);
}
