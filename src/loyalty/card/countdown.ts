const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * What is left of a card as 'Nd Nh', in whole hours (specification, point 4); undefined once it has expired, which is said in words
 * ('Expirada'). `expiration` is an ISO date, the last instant at which the card is good; `now` is in milliseconds since 1970.
 */
export function remainingText(expiration: string, now: number): string | undefined {
  const left = Date.parse(expiration) - now;
  // A date that is none is no promise.
  if (!(left >= 0)) return undefined;
  return `${Math.floor(left / DAY)}d ${Math.floor((left % DAY) / HOUR)}h`;
}

const LAST_HOUR = '0d 0h';

/** The same as people see it: in the last hour `lastHour`, 'less than 1 h'. */
export const shownTime = (remaining: string, lastHour: string): string =>
  remaining === LAST_HOUR ? lastHour : remaining;

/** The same as words for those who hear it: '3 days 4 hours'. */
export function spokenTime(remaining: string, language: string, lastHour: string): string {
  if (remaining === LAST_HOUR) return lastHour;
  const [days = 0, hours = 0] = remaining.split(' ').map((part) => Number.parseInt(part, 10));
  const inWords = (count: number, unit: 'day' | 'hour'): string =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  return `${inWords(days, 'day')} ${inWords(hours, 'hour')}`;
}
