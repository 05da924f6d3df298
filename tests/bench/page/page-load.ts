/**
 * Compares the first load of web pages on an emulated phone, round after round. `--help` lists the options; README.md says what is measured
 * and how. The exit status is 1 when a limit of the budget is broken.
 */
import { cpus, loadavg } from 'node:os';
import type { Browser } from 'playwright-core';
import { companions, launchMeasuringBrowser } from './browser/launch.ts';
import { NETWORKS } from './browser/throttle.ts';
import { runChecks } from './checks/run-checks.ts';
import { violations } from './figures/budget.ts';
import type { ComparedPage } from './figures/compare.ts';
import { formatChecks, formatComparison } from './figures/format-report.ts';
import { measureRounds } from './load/measure-rounds.ts';
import { readOptions } from './page-load-options.ts';
import { showProgress } from './progress.ts';

const options = readOptions(process.argv.slice(2));
const browser = await launchMeasuringBrowser();
try {
  const measured = await measureRounds(browser, options.pages, {
    ...options.load,
    rounds: options.rounds,
    onProgress: showProgress,
  });
  const pages = [];
  for (const page of measured) {
    pages.push(
      options.items
        ? await runChecks(browser, page, { ...options.load, items: options.items, onProgress: showProgress })
        : page,
    );
  }
  showProgress('');
  const { network, cpu } = options.load;
  process.stdout.write(
    `Chromium ${browser.version()}, ${network}, CPU ${cpu}x, cold cache, median [quartiles] of ${options.rounds} rounds, ` +
      `xN = ratio to ${pages[0]?.name}; ${cpus().length} processors, load average ${loadavg()[1]?.toFixed(1)}\n` +
      `${formatComparison(pages)}\n${formatChecks(pages)}\n`,
  );
  for (const doubt of await doubts(browser, pages)) process.stderr.write(`\nWARNING: ${doubt}\n`);
  if (options.budget) {
    const broken = violations(options.budget, pages);
    process.stderr.write(broken.length > 0 ? `\nOver budget:\n  ${broken.join('\n  ')}\n` : '\nWithin budget.\n');
    process.exitCode = broken.length > 0 ? 1 : 0;
  }
} finally {
  await browser.close();
}

/** What makes the numbers doubtful, in words. */
async function doubts(used: Browser, pages: readonly ComparedPage[]): Promise<string[]> {
  const context = await used.newContext();
  await (await context.newPage()).goto('about:blank');
  await new Promise((resolve) => {
    setTimeout(resolve, 500);
  });
  const others = await companions(used);
  await context.close();
  const latency = NETWORKS[options.load.network]?.latency ?? 0;
  const fast = pages.filter(({ metrics }) => (metrics.ttfb.median ?? Infinity) < latency).map(({ name }) => name);
  return [
    ...(others.length > 0 ? [`the browser runs pages of its own that disturb: ${others.join(', ')}`] : []),
    ...(fast.length > 0 ? [`${fast.join(', ')} answered faster than the throttle allows`] : []),
  ];
}
