import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { countVisible, type Visible } from '../browser/count-visible.ts';

/** In milliseconds. */
export const NAVIGATION = { waitUntil: 'load', timeout: 15_000 } as const;

/** What is visible a moment after a navigation; nothing when it fails. */
export async function shownAfter(page: Page, navigate: () => Promise<unknown>, items: string): Promise<Visible> {
  try {
    await navigate();
    await sleep(1500);
    return await page.evaluate(countVisible, items);
  } catch {
    return { visible: 0, characters: 0 };
  }
}

/** Does one hold the menu that the other holds? */
export const showsSameMenu = (shown: Visible, reference: Visible): boolean =>
  shown.visible > 0 && shown.visible >= reference.visible;
