import type { HoursWindow } from '../time/windows.ts';

type Rules = { readonly onlyNight?: true; readonly onlyDay?: true };

/** The window of an item with a time rule, for `data-only`. */
export function itemWindow({ onlyNight, onlyDay }: Rules): HoursWindow | undefined {
  if (onlyNight) return 'night';
  return onlyDay ? 'day' : undefined;
}
