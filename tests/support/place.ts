import type { Locator, Page } from 'playwright-core';
import { drawn } from './at-rest.ts';

/** The position of a menu row, in pixels below the top of the screen. */
const topOf = (page: Page, row: number): Promise<number> =>
  page.evaluate((index) => document.querySelectorAll('main li.item')[index]?.getBoundingClientRect().top ?? NaN, row);

/** Scrolls as a reader does until a row is at the top of the screen, and returns its position. */
export async function readAt(page: Page, row: number): Promise<number> {
  let [before, now] = ['', 'elsewhere'];
  // Rows that were never on screen have an estimated height, so one scroll may not be enough.
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

/** Taps as a reader does: scrolls to the element first, and taps it where it then is (its estimated position may change). */
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
