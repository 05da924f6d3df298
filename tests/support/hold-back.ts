import type { Page } from 'playwright-core';

/** Files of a page that a test may hold back: what follows the first paint, and the app. */
export const SECOND_SCRIPT = '**/assets/rest-*.js';
export const APP = '**/assets/{app,menu}-*.js';

/** Holds files back until the result lets them through. */
export async function holdBack(page: Page, files: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}
