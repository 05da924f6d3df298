import type { Page } from 'playwright-core';

/** Waits until what was changed on a page is drawn, and what is told of sizes and sights has been told. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

/** Waits until nothing on a page moves or changes its colour any more. */
export async function atRest(page: Page): Promise<void> {
  await drawn(page);
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
}
