import { minutesOf } from '../../src/terms/open-at.ts';
import type { Span } from '../../src/terms/served.ts';
import { NAMED } from '../../src/terms/named-hours.ts';
import type { Report } from '../diagnostics/report.ts';
import { words } from '../diagnostics/words.ts';
import type { Located } from '../validate/values.ts';
import type { PlacedEntry } from './placed.ts';

/** Limit of compared pairs of times, far more than a menu has. */
const MOST_PAIRS = 10_000;

const WHOLE_DAY = [['00:00', '24:00']] as const;
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const MINUTES = 1440;

/** The resolved fields that restrict when something is shown. */
type Shown = {
  readonly hidden?: boolean;
  readonly onlyNight?: boolean;
  readonly onlyDay?: boolean;
  readonly served?: readonly Span[];
};

/** Warns of an entry that its own times never show while its section is shown. */
export function checkShown({ entry }: PlacedEntry, own: object, section: Shown, report: Report): void {
  const around = timesOf(section, 'evening');
  const times = timesOf(own, 'night');
  if (around === undefined || times === undefined || around.length * times.length > MOST_PAIRS) return;
  if (around.some((one) => times.some((other) => meet(one, other)))) return;
  const fields: object = entry.fields;
  const { served, onlyNight, onlyDay }: { readonly [Rule in keyof Shown]?: Located<unknown> } = fields;
  const { source, at } = served ?? onlyNight ?? onlyDay ?? entry;
  report.add(source, 'never-shown', at, words('neverShown'), words('changeTimes'));
}

/** The times of something; undefined if it is always shown, or hidden. */
function timesOf(
  { hidden, onlyNight, onlyDay, served }: Shown,
  night: 'night' | 'evening',
): readonly Span[] | undefined {
  if (hidden === true) return undefined;
  if (served !== undefined) return served;
  const named = onlyNight === true ? night : onlyDay === true && 'day';
  if (named === false) return undefined;
  const [from = '', to = ''] = NAMED[named].slice(2).split('-');
  return [{ hours: [[from, to]] }];
}

/** Whether two times overlap, both starting on one day or one of them on the day before. In some year any date falls on any weekday. */
function meet(one: Span, other: Span): boolean {
  const { days = EVERY_DAY } = other;
  return [-1, 0, 1].some(
    (later) =>
      (one.days ?? EVERY_DAY).some((day) => days.includes(((day + later + 6) % 7) + 1)) &&
      datesMeet(one.dates, other.dates, later) &&
      hoursMeet(one.hours ?? WHOLE_DAY, other.hours ?? WHOLE_DAY, later),
  );
}

/** Whether two ranges of dates overlap. One day of tolerance is allowed, because of 29 February. */
function datesMeet(one: Span['dates'], other: Span['dates'], later: number): boolean {
  if (one === undefined || other === undefined) return true;
  const slack = later === 0 ? 0 : 2;
  const [from, to] = one.map(dayOfYear) as [number, number];
  const [start, end] = other.map(dayOfYear) as [number, number];
  const isWithin = (day: number, first: number, last: number): boolean =>
    [day - 366, day, day + 366].some((each) => each >= first - slack && each <= last + slack);
  const last = to < from ? to + 366 : to;
  return isWithin(start, from, last) || isWithin(from, start, end < start ? end + 366 : end);
}

const dayOfYear = (date: string): number => (Date.parse(`2000-${date}`) - Date.UTC(1999, 11, 31)) / 864e5;

function hoursMeet(one: NonNullable<Span['hours']>, other: NonNullable<Span['hours']>, later: number): boolean {
  return one.some((mine) => {
    const [from, to] = minutes(mine);
    return other.some((theirs) => {
      const [start, end] = minutes(theirs);
      return start + later * MINUTES < to && from < end + later * MINUTES;
    });
  });
}

/** Start and end in minutes; an end before its start is on the next day. */
function minutes([from, to]: readonly [from: string, to: string]): [from: number, to: number] {
  const [start, end] = [from, to].map((time) => minutesOf(time.replace(':', ''))) as [number, number];
  return [start, end <= start ? end + MINUTES : end];
}
