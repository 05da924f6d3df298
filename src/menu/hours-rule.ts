import type { HoursWindow } from '../time/windows.ts';
import type { Entry } from './model.ts';

type Rules = { readonly onlyNight?: true; readonly onlyDay?: true };

/** The window of an item with a time rule, for `data-only`. */
export function itemWindow({ onlyNight, onlyDay }: Rules): HoursWindow | undefined {
  if (onlyNight) return 'night';
  return onlyDay ? 'day' : undefined;
}

/** The window of an entry of any kind; undefined: always. */
export const entryWindow = (entry: Entry): HoursWindow | undefined =>
  'onlyNight' in entry || 'onlyDay' in entry ? itemWindow(entry) : undefined;
