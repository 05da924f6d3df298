import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated, watchConsole } from './browser.ts';
import { openPhone } from './open-phone.ts';

/** Opens a page with React on it, hands it to `drive`, and closes it. */
export async function visit(
  address: string,
  drive: (page: Page) => Promise<void>,
  { stored, ...options }: BrowserContextOptions & { stored?: object } = {},
): Promise<void> {
  const page = await openPhone({ reducedMotion: 'reduce', ...options });
  const said = watchConsole(page);
  if (stored) {
    await page.addInitScript((text) => {
      if (!window.sessionStorage.getItem('visited')) window.localStorage.setItem('carta-allergens', text);
      window.sessionStorage.setItem('visited', 'yes');
    }, JSON.stringify(stored));
  }
  await page.goto(address);
  await hydrated(page);
  if (stored) await page.locator('.finder-reminder').waitFor();
  await drive(page);
  expect(said).toEqual([]);
}

export const GLUTEN = { chosen: ['gluten'], strict: false };
export const STRICT = { chosen: ['gluten'], strict: true };

export const bar = (page: Page, what: 'search' | 'allergens') => page.locator(`.bar [data-wants=${what}]`);
export const open = (page: Page) => page.locator('dialog[open]');
export const opened = (page: Page, name: string) => page.locator(`dialog.finder-${name}[open]`).waitFor();
export const isClosed = async (page: Page): Promise<void> => {
  await expect.poll(() => open(page).count()).toBe(0);
};
export const row = (page: Page, name: string) => page.locator('.item', { has: page.getByText(name, { exact: true }) });
export const topOf = (page: Page, name: string) =>
  row(page, name).evaluate((element) => element.getBoundingClientRect().top);
export const marks = (page: Page) =>
  page.evaluate(() => JSON.stringify((window.history.state as { finder?: [] })?.finder ?? []));

export async function openSheet(page: Page): Promise<void> {
  await bar(page, 'allergens').tap();
  await opened(page, 'allergens');
}

export const choose = (page: Page, name: string) => page.locator('.finder-choices label', { hasText: name }).tap();
