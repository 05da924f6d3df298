import type { Page } from 'playwright-core';
import { violationsInBothColours } from './both-colours.ts';
import { watchConsole } from './browser.ts';
import { layoutShift } from './layout-shift.ts';
import { goToTheEnd, speak } from './open-page.ts';

/** What can be wrong with any page, whatever its editor wrote. */
export type Examined = {
  /** What the page's console says. */
  readonly said: readonly string[];
  /** How much has moved by itself. */
  readonly moved: number;
  /** What breaks a rule of accessibility, by day and by night. */
  readonly violations: readonly string[];
  /** Languages in which it is wider than the narrowest phone. */
  readonly wide: readonly string[];
};

/** The page on which nothing is wrong. */
export const FAULTLESS: Examined = { said: [], moved: 0, violations: [], wide: [] };

/** Loads a page, looks at it, opens all that it can open, and reads it on the narrowest phone in each language. */
export async function examine(page: Page, address: string, languages: readonly string[]): Promise<Examined> {
  const said = watchConsole(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await goToTheEnd(page, address);
  const moved = await layoutShift(page);
  const violations = await violationsInBothColours(page);
  for (const opener of await page.locator('[data-opens]').all()) {
    await opener.evaluate((button: HTMLElement) => button.click());
    await page.keyboard.press('Escape');
  }
  return { said, moved, violations, wide: await tooWide(page, languages) };
}

async function tooWide(page: Page, languages: readonly string[]): Promise<string[]> {
  const wide: string[] = [];
  await page.setViewportSize({ width: 320, height: 640 });
  // What is laid out near the screen only stands in the whole, too.
  await page.evaluate(() => Object.assign(document.documentElement.dataset, { jumped: '' }));
  for (const language of languages) {
    if ((await page.locator('html').getAttribute('lang')) !== language) await speak(page, language);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width !== 320) wide.push(`${language}: ${width}`);
  }
  return wide;
}
