/** Times at which something is served, or a venue is open (menu language, 'Served'). */

/** One time as `inspect` prints it; an absent part does not restrict it. */
export type Span = {
  /** Month and day, '06-01', every year, both included; may run over New Year. */
  readonly dates?: readonly [from: string, to: string];
  /** From 1, Monday, to 7. */
  readonly days?: readonly number[];
  /** '13:00' to '16:00', on the venue's clocks; an end before its start is on the next day, which belongs to the day it began on. */
  readonly hours?: readonly (readonly [from: string, to: string])[];
};

/** Days on which a venue is closed: every year ('12-24'), once ('2027-01-06'), or from one to another. */
export type ClosedDay = string | readonly [from: string, to: string];

const digitsOf = (parts: readonly string[]): string => parts.map((part) => part.replaceAll(/\D/g, '')).join('-');

/**
 * Times as one word of digits, without spaces: '0601-0915|12345|1300-1600'. Each part may be empty; semicolons separate several times. The page
 * writes this to its elements and reads it with `isOpenAt` (`open-at.ts`).
 */
export const windowOf = (spans: readonly Span[]): string =>
  spans
    .map(({ dates = [], days = [], hours = [] }) =>
      [digitsOf(dates), days.join(''), hours.map(digitsOf).join()].join('|'),
    )
    .join(';');

/** Days in runs: [1, 2, 3, 5] is [[1, 2, 3], [5]]. */
export function runsOf(days: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last?.at(-1) === day - 1) last.push(day);
    else runs.push([day]);
  }
  return runs;
}
