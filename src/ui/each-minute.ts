import { onReturn } from './on-return.ts';

const EVERY = 60_000;

/**
 * Calls a listener every minute of an open page, and whenever the diner comes back to it: a phone in a pocket stops its timers, and so does a page in
 * the browser's back/forward cache.
 */
export function eachMinute(page: Document, listener: () => void): void {
  setInterval(listener, EVERY);
  page.addEventListener('visibilitychange', listener);
  onReturn(listener);
}
