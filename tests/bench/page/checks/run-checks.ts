import type { Browser } from 'playwright-core';
import type { ComparedPage } from '../figures/compare.ts';
import { median } from '../figures/statistics.ts';
import { measureSingleEarlyTap } from '../load/tapped-load.ts';
import type { LoadOptions } from '../load/throttled-page.ts';
import { checkOffline, type OfflineCheck } from './offline.ts';
import { checkWithoutScript, type NoScriptCheck } from './without-script.ts';

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
export async function runChecks<Page extends ComparedPage>(
  browser: Browser,
  page: Page,
  options: CheckOptions,
): Promise<Page & CheckedPage> {
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
