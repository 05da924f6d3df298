import { openWindows } from './windows.ts';

/**
 * Writes the windows that are open at an hour to `<html data-open>`; the style sheet hides every `data-only` that is not among
 * them. So what is out of its hours is gone before the first paint, and React need not know the time.
 */
export function writeOpenWindows(html: HTMLElement, hour: number | undefined): void {
  html.dataset['open'] = openWindows(hour).join(' ');
}
