import type { CheckedPage } from '../run-checks.ts';
import { type Budget, judgeCheck, judgeMetric } from '../figures/budget.ts';
import { formatValue, metricByKey, type MetricKey } from '../figures/metrics.ts';
import { type LoadedScript, withLoyalty } from '../load/scripts-until-idle.ts';
import type { FigureRow } from './figure-row.ts';

/** What the figures are called, in the order of the table. */
const FIGURES: readonly (readonly [figure: string, key: MetricKey])[] = [
  ['first paint', 'fcp'],
  ['largest paint', 'lcp'],
  ['first early tap, from tap to popup', 'tapWait'],
  ['a tap at rest, from tap to popup', 'answerSettled'],
  ['bytes before first paint', 'bytes.beforeFcp'],
  ['main thread busy in all', 'mainThread'],
  ['total blocking time', 'tbt'],
  ['JavaScript until idle, brotli, with headers', 'bytes.script'],
  ['heap', 'heap'],
  ['DOM nodes', 'nodes'],
  ['layout shift', 'cls'],
  ['failed requests', 'failed'],
];

/** Pages, each compared with its own limit page, against the budget. */
export function metricRows(budget: Budget, pages: readonly CheckedPage[]): FigureRow[] {
  return FIGURES.flatMap(([figure, key]) => {
    const limit = budget[key];
    if (limit === undefined) return [];
    const verdicts = pages.map((page) => ({ page, verdict: judgeMetric(key, limit, page)[0] }));
    return [
      {
        figure,
        measured: verdicts.map(({ page, verdict }) =>
          limit.max === undefined ? `${verdict?.measured} (${withUnit(key, page)})` : (verdict?.measured ?? '?'),
        ),
        limit: verdicts[0]?.verdict?.limit ?? '',
        met: verdicts.every(({ verdict }) => verdict?.met),
      },
    ];
  });
}

function withUnit(key: MetricKey, page: CheckedPage): string {
  const unit = metricByKey.get(key)?.unit ?? 'count';
  return `${formatValue(page.metrics[key].median, unit)}${unit === 'ms' ? ' ms' : ''}`;
}

/** What may only be so or not. */
export function checkRows(pages: readonly CheckedPage[]): FigureRow[] {
  return [
    {
      figure: 'single early taps that are lost',
      measured: pages.map(({ earlyTap }) =>
        earlyTap ? `${earlyTap.tries - earlyTap.answered} of ${earlyTap.tries}` : '?',
      ),
      limit: '0',
      met: pages.every((page) => judgeCheck('earlyTap', page)),
    },
    {
      figure: 'without JavaScript: items shown, links that lead nowhere',
      measured: pages.map(({ noScript }) =>
        noScript
          ? `${noScript.without.visible} of ${noScript.with.visible}, ${noScript.deadLinks} of ${noScript.links}`
          : '?',
      ),
      limit: 'all, 0',
      met: pages.every((page) => judgeCheck('noScript', page)),
    },
    {
      figure: 'offline, second visit and reload: items shown, tap',
      measured: pages.map(({ offline }) =>
        offline
          ? `${offline.visit.visible} and ${offline.reload.visible} of ${offline.online.visible}, ${offline.tapAnswered ? 'answered' : 'lost'}`
          : '?',
      ),
      limit: 'all, answered',
      met: pages.every((page) => judgeCheck('offline', page)),
    },
  ];
}

/** The scripts of each page until it is idle: those that only loyalty needs. */
export function loyaltyRow(scripts: readonly (readonly LoadedScript[])[]): FigureRow {
  const found = scripts.map(withLoyalty);
  return {
    figure: 'scripts with firebase, socket.io or qrcode until idle',
    measured: found.map((names, index) => names.join(' ') || `none of ${scripts[index]?.length}`),
    limit: 'none',
    met: found.every((names) => names.length === 0),
  };
}
