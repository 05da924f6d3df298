import { servedWords } from '../terms/served-words.ts';
import type { InterfaceTexts } from '../i18n/texts.ts';
import type { Language } from '../terms/house.ts';
import { type Span, windowOf } from '../terms/served.ts';
import { NAMED } from '../terms/named-hours.ts';
import type { HoursWindow } from '../time/windows.ts';
import type { Entry, Section } from './model.ts';

type Rules = { readonly onlyNight?: true; readonly onlyDay?: true; readonly served?: readonly Span[] };

/** The window of an entry with a time rule, for `data-only`; undefined: always. */
export function entryWindow({ onlyNight, onlyDay, served }: Rules): HoursWindow | undefined {
  if (served) return windowOf(served);
  if (onlyNight) return 'night';
  return onlyDay ? 'day' : undefined;
}

/** The window of an entry of any kind. */
export const windowOfEntry = (entry: Entry): HoursWindow | undefined =>
  'served' in entry || 'onlyNight' in entry || 'onlyDay' in entry ? entryWindow(entry) : undefined;

/** The window of a section, whose evening begins earlier. */
export function sectionWindow({ onlyNight, served }: Rules): HoursWindow | undefined {
  return onlyNight ? 'evening' : entryWindow({ ...(served && { served }) });
}

/** The window in which a section is shown: its own, or while one of its entries is on the menu. */
export const shownWindow = (section: Section): HoursWindow | undefined =>
  sectionWindow(section) ?? anyOf(section.entries.map(windowOfEntry));

/** The union of windows; undefined: always. */
export function anyOf(windows: readonly (HoursWindow | undefined)[]): HoursWindow | undefined {
  const [window, ...others] = new Set(windows);
  if (others.length === 0) return window;
  if (windows.includes(undefined)) return undefined;
  const spans: Readonly<Record<string, string>> = NAMED;
  return [...new Set(windows.map((each = '') => spans[each] ?? each))].join(';');
}

/** The hours of a window in words. */
export function windowWords(window: HoursWindow, language: Language, { item }: Pick<InterfaceTexts, 'item'>): string {
  const named: Readonly<Record<string, string>> = {
    night: item.onlyNight,
    day: item.onlyDay,
    evening: item.sectionOnlyNight,
  };
  return named[window] ?? servedWords(window, language);
}
