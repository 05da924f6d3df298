import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { type MobileOptions, newMobileContext } from '../browser/launch.ts';
import { NetworkLog } from '../browser/network-log.ts';
import { installProbe, type Point, type Seen, type TapGoal } from '../browser/probe.ts';
import { applyThrottle, type Throttle } from '../browser/throttle.ts';

export type LoadOptions = Throttle & {
  /** How long after the load event to keep watching, in milliseconds. */
  readonly settle: number;
  readonly serviceWorkers: 'allow' | 'block';
  /** What to tap; null: nothing. */
  readonly goal: TapGoal | null;
  /** Pause between repeated taps, and when to give up, in milliseconds. */
  readonly tapInterval: number;
  readonly tapTimeout: number;
};

export const LOAD_DEFAULTS: LoadOptions = {
  network: 'slow4g',
  cpu: 4,
  settle: 2000,
  serviceWorkers: 'block',
  goal: null,
  tapInterval: 100,
  tapTimeout: 20_000,
};

/** In milliseconds. */
export const LOAD_TIMEOUT = 60_000;
const QUIET = 500;
const MAX_SETTLE = 15_000;

export type ThrottledPage = { readonly page: Page; readonly session: CDPSession; readonly log: NetworkLog };

/** Opens a slow page in a cold profile, does something with it, closes everything. */
export async function withThrottledPage<Result>(
  browser: Browser,
  options: Throttle & MobileOptions,
  body: (parts: ThrottledPage) => Promise<Result>,
): Promise<Result> {
  const context = await newMobileContext(browser, options);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const log = await NetworkLog.attach(session);
    await session.send('Performance.enable', { timeDomain: 'timeTicks' });
    await applyThrottle(session, options);
    return await body({ page, session, log });
  } finally {
    await context.close();
  }
}

/** To be called before the page is loaded. */
export const watchPage = (page: Page, goal: TapGoal | null): Promise<unknown> => page.addInitScript(installProbe, goal);

export const readSeen = (page: Page): Promise<Seen> =>
  page.evaluate(() => JSON.parse(JSON.stringify(window.pageLoadProbe)) as Seen);

/** Where a finger would hit the first match that is in sight. */
export const pointOf = (page: Page, selector: string): Promise<Point | null> =>
  page.evaluate((tap) => window.pageLoadProbe.pointOf(tap), selector);

/** A finger, down and up. */
export async function tapAt(session: CDPSession, point: Point): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ ...point }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/**
 * Ends so many milliseconds after it was called, and not before the network has been quiet for a moment: work that a page postpones
 * is still counted.
 */
export async function settle(log: NetworkLog, milliseconds: number): Promise<void> {
  const start = Date.now();
  await sleep(milliseconds);
  while (log.quietFor() < QUIET && Date.now() - start < MAX_SETTLE) await sleep(100);
}

/** What the promise gives, or null when it takes too long. */
export function within<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value | null> {
  return Promise.race([promise, sleep(milliseconds, null, { ref: false })]);
}
