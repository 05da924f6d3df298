import type { Page } from 'playwright-core';
import { atRest } from './at-rest.ts';
import { violations } from './violations.ts';

/** The rules of which dark colours can break what light ones do not. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What breaks a rule of colours on a page that has its own ones by day and by night. */
export const violationsOfColours = (page: Page, within?: string): Promise<string[]> =>
  violations(page, within, OF_COLOURS);

/** What breaks a rule on the page as it stands, or within an element of it, in light and in dark colours. */
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
