import { localTime } from './local-time.ts';
import { writeOpenWindows } from './windows.ts';

/** Reads the clock of the page's venue, by the phone's time zones. */
export function readClock(html: HTMLElement): void {
  writeOpenWindows(html, localTime(new Date(), html.dataset['zone']));
}
