import type { Browser, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { launchBrowser, openPhoneIn, type PhoneOptions } from './browser.ts';

let shared: Promise<Browser> | undefined;

/** The browser that all files of a test process share; it ends with the process. */
export function sharedBrowser(): Promise<Browser> {
  shared ??= launchBrowser();
  return shared;
}

/** A page on a fresh phone, which is put away when the test has finished. */
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

/** How often a phone was taken. */
let times = 0;

/** `time`: what its clock shows, standing still. */
export type UsedPhoneOptions = PhoneOptions & { readonly time?: string };

/**
 * A page on a phone that other tests have had. It remembers nothing of theirs but the site's files, which its process has read: half of
 * what a first page costs. How a page loads is for a fresh phone to show.
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
    // A way back that is still under way may take it from there.
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

/** In the page, before its own scripts: takes away what the test before has left. */
function emptyOnce(time: string): void {
  if (window.location.protocol === 'about:' || window.sessionStorage.getItem('taken') === time) return;
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.sessionStorage.setItem('taken', time);
}
