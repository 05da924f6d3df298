import type { Page } from 'playwright-core';
import { atRest } from './at-rest.ts';
import { violations } from './violations.ts';

/** What breaks a rule on the page as it stands, or within an element of it, in light and in dark colours. */
export async function violationsInBothColours(page: Page, within?: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await atRest(page);
    for (const violation of await violations(page, within)) found.push(`${colorScheme}: ${violation}`);
  }
  return found;
}
