import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import type { Point, Seen, TapGoal } from '../browser/probe.ts';
import type { Run } from '../figures/metrics.ts';
import { longestInteraction } from './derived-figures.ts';
import {
  LOAD_TIMEOUT,
  type LoadOptions,
  pointOf,
  readSeen,
  settle,
  tapAt,
  watchPage,
  within,
  withThrottledPage,
} from './throttled-page.ts';

type TapOptions = LoadOptions & { readonly goal: TapGoal };

/** How long one tap may be under way before the next, in milliseconds. */
const TAP_PATIENCE = 3000;

/**
 * An impatient guest taps the target from the moment it can be seen. It is a load of its own: the first input ends the search for the
 * largest contentful paint.
 */
export function measureTappedLoad(browser: Browser, url: string, options: TapOptions): Promise<Run> {
  return withThrottledPage(browser, options, async ({ page, session }) => {
    const reports = await listen(page);
    await watchPage(page, options.goal);
    await page.goto(url, { waitUntil: 'commit', timeout: LOAD_TIMEOUT });

    let point = await within(options.tapTimeout, reports.target);
    if (!point) return { tti: null, tapWait: null, inpEarly: null };
    const deadline = Date.now() + options.tapTimeout;
    while (!reports.isExpectedSeen() && Date.now() < deadline) {
      const handled = reports.nextClick();
      await tapAt(session, point);
      await Promise.race([reports.expected, handled.then(() => sleep(options.tapInterval)), sleep(TAP_PATIENCE)]);
      if (!reports.isExpectedSeen()) point = (await pointOf(page, options.goal.tap)) ?? point;
    }
    // Entries of Event Timing arrive after the frame.
    await sleep(300);
    const seen = await readSeen(page);
    return { tti: seen.expectedAt, tapWait: waitOf(seen), inpEarly: longestInteraction(seen.interactions) };
  });
}

/**
 * One single tap as soon as the target can be seen, and then patience. Milliseconds from the tap to the expected element; null when
 * the page has lost the tap.
 */
export function measureSingleEarlyTap(browser: Browser, url: string, options: TapOptions): Promise<number | null> {
  return withThrottledPage(browser, options, async ({ page, session, log }) => {
    const reports = await listen(page);
    await watchPage(page, options.goal);
    await page.goto(url, { waitUntil: 'commit', timeout: LOAD_TIMEOUT });
    const point = await within(options.tapTimeout, reports.target);
    if (!point) return null;
    await tapAt(session, point);
    await page.waitForLoadState('load');
    await within(options.tapTimeout, Promise.race([reports.expected, settle(log, options.settle)]));
    return waitOf(await readSeen(page));
  });
}

/** From the first tap to the expected element. */
const waitOf = ({ expectedAt, clicks, targetAt }: Seen): number | null =>
  expectedAt === null ? null : expectedAt - (clicks[0] ?? targetAt ?? expectedAt);

type Reports = {
  /** Where the target was first seen. */
  readonly target: Promise<Point>;
  readonly expected: Promise<void>;
  readonly isExpectedSeen: () => boolean;
  /** The next click that the page has answered with a frame. */
  readonly nextClick: () => Promise<void>;
};

/** What the probe in the page reports. */
async function listen(page: Page): Promise<Reports> {
  const target = Promise.withResolvers<Point>();
  const expected = Promise.withResolvers<void>();
  let click = Promise.withResolvers<void>();
  let isSeen = false;
  await page.exposeBinding('pageLoadReport', (_source, message: string) => {
    if (message === 'click') {
      click.resolve();
      click = Promise.withResolvers();
    } else if (message === 'expected') {
      isSeen = true;
      expected.resolve();
    } else target.resolve(JSON.parse(message) as Point);
  });
  return {
    target: target.promise,
    expected: expected.promise,
    isExpectedSeen: () => isSeen,
    nextClick: () => click.promise,
  };
}
