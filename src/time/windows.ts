/** The hours at which an item or a section is on the menu (specification, point 9). `evening` is for whole sections. */
export type HoursWindow = 'night' | 'day' | 'evening';

/** The windows that are open at an hour in Madrid; none when no clock can be read, so that everything with hours is hidden. */
export function openWindows(hour: number | undefined): HoursWindow[] {
  if (hour === undefined) return [];
  const windows: HoursWindow[] = [hour >= 19 || hour < 3 ? 'night' : 'day'];
  if (hour >= 17 || hour < 3) windows.push('evening');
  return windows;
}

/**
 * Writes the windows that are open at an hour to `<html data-open>`; the style sheet hides every `data-only` that is not among
 * them. An item that is out of its hours is hidden before the first paint, and React need not know the time.
 */
export function writeOpenWindows(html: HTMLElement, hour: number | undefined): void {
  html.dataset['open'] = openWindows(hour).join(' ');
}
