import { isOpenAt } from '../terms/open-at.ts';
import { NAMED } from '../terms/named-hours.ts';

export type NamedWindow = keyof typeof NAMED;

/** The window in which an item or a section is on the menu: a named one, or one of `windowOf`; several are joined by semicolons. */
export type HoursWindow = string;

/** The open windows, among the named ones and `others`; none when no clock can be read, so that everything with hours is hidden. */
export function openWindows(local: Date | undefined, others: readonly string[] = []): HoursWindow[] {
  if (local === undefined) return [];
  const named = Object.entries(NAMED).filter(([, window]) => isOpenAt(window, local));
  return [...named.map(([name]) => name), ...others.filter((window) => isOpenAt(window, local))];
}

/**
 * Writes the open windows to `<html data-open>`, including those of `data-served`; the style sheet hides every other `data-only`. So an item outside
 * its hours is hidden before the first paint, and React need not know the time.
 */
export function writeOpenWindows(html: HTMLElement, local: Date | undefined): void {
  html.dataset['open'] = openWindows(local, html.dataset['served']?.split(' ')).join(' ');
}
