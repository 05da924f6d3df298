import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import type { Visible } from '../browser/count-visible.ts';
import { newMobileContext } from '../browser/launch.ts';
import { installProbe, type TapGoal } from '../browser/probe.ts';
import { pointOf } from '../load/throttled-page.ts';
import { NAVIGATION, showsSameMenu, shownAfter } from './shown-after.ts';

export type OfflineCheck = {
  /** A service worker became active at the first visit. */
  readonly serviceWorker: boolean;
  readonly online: Visible;
  /** Without network: a second visit, and a reload of it. */
  readonly visit: Visible;
  readonly reload: Visible;
  /** Null: nothing was to be tapped. */
  readonly tapAnswered: boolean | null;
  readonly works: boolean;
};

/** How long the service worker may take to become active, and then to fill its caches, in milliseconds. */
const ACTIVATION = 5000;
const FILLING = 2000;

/** How long a page may move after it was scrolled, in milliseconds. */
const SETTLING = 300;

/** A first visit online with time for the service worker, then a visit and a reload with the network off. */
export async function checkOffline(
  browser: Browser,
  url: string,
  items: string,
  goal: TapGoal | null,
): Promise<OfflineCheck> {
  const context = await newMobileContext(browser, { serviceWorkers: 'allow' });
  try {
    const first = await context.newPage();
    const online = await shownAfter(first, () => first.goto(url, NAVIGATION), items);
    const serviceWorker = await first.evaluate(isServiceWorkerReady, ACTIVATION);
    await sleep(FILLING);
    await first.close();

    await context.setOffline(true);
    const page = await context.newPage();
    await page.addInitScript(installProbe, null);
    const visit = await shownAfter(page, () => page.goto(url, NAVIGATION), items);
    const reload = await shownAfter(page, () => page.reload(NAVIGATION), items);
    const tapAnswered = goal && (await answersTap(page, goal));
    const works = showsSameMenu(visit, online) && showsSameMenu(reload, online) && tapAnswered !== false;
    return { serviceWorker, online, visit, reload, tapAnswered, works };
  } finally {
    await context.close();
  }
}

async function answersTap(page: Page, { tap, expect }: TapGoal): Promise<boolean> {
  try {
    // The line that tells of the copy may have moved it out of sight.
    await page
      .locator(tap)
      .first()
      .evaluate((target) => target.scrollIntoView({ block: 'center' }));
    await sleep(SETTLING);
    const point = await pointOf(page, tap);
    if (!point) return false;
    await page.touchscreen.tap(point.x, point.y);
    await page.waitForFunction((selector) => window.pageLoadProbe.sees(selector), expect, { timeout: 5000 });
    return true;
  } catch {
    return false;
  }
}

/** Runs in the page: true once a service worker is active. */
function isServiceWorkerReady(timeout: number): Promise<boolean> | boolean {
  if (!('serviceWorker' in navigator)) return false;
  return Promise.race([
    navigator.serviceWorker.ready.then(() => true),
    new Promise<boolean>((resolve) => {
      setTimeout(resolve, timeout, false);
    }),
  ]);
}
