import type { Locator, Page } from 'playwright-core';
import { drawn } from './at-rest.ts';

/** Where a row of the menu stands on the screen, in pixels below its top. */
const topOf = (page: Page, row: number): Promise<number> =>
  page.evaluate((index) => document.querySelectorAll('main li.item')[index]?.getBoundingClientRect().top ?? NaN, row);

/** Scrolls as a reader does until a row stands at the top of the screen, and says where. */
export async function readAt(page: Page, row: number): Promise<number> {
  let [before, now] = ['', 'elsewhere'];
  // Rows that were never on screen have a guessed height, so that the first aim is not the last.
  while (now !== before) {
    before = now;
    await page.evaluate((index) => document.querySelectorAll('main li.item')[index]?.scrollIntoView(), row);
    await drawn(page);
    now = `${await page.evaluate(() => window.scrollY)} ${await topOf(page, row)}`;
  }
  return topOf(page, row);
}

/** How far a row has moved, in pixels. */
export const distance = async (page: Page, row: number, before: number): Promise<number> =>
  Math.abs((await topOf(page, row)) - before);

/** Taps as a reader does: what is far down is scrolled to first, and tapped where it then stands (its guessed place is not its last). */
export async function scrollAndTap(target: Locator): Promise<void> {
  let [before, now] = ['', 'elsewhere'];
  while (now !== before) {
    before = now;
    await target.scrollIntoViewIfNeeded();
    await drawn(target.page());
    now = JSON.stringify(await target.boundingBox());
  }
  await target.tap();
}
