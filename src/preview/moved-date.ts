import { quickLocalTime } from '../time/local-time.ts';

const HOUR = 3_600_000;

/**
 * A clock that always shows `hour` (0 to 23) in `zone`, by default the site's, on today's date there: minutes and seconds go on, and at the end of the
 * hour it begins again. On the day when clocks go forward it shows an hour next to the skipped one.
 */
export function movedClock(hour: number, now: () => number, zone?: string): () => number {
  const hourAt = (instant: number): number =>
    (quickLocalTime(new Date(instant), zone) ?? new Date(instant)).getUTCHours();
  return () => {
    const instant = now();
    const difference = hour - hourAt(instant);
    // The clocks may change between the two hours.
    const hours = [difference, difference + 1, difference - 1].find((each) => hourAt(instant + each * HOUR) === hour);
    return instant + (hours ?? difference) * HOUR;
  };
}

/** `Date` with another clock for the current time. */
export function movedDate(date: DateConstructor, now: () => number): DateConstructor {
  return new Proxy(date, {
    apply: (target) => new target(now()).toString(),
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as Date,
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}
