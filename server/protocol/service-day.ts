/** When tonight's news end (T1), for the server and for phones: days of service, from 06:00 to 06:00 of the venue's clock. */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SIX = 6 * HOUR;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The local time of a zone at an instant, encoded as the instant with the same time in UTC. */
export function shownAt(instant: number, zone: string): number {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' });
  formats.set(zone, format);
  return Date.parse(`${format.format(instant).replace(' ', 'T')}Z`);
}

/** The instants at which a zone's clocks show a local time: two where they go back over it; of a time that they skip, the one by the old offset. */
function instantsOf(shown: number, zone: string): readonly number[] {
  const offset = (instant: number): number => shownAt(instant, zone) - instant;
  const [first, second] = [shown - offset(shown - DAY), shown - offset(shown + DAY)];
  const exact = [first, second].filter((instant) => shownAt(instant, zone) === shown);
  return exact.length > 0 ? exact : [first];
}

/** The inverse of `shownAt`: the first instant of a local time. */
export const instantOf = (shown: number, zone: string): number => Math.min(...instantsOf(shown, zone));

const midnight = (shown: number): number => Math.floor(shown / DAY) * DAY;

/** The date of an instant's service day, as its midnight encoded in UTC. */
const dayOf = (instant: number, zone: string): number => midnight(shownAt(instant, zone) - SIX);

/** The day of an instant or a local time, 'YYYY-MM-DD'. */
export const dateOf = (shown: number): string => new Date(shown).toISOString().slice(0, 10);

/** The day of service of an instant, 'YYYY-MM-DD': until 06:00 the night belongs to the day before. */
export const serviceDay = (instant: number, zone: string): string => dateOf(dayOf(instant, zone));

/** The last 06:00 in the zone at or before the instant. */
export const lastSix = (instant: number, zone: string): number => instantOf(dayOf(instant, zone) + SIX, zone);

/** The next 06:00 in the zone. */
export const nextSix = (instant: number, zone: string): number => instantOf(dayOf(instant, zone) + DAY + SIX, zone);

/** The next instant with a local time of day, given in milliseconds since midnight. */
export function nextTime(instant: number, zone: string, time: number): number {
  const today = midnight(shownAt(instant, zone)) + time;
  const instants = [today, today + DAY].flatMap((shown) => instantsOf(shown, zone));
  return Math.min(...instants.filter((each) => each > instant));
}
