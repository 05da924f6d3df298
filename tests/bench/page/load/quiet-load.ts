import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright-core';
import type { TapGoal } from '../browser/probe.ts';
import type { Run } from '../figures/metrics.ts';
import { cumulativeLayoutShift, longestInteraction, longTaskMetrics } from './derived-figures.ts';
import {
  LOAD_TIMEOUT,
  type LoadOptions,
  pointOf,
  readSeen,
  settle,
  tapAt,
  watchPage,
  withThrottledPage,
} from './throttled-page.ts';

/** Nobody touches the page until it is at rest: paint, main thread, transfer, memory; then one tap. */
export function measureQuietLoad(browser: Browser, url: string, options: LoadOptions): Promise<Run> {
  return withThrottledPage(browser, options, async ({ page, session, log }) => {
    await watchPage(page, null);
    await page.goto(url, { waitUntil: 'load', timeout: LOAD_TIMEOUT });
    await settle(log, options.settle);

    const { fcp, lcp, lcpElement, shifts, longTasks } = await readSeen(page);
    const threads = await performanceMetrics(session);
    const milliseconds = (...names: string[]): number =>
      names.reduce((sum, name) => sum + (threads[name] ?? Number.NaN) * 1000, 0);
    await session.send('HeapProfiler.collectGarbage');
    const { JSHeapUsedSize: heap = null } = await performanceMetrics(session);

    return {
      ...log.totals(fcp),
      fcp,
      lcp,
      lcpElement,
      cls: cumulativeLayoutShift(shifts),
      ...longTaskMetrics(longTasks, fcp),
      mainThread: milliseconds('TaskDuration'),
      script: milliseconds('ScriptDuration'),
      compile: milliseconds('V8CompileDuration'),
      styleLayout: milliseconds('LayoutDuration', 'RecalcStyleDuration'),
      heap,
      ...(await page.evaluate(() => ({
        load: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd,
        nodes: document.querySelectorAll('*').length,
      }))),
      ...(options.goal && (await tapAtRest(page, session, options.goal, options.tapTimeout))),
    };
  });
}

/** One tap on a page that has come to rest. */
async function tapAtRest(page: Page, session: CDPSession, { tap, expect }: TapGoal, timeout: number): Promise<Run> {
  const point = await pointOf(page, tap);
  if (!point) return { inpSettled: null, answerSettled: null };
  await page.evaluate((selector) => {
    const probe = window.pageLoadProbe;
    probe.whenSeen(selector, (time) => {
      probe.expectedAt = time;
    });
  }, expect);
  await tapAt(session, point);
  await page
    .waitForFunction(() => window.pageLoadProbe.expectedAt !== null, undefined, { timeout })
    .catch(() => undefined);
  await sleep(300);
  const { interactions, expectedAt, clicks } = await readSeen(page);
  const [click] = clicks;
  return {
    inpSettled: longestInteraction(interactions),
    answerSettled: expectedAt === null || click === undefined ? null : expectedAt - click,
  };
}

async function performanceMetrics(session: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}
