/**
 * Shows where the main thread's time goes during a slow load: medians in milliseconds by activity.
 *
 *   node tests/bench/page/trace.ts name=URL [name=URL ...] [--rounds 5] [--first-paint] [--out FOLDER]
 *
 * `--first-paint` counts up to the first contentful paint only. `--out` keeps the last trace of each page for DevTools or
 * https://ui.perfetto.dev. Tracing itself costs time: compare the columns, do not quote the numbers.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchMeasuringBrowser } from './browser/launch.ts';
import { alignColumns } from './figures/format-report.ts';
import { median } from './figures/statistics.ts';
import { parseNamed } from './named.ts';
import { recordTrace } from './trace/record-trace.ts';
import { ACTIVITY_NAMES, timeByActivity } from './trace/time-by-activity.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    'first-paint': { type: 'boolean', default: false },
    out: { type: 'string' },
  },
});
if (positionals.length === 0)
  throw new Error('usage: trace.ts name=URL [name=URL ...] [--rounds N] [--first-paint] [--out FOLDER]');
const pages = positionals.map((text) => ({ ...parseNamed(text), runs: [] as Record<string, number>[] }));
const until = values['first-paint'] ? 'first-paint' : 'end';

const browser = await launchMeasuringBrowser();
try {
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const { name, value, runs } of pages) {
      const traceEvents = await recordTrace(browser, value, { network: 'slow4g', cpu: 4, settle: 2000 });
      runs.push(timeByActivity(traceEvents, until));
      if (values.out === undefined) continue;
      mkdirSync(values.out, { recursive: true });
      writeFileSync(join(values.out, `${name}.json`), JSON.stringify({ traceEvents }));
    }
  }
} finally {
  await browser.close();
}

const rows = ACTIVITY_NAMES.map((activity) => [
  activity,
  ...pages.map(({ runs }) => String(Math.round(median(runs.map((run) => run[activity])) ?? 0))),
]);
process.stdout.write(`${alignColumns([['ms', ...pages.map(({ name }) => name)], ...rows]).join('\n')}\n`);
