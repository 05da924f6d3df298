import type { Page } from 'playwright-core';

/** Files of a page that a test may hold back: its script, and what islands need. */
export const PAGE_SCRIPT = /\/assets\/page-[\w-]{8}\.js$/;
export const ISLANDS = '**/assets/{react,finder-island,menu}-*.js';

/** Holds files back until the returned function lets them through. */
export async function holdBack(page: Page, files: string | RegExp): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}
