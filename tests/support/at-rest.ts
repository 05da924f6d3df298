import type { Page } from 'playwright-core';

/** Waits until changes of a page are painted, and its resize and intersection observers have been notified. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

/** Waits until all animations and transitions of a page have ended, except those that a scroll moves. */
export async function atRest(page: Page): Promise<void> {
  await drawn(page);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, timeline }) => playState !== 'running' || timeline !== document.timeline),
  );
}
