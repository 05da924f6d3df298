import type { Browser } from 'playwright-core';
import { median } from '../figures/statistics.ts';
import type { FigureRow } from '../table/figure-row.ts';
import { LOAD_DEFAULTS, LOAD_TIMEOUT, settle, withThrottledPage } from './throttled-page.ts';

/** A page beside its limit page, by their addresses. */
export type Pair = { readonly app: string; readonly limit: string };

/** What is touched, and what answers. */
type Wish = { readonly tap: string; readonly answer: string };

const LANGUAGE = {
  app: { tap: 'button[data-language=en]', answer: 'html[lang=en]' },
  limit: { tap: 'button[data-lang=en]', answer: 'html[lang=en]' },
};
const SEARCH = { tap: '.bar [data-wants=search]', answer: 'dialog[open] [type=search]' };

/** At most: the ratio to the limit page's; milliseconds. */
const LIMITS = { language: 1.3, cold: 900, ahead: 250 };

/** Rows of the table: how long a diner waits for another language, and for the first search, cold and fetched ahead. */
export async function answerRows(browser: Browser, pairs: readonly Pair[], rounds: number): Promise<FigureRow[]> {
  const language: { ratio: number; time: number }[] = [];
  const cold: number[] = [];
  const ahead: number[] = [];
  for (const { app, limit } of pairs) {
    const runs: { app: number; limit: number; cold: number; ahead: number }[] = [];
    for (let round = 0; round < rounds; round++) {
      runs.push({
        limit: await waitFor(browser, limit, LANGUAGE.limit),
        app: await waitFor(browser, app, LANGUAGE.app),
        cold: await waitFor(browser, app, SEARCH),
        ahead: await waitFor(browser, app, SEARCH, true),
      });
    }
    const middle = (of: (run: (typeof runs)[number]) => number): number => median(runs.map(of)) ?? Infinity;
    language.push({ ratio: middle((run) => run.app / run.limit), time: middle((run) => run.app) });
    cold.push(middle((run) => run.cold));
    ahead.push(middle((run) => run.ahead));
  }
  const timeRow = (figure: string, times: readonly number[], most: number): FigureRow => ({
    figure,
    measured: times.map((time) => `${time.toFixed(0)} ms`),
    limit: `${most} ms`,
    met: times.every((time) => time <= most),
  });
  return [
    {
      figure: 'another language, from tap to words',
      measured: language.map(({ ratio, time }) => `×${ratio.toFixed(2)} (${time.toFixed(0)} ms)`),
      limit: `×${LIMITS.language.toFixed(2)}`,
      met: language.every(({ ratio }) => ratio <= LIMITS.language),
    },
    timeRow('first search, from tap to field', cold, LIMITS.cold),
    timeRow('the same, fetched ahead', ahead, LIMITS.ahead),
  ];
}

/** Milliseconds from a tap on a page at rest to the frame with its answer. `isAhead`: its worker has fetched what islands need. */
function waitFor(browser: Browser, address: string, { tap, answer }: Wish, isAhead = false): Promise<number> {
  const options = { ...LOAD_DEFAULTS, serviceWorkers: isAhead ? ('allow' as const) : ('block' as const) };
  return withThrottledPage(browser, options, async ({ page, log }) => {
    await page.goto(address, { waitUntil: 'load', timeout: LOAD_TIMEOUT });
    await settle(log, options.settle);
    if (isAhead) {
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
        const hasIslands = async (): Promise<boolean> => {
          const names = await caches.keys();
          const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
          return keys.flat().some(({ url }) => /finder-island|react/.test(url));
        };
        while (!(await hasIslands())) await new Promise((resolve) => setTimeout(resolve, 200));
      });
      await settle(log, options.settle);
    }
    await page.evaluate(
      ({ tapped, wanted }) => {
        const target = window as { answered?: Promise<number> };
        target.answered = new Promise((resolve) => {
          document.addEventListener(
            'click',
            ({ target: hit, timeStamp }) => {
              if (!(hit instanceof Element) || !hit.closest(tapped)) return;
              const look = (): void => {
                if (document.querySelector(wanted)) requestAnimationFrame((now) => resolve(now - timeStamp));
                else requestAnimationFrame(look);
              };
              requestAnimationFrame(look);
            },
            true,
          );
        });
      },
      { tapped: tap, wanted: answer },
    );
    await page.locator(tap).first().tap();
    return page.evaluate(() => (window as { answered?: Promise<number> }).answered ?? NaN);
  });
}
