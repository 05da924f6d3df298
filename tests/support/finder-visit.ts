import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { watchConsole } from './browser.ts';
import { goTo } from './open-page.ts';
import { takePhone } from './open-phone.ts';

type Visit = BrowserContextOptions & {
  /** The diner's allergens, chosen at an earlier visit. */
  readonly stored?: { readonly chosen: readonly string[]; readonly strict: boolean };
};

/** Opens a page with the finder on it, at one o'clock in Madrid. Its console must stay silent until the end of the test. */
export async function visit(address: string, { stored, ...options }: Visit = {}): Promise<Page> {
  const page = await takePhone({ reducedMotion: 'reduce', time: '2026-11-20T12:00:00Z', ...options });
  const said = watchConsole(page);
  onTestFinished(() => expect(said).toEqual([]));
  if (stored) {
    const storing = await page.addInitScript((text) => {
      if (!window.sessionStorage.getItem('visited')) window.localStorage.setItem('carta-allergens', text);
      window.sessionStorage.setItem('visited', 'yes');
    }, JSON.stringify(stored));
    onTestFinished(() => storing.dispose());
  }
  await goTo(page, address);
  if (stored) await page.locator('.finder-reminder').waitFor();
  return page;
}

export const GLUTEN = { chosen: ['gluten'], strict: false };
export const STRICT = { chosen: ['gluten'], strict: true };

export const bar = (page: Page, what: 'search' | 'allergens') => page.locator(`.bar [data-wants=${what}]`);
export const open = (page: Page) => page.locator('dialog[open]');
export const opened = (page: Page, name: string) => page.locator(`dialog.finder-${name}[open]`).waitFor();
export const isClosed = async (page: Page, name = ''): Promise<void> => {
  await expect.poll(() => page.locator(`dialog${name && `.finder-${name}`}[open]`).count()).toBe(0);
};
export const row = (page: Page, name: string) => page.locator('.item', { has: page.getByText(name, { exact: true }) });
export const verdict = (page: Page, name: string) => row(page, name).locator('.finder-words').textContent();
export const topOf = (page: Page, name: string) =>
  row(page, name).evaluate((element) => element.getBoundingClientRect().top);
export const marks = (page: Page) =>
  page.evaluate(() => JSON.stringify((window.history.state as { finder?: [] })?.finder ?? []));

export async function openSheet(page: Page): Promise<void> {
  await bar(page, 'allergens').tap();
  await opened(page, 'allergens');
}

export async function openSearch(page: Page): Promise<void> {
  await bar(page, 'search').tap();
  await opened(page, 'search');
}

export const choose = (page: Page, name: string) => page.locator('.finder-choices label', { hasText: name }).tap();
