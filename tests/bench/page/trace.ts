/**
 * Shows where the main thread's time goes during a slow load: medians in milliseconds by activity.
 *
 *   node tests/bench/page/trace.ts name=URL [name=URL ...] [--rounds 5] [--first-paint] [--out FOLDER]
 *
 * Below the table stand the long tasks of the last load. `--first-paint` counts up to the first contentful paint only. `--out` keeps the
 * last trace of each page, without what took less than 0.1 ms, for https://ui.perfetto.dev. Tracing itself costs time: compare the columns, do not quote the numbers.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { launchMeasuringBrowser } from './browser/launch.ts';
import { alignColumns } from './figures/format-report.ts';
import { median } from './figures/statistics.ts';
import { parseNamed } from './named.ts';
import { recordTrace, type TraceEvent } from './trace/record-trace.ts';
import { ACTIVITY_NAMES, longTasks, timeByActivity } from './trace/time-by-activity.ts';

/** What is shorter is not kept, in microseconds. */
const SHORT = 100;

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
const pages = positionals.map((text) => ({
  ...parseNamed(text),
  runs: [] as Record<string, number>[],
  last: [] as readonly TraceEvent[],
}));
const until = values['first-paint'] ? 'first-paint' : 'end';

const browser = await launchMeasuringBrowser();
try {
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const page of pages) {
      page.last = await recordTrace(browser, page.value, { network: 'slow4g', cpu: 4, settle: 2000 });
      page.runs.push(timeByActivity(page.last, until));
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
for (const { name, last } of pages) {
  const tasks = longTasks(last).map(({ at, duration }) => `${Math.round(duration)} ms at ${Math.round(at)} ms`);
  process.stdout.write(`long tasks of ${name}, after the navigation: ${tasks.join(', ') || 'none'}\n`);
  if (values.out === undefined) continue;
  mkdirSync(values.out, { recursive: true });
  const traceEvents = last.filter(({ dur = SHORT }) => dur >= SHORT);
  writeFileSync(join(values.out, `${name}.json.gz`), gzipSync(JSON.stringify({ traceEvents })));
}
