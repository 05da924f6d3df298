import { madridHour } from './madrid-hour.ts';

/** When an item or a section is on the menu (specification, point 9). `evening` is the window of whole sections. */
export type HoursWindow = 'night' | 'day' | 'evening';

/** Each window by the hour in Madrid. */
const IS_OPEN: Readonly<Record<HoursWindow, (hour: number) => boolean>> = {
  night: (hour) => hour >= 19 || hour < 3,
  day: (hour) => hour >= 3 && hour < 19,
  evening: (hour) => hour >= 17 || hour < 3,
};

/** The windows that are open at an instant; none when no clock can be read, so that what depends on one is hidden. */
export function openWindows(instant: Date): HoursWindow[] {
  const hour = madridHour(instant);
  if (hour === undefined) return [];
  return (Object.keys(IS_OPEN) as HoursWindow[]).filter((window) => IS_OPEN[window](hour));
}
