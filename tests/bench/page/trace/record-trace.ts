import type { Browser } from 'playwright-core';
import { newMobileContext } from '../browser/launch.ts';
import { applyThrottle, type Throttle } from '../browser/throttle.ts';

/** An event of Chrome's trace; times are microseconds. */
export type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args?: { readonly name?: string };
};

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.compile',
  'v8',
  'loading',
  'blink.user_timing',
  'toplevel',
];

/** Loads a page once on the emulated phone, watches it for so many milliseconds after load and returns the raw events. */
export async function recordTrace(
  browser: Browser,
  url: string,
  options: Throttle & { readonly settle: number },
): Promise<TraceEvent[]> {
  const context = await newMobileContext(browser);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await applyThrottle(session, options);
    await browser.startTracing(page, { categories: CATEGORIES });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(options.settle);
    const trace = await browser.stopTracing();
    return (JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents;
  } finally {
    await context.close();
  }
}
