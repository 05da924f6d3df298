/**
 * Compares the first load of web pages on an emulated phone, round after round. `--help` lists the options; README.md says what is measured
 * and how. The exit status is 1 when a limit of the budget is broken.
 */
import { cpus, loadavg } from 'node:os';
import type { Browser } from 'playwright-core';
import { companions, launchMeasuringBrowser } from './browser/launch.ts';
import { NETWORKS } from './browser/throttle.ts';
import { runChecks } from './run-checks.ts';
import { type Budget, readBudget, violations } from './figures/budget.ts';
import type { ComparedPage, NamedPage } from './figures/compare.ts';
import { formatChecks, formatComparison } from './figures/format-report.ts';
import { measureRounds } from './load/measure-rounds.ts';
import { showProgress } from './progress.ts';
import { parseArgs } from 'node:util';
import { LOAD_DEFAULTS, type LoadOptions } from './load/throttled-page.ts';
import { parseNamed } from './named.ts';

const USAGE = `usage: page-load.ts name=URL [name=URL ...] [options]

  --rounds N        rounds to take medians of (default 9), after one to warm up
  --tap SELECTOR    element to tap, with --expect SELECTOR that must become visible
  --expect SELECTOR
  --items SELECTOR  what counts as a menu item; also runs the checks: is one early tap kept, is the menu
                    readable without JavaScript, does a second visit without network show it?
  --budget FILE     limits against the first page; exit status 1 when one is broken
  --network NAME    ${Object.keys(NETWORKS).join(', ')} (default slow4g)
  --cpu N           how many times slower the processor is (default 4)
  --settle MS       how long after load to keep watching (default 2000)
  --service-workers allow or block during timed loads (default block)
`;

type PageLoadOptions = {
  readonly pages: readonly NamedPage[];
  readonly rounds: number;
  readonly load: LoadOptions;
  readonly items: string | undefined;
  readonly budget: Budget | undefined;
};

/** Reads the command line of `page-load.ts`; where it cannot be understood, says how and ends the process with 2. */
function readOptions(argv: string[]): PageLoadOptions {
  try {
    return parseOptions(argv);
  } catch (error) {
    const asked = argv.includes('--help');
    process.stderr.write(asked ? USAGE : `${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exit(asked ? 0 : 2);
  }
}

function parseOptions(argv: string[]): PageLoadOptions {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '9' },
      tap: { type: 'string' },
      expect: { type: 'string' },
      items: { type: 'string' },
      budget: { type: 'string' },
      network: { type: 'string', default: LOAD_DEFAULTS.network },
      cpu: { type: 'string', default: String(LOAD_DEFAULTS.cpu) },
      settle: { type: 'string', default: String(LOAD_DEFAULTS.settle) },
      'service-workers': { type: 'string', default: LOAD_DEFAULTS.serviceWorkers },
    },
  });
  const { tap, expect, network, 'service-workers': serviceWorkers } = values;
  if (positionals.length === 0) throw new Error('Name at least one page.');
  if (Boolean(tap) !== Boolean(expect)) throw new Error('--tap and --expect go together.');
  if (!(network in NETWORKS)) throw new Error(`There is no network ${network}.`);
  if (serviceWorkers !== 'allow' && serviceWorkers !== 'block') throw new Error('--service-workers is allow or block.');
  const number = (name: 'rounds' | 'cpu' | 'settle', least: number): number => {
    const value = Number(values[name]);
    if (!(value >= least)) throw new Error(`--${name} needs a number of at least ${least}.`);
    return value;
  };
  return {
    pages: positionals.map((text) => {
      const { name, value } = parseNamed(text);
      return { name, url: new URL(value).href };
    }),
    rounds: number('rounds', 1),
    load: {
      ...LOAD_DEFAULTS,
      network,
      serviceWorkers,
      cpu: number('cpu', 1),
      settle: number('settle', 0),
      goal: tap && expect ? { tap, expect } : null,
    },
    items: values.items,
    budget: values.budget === undefined ? undefined : readBudget(values.budget),
  };
}

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
