import { openWindows } from './windows.ts';

/** How often the clock is read again (specification, point 9), in milliseconds. */
const EVERY = 60_000;

/**
 * Writes the open windows to `<html data-open>`; the style sheet hides every `data-only` that is not among them. So what is
 * out of its hours is gone before the first paint, and React need not know the time.
 */
export function startClock(page: Document): void {
  const read = (): void => {
    page.documentElement.dataset['open'] = openWindows(new Date()).join(' ');
  };
  read();
  setInterval(read, EVERY);
  // A phone in a pocket stops its timers.
  page.addEventListener('visibilitychange', read);
  window.addEventListener('pageshow', read);
}
