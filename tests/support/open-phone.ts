import type { Browser, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { launchBrowser, openPhoneIn, type PhoneOptions } from './browser.ts';

let shared: Promise<Browser> | undefined;

/** The browser that all files of a test process share; it ends with the process. */
export function sharedBrowser(): Promise<Browser> {
  shared ??= launchBrowser();
  return shared;
}

/** A page on a fresh phone, which is closed when the test has finished. */
export async function openPhone({
  browser,
  ...options
}: PhoneOptions & { readonly browser?: Browser } = {}): Promise<Page> {
  const page = await openPhoneIn(browser ?? (await sharedBrowser()), options);
  onTestFinished(() => page.context().close());
  return page;
}

/** Phones that tests have put away, by their options. */
const putAway = new Map<string, Page[]>();

/** The number of phones taken. */
let times = 0;

/** `time`: the fixed time of its clock. */
export type UsedPhoneOptions = PhoneOptions & { readonly time?: string };

/**
 * A page on a phone that other tests have used. It keeps nothing of theirs except the site's files in its process, which saves half of the cost of a
 * first page. Test the loading of a page on a fresh phone.
 */
export async function takePhone({ time, ...options }: UsedPhoneOptions = {}): Promise<Page> {
  const key = JSON.stringify({ ...options, hasTime: time !== undefined });
  const others = putAway.get(key) ?? [];
  putAway.set(key, others);
  const page = others.pop() ?? (await openPhoneIn(await sharedBrowser(), options));
  const size = page.viewportSize();
  if (time !== undefined) await page.clock.setFixedTime(time);
  times += 1;
  const emptying = await page.addInitScript(emptyOnce, String(times));
  onTestFinished(async () => {
    await emptying.dispose();
    await page.unrouteAll();
    await page.context().unrouteAll();
    for (const event of ['console', 'pageerror', 'request']) page.removeAllListeners(event);
    for (const other of page.context().pages()) if (other !== page) await other.close();
    // A pending back navigation may interrupt this one.
    const isAway = await page.goto('about:blank').then(
      () => true,
      () => false,
    );
    if (!isAway) {
      await page.context().close();
      return;
    }
    const { reducedMotion = null, colorScheme = null } = options;
    await page.emulateMedia({ media: null, reducedMotion, colorScheme });
    if (size) await page.setViewportSize(size);
    await page.context().clearCookies();
    const session = await page.context().newCDPSession(page);
    await session.send('Page.resetNavigationHistory');
    await session.detach();
    others.push(page);
  });
  return page;
}

/** Runs in the page before its own scripts: removes the data of the previous test. */
function emptyOnce(time: string): void {
  if (window.location.protocol === 'about:' || window.sessionStorage.getItem('taken') === time) return;
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.sessionStorage.setItem('taken', time);
}
