import type { Page } from 'playwright-core';
import { atRest } from './at-rest.ts';
import { violations } from './violations.ts';

/** The rules that dark colours can violate although light ones do not. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** The violations of colour rules on a page in light and in dark mode. */
export const violationsOfColours = (page: Page, within?: string): Promise<string[]> =>
  violations(page, within, OF_COLOURS);

/** The violations of all rules on the current page, or within an element of it, in light and in dark mode. */
export async function violationsInBothColours(page: Page, within?: string): Promise<string[]> {
  const found: string[] = [];
  for (const [colorScheme, rules] of [
    ['light', undefined],
    ['dark', OF_COLOURS],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await atRest(page);
    for (const violation of await violations(page, within, rules)) found.push(`${colorScheme}: ${violation}`);
  }
  return found;
}
