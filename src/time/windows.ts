import { isOpenAt } from '../terms/open-at.ts';
import { NAMED } from '../terms/named-hours.ts';

export type NamedWindow = keyof typeof NAMED;

/** When an item or a section is on the menu: one that has a name, or one of `windowOf`, of which several may be joined by semicolons. */
export type HoursWindow = string;

/** The windows that are open, those with names and of `others`; none when no clock can be read, so that everything with hours is hidden. */
export function openWindows(local: Date | undefined, others: readonly string[] = []): HoursWindow[] {
  if (local === undefined) return [];
  const named = Object.entries(NAMED).filter(([, window]) => isOpenAt(window, local));
  return [...named.map(([name]) => name), ...others.filter((window) => isOpenAt(window, local))];
}

/**
 * Writes the windows that are open to `<html data-open>`, those of `data-served` among them; the style sheet hides every `data-only` that
 * is not. An item that is out of its hours is hidden before the first paint, and React need not know the time.
 */
export function writeOpenWindows(html: HTMLElement, local: Date | undefined): void {
  html.dataset['open'] = openWindows(local, html.dataset['served']?.split(' ')).join(' ');
}
