import { openWindows } from '../time/windows.ts';
import type { Hour } from './frame-wish.ts';
import type { PreviewTexts } from './preview-texts.ts';

/** An hour in words: '21:00', or now. */
export function hourName(hour: Hour, { now }: PreviewTexts): string {
  return hour === 'now' ? now : `${String(hour).padStart(2, '0')}:00`;
}

/** What is on the menu at an hour: 'night', 'day', or 'evening' for the hours of the day in which the evening's sections show. */
export function windowName(hour: number, texts: PreviewTexts): string {
  const open = openWindows(hour);
  const most = (['night', 'evening', 'day'] as const).find((each) => open.includes(each)) ?? 'day';
  return texts.window[most];
}
