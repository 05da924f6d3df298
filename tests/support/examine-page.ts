import type { Page } from 'playwright-core';
import { violationsInBothColours } from './both-colours.ts';
import { watchConsole } from './browser.ts';
import { layoutShift } from './layout-shift.ts';
import { goToTheEnd, speak } from './open-page.ts';

/** The possible faults of any page, whatever its editor wrote. */
export type Examined = {
  /** The page's console messages. */
  readonly said: readonly string[];
  /** The sum of layout shifts. */
  readonly moved: number;
  /** The violations of accessibility rules, in light and in dark mode. */
  readonly violations: readonly string[];
  /** Languages in which it is wider than the narrowest phone. */
  readonly wide: readonly string[];
};

/** The page on which nothing is wrong. */
export const FAULTLESS: Examined = { said: [], moved: 0, violations: [], wide: [] };

/** Loads a page, examines it, opens everything that it can open, and checks it on the narrowest phone in each language. */
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
  // Lay out the whole page, not only the part near the screen.
  await page.evaluate(() => Object.assign(document.documentElement.dataset, { jumped: '' }));
  for (const language of languages) {
    if ((await page.locator('html').getAttribute('lang')) !== language) await speak(page, language);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width !== 320) wide.push(`${language}: ${width}`);
  }
  return wide;
}
