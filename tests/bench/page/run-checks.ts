import type { Browser, Page } from 'playwright-core';
import type { ComparedPage } from './figures/compare.ts';
import { median } from './figures/statistics.ts';
import { measureSingleEarlyTap } from './load/tapped-load.ts';
import { type LoadOptions, pointOf } from './load/throttled-page.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { countVisible, type Visible } from './browser/count-visible.ts';
import { newMobileContext } from './browser/launch.ts';
import { installProbe, type TapGoal } from './browser/probe.ts';

/** A single tap as soon as the target is seen: how many were answered, and after how many milliseconds. */
export type EarlyTapCheck = {
  readonly tries: number;
  readonly answered: number;
  readonly wait: number | null;
  readonly works: boolean;
};

/** A page with what the checks found; absent: the check did not run. */
export type CheckedPage = ComparedPage & {
  readonly noScript?: NoScriptCheck;
  readonly earlyTap?: EarlyTapCheck;
  readonly offline?: OfflineCheck;
};

export type CheckOptions = LoadOptions & {
  /** What counts as an item of the menu. */
  readonly items: string;
  readonly onProgress: (text: string) => void;
};

/** Yes-or-no checks of one page. */
export async function runChecks<Compared extends ComparedPage>(
  browser: Browser,
  page: Compared,
  options: CheckOptions,
): Promise<Compared & CheckedPage> {
  const { items, goal, onProgress } = options;
  onProgress(`early taps ${page.name}`);
  const earlyTap = goal && (await checkEarlyTap(browser, page.url, { ...options, goal }));
  onProgress(`without JavaScript ${page.name}`);
  const noScript = await checkWithoutScript(browser, page.url, items);
  onProgress(`offline ${page.name}`);
  const offline = await checkOffline(browser, page.url, items, goal);
  return { ...page, ...(earlyTap && { earlyTap }), noScript, offline };
}

const EARLY_TAPS = 3;

/** Is a single tap that comes before the scripts kept and answered later, or is it lost? */
async function checkEarlyTap(
  browser: Browser,
  url: string,
  options: Parameters<typeof measureSingleEarlyTap>[2],
): Promise<EarlyTapCheck> {
  const waits: (number | null)[] = [];
  for (let tap = 0; tap < EARLY_TAPS; tap++) waits.push(await measureSingleEarlyTap(browser, url, options));
  const answered = waits.filter((wait) => wait !== null).length;
  return { tries: waits.length, answered, wait: median(waits), works: answered === waits.length };
}

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

/** What is shown with scripts and without, and whether the menu is there without and can be moved about in. */
type NoScriptCheck = {
  readonly with: Visible;
  readonly without: Visible;
  /** Links inside of the page, without scripts, and how many of them lead nowhere. */
  readonly links: number;
  readonly deadLinks: number;
  readonly works: boolean;
};

/** Is the menu there when scripts do not run? Compared with what the page shows with scripts. */
export async function checkWithoutScript(browser: Browser, url: string, items: string): Promise<NoScriptCheck> {
  const look = async (javaScriptEnabled: boolean): Promise<{ shown: Visible; links: number; deadLinks: number }> => {
    const context = await newMobileContext(browser, { javaScriptEnabled });
    try {
      const page = await context.newPage();
      const shown = await shownAfter(page, () => page.goto(url, NAVIGATION), items);
      return { shown, ...(await page.evaluate(countLinks)) };
    } finally {
      await context.close();
    }
  };
  const { shown: withScript } = await look(true);
  const { shown: without, links, deadLinks } = await look(false);
  return {
    with: withScript,
    without,
    links,
    deadLinks,
    works: showsSameMenu(without, withScript) && deadLinks === 0,
  };
}

/** Runs in the page. */
function countLinks(): { links: number; deadLinks: number } {
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]'));
  const dead = links.filter(({ hash }) => !document.getElementById(decodeURIComponent(hash.slice(1))));
  return { links: links.length, deadLinks: dead.length };
}

type OfflineCheck = {
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
async function checkOffline(browser: Browser, url: string, items: string, goal: TapGoal | null): Promise<OfflineCheck> {
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
