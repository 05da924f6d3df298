import { useCallback, useSyncExternalStore } from 'react';
import { localesOf } from '../../terms/locales.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * The time left on a card as 'Nd Nh', in whole hours (specification, point 4); undefined once it has expired. `expiration` is an ISO date,
 * the last instant at which the card is valid; `now` is in milliseconds since 1970.
 */
export function remainingText(expiration: string, now: number): string | undefined {
  const left = Date.parse(expiration) - now;
  // An invalid date counts as expired.
  if (!(left >= 0)) return undefined;
  return `${Math.floor(left / DAY)}d ${Math.floor((left % DAY) / HOUR)}h`;
}

const LAST_HOUR = '0d 0h';

/** The text that people see: in the last hour `lastHour`, 'less than 1 h'. */
export const shownTime = (remaining: string, lastHour: string): string =>
  remaining === LAST_HOUR ? lastHour : remaining;

/** The words for screen readers: '3 days 4 hours'. */
export function spokenTime(remaining: string, language: string, lastHour: string): string {
  if (remaining === LAST_HOUR) return lastHour;
  const [days = 0, hours = 0] = remaining.split(' ').map((part) => Number.parseInt(part, 10));
  const inWords = (count: number, unit: 'day' | 'hour'): string =>
    new Intl.NumberFormat(localesOf(language), { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  return `${inWords(days, 'day')} ${inWords(hours, 'hour')}`;
}

/** The time between two readings, in milliseconds (specification, point 9). */
const TICK = 1_000;

function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, TICK);
  return () => clearInterval(timer);
}

/** The time left on a card as `remainingText` gives it, read every second. Renders only when the text changes. */
export function useCountdown(expiration: string): string | undefined {
  const look = useCallback(() => remainingText(expiration, Date.now()), [expiration]);
  return useSyncExternalStore(everySecond, look);
}

/** The whole seconds until an instant (milliseconds since 1970), read every second; 0 after it. */
export const useSecondsUntil = (instant: number): number =>
  useSyncExternalStore(everySecond, () => Math.max(0, Math.ceil((instant - Date.now()) / 1000)));
