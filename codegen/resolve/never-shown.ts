import { isOpenAt } from '../../src/terms/open-at.ts';
import { minutesOf, windowOf, type Span } from '../../src/terms/served.ts';
import type { Report } from '../diagnostics/report.ts';
import { words } from '../diagnostics/words.ts';
import type { Located } from '../validate/values.ts';
import type { PlacedEntry } from './placed.ts';

/** The hours of the rules that have names (specification, point 9): of items, and `evening` of sections. */
const NIGHT = '||1900-0300';
const DAY = '||0300-1900';
const EVENING = '||1700-0300';

/** Of a window of dates, as many days as every date needs to fall on every day of the week; else a week. */
const YEARS = 28 * 366;
const WEEK = 7;

/** What says when something is shown, as it was resolved. */
type Shown = {
  readonly hidden?: boolean;
  readonly onlyNight?: boolean;
  readonly onlyDay?: boolean;
  readonly served?: readonly Span[];
};

/** Warns of an entry that its own times never show while its section is shown. */
export function checkShown({ entry }: PlacedEntry, own: object, section: Shown, report: Report): void {
  const around = windowFor(section, EVENING);
  const window = windowFor(own, NIGHT);
  if (around === undefined || window === undefined || meet(around, window)) return;
  const fields: object = entry.fields;
  const { served, onlyNight, onlyDay }: { readonly [Rule in keyof Shown]?: Located<unknown> } = fields;
  const { source, at } = served ?? onlyNight ?? onlyDay ?? entry;
  report.add(source, 'never-shown', at, words('neverShown'), words('changeTimes'));
}

/** When it is shown; undefined of what always is, or never for another reason. */
function windowFor({ hidden, onlyNight, onlyDay, served }: Shown, night: string): string | undefined {
  if (hidden === true) return undefined;
  if (served !== undefined) return windowOf(served);
  if (onlyNight === true) return night;
  return onlyDay === true ? DAY : undefined;
}

/** Whether two windows are ever open together: one of them begins then. */
function meet(one: string, other: string): boolean {
  const both = `${one};${other}`;
  const begins = Array.from(both.matchAll(/(\d{4})-\d{4}(?=[,;]|$)/g), ([, from = '']) => minutesOf(from));
  const days = /(?:^|;)\d/.test(both) ? YEARS : WEEK;
  for (let day = 1; day <= days; day++) {
    for (const minute of new Set([0, ...begins])) {
      const local = new Date(Date.UTC(2000, 0, day, 0, minute));
      if (isOpenAt(one, local) && isOpenAt(other, local)) return true;
    }
  }
  return false;
}
