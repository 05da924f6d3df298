/** When an item or a section is on the menu (specification, point 9). `evening` is the window of whole sections. */
export type HoursWindow = 'night' | 'day' | 'evening';

/** The windows that are open at an hour in Madrid; none when no clock can be read, so that what depends on one is hidden. */
export function openWindows(hour: number | undefined): HoursWindow[] {
  if (hour === undefined) return [];
  const windows: HoursWindow[] = [hour >= 19 || hour < 3 ? 'night' : 'day'];
  if (hour >= 17 || hour < 3) windows.push('evening');
  return windows;
}
