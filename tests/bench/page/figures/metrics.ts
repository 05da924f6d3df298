/**
 * The metrics of one page load: key, label, unit, group and what it means. Reports print them in this order; budgets refer to them
 * by key.
 */

/** Resource types that are counted separately; every other type of the browser is folded into `other`. */
export const BYTE_TYPES = ['document', 'script', 'style', 'image', 'font', 'other'] as const;
export type ByteType = (typeof BYTE_TYPES)[number];

type Timing = 'ttfb' | 'fcp' | 'lcp' | 'load' | 'tbt' | 'tbtAfterFcp' | 'longestTask';
type Work = 'mainThread' | 'script' | 'compile' | 'styleLayout';
type Tap = 'tti' | 'tapWait' | 'inpEarly' | 'inpSettled' | 'answerSettled';
type Count = 'cls' | 'requests' | 'failed' | 'heap' | 'nodes';
export type MetricKey = Timing | Work | Tap | Count | `bytes.${ByteType | 'total' | 'beforeFcp'}`;

export type Unit = 'ms' | 'bytes' | 'score' | 'count';
export type Metric = {
  readonly key: MetricKey;
  readonly label: string;
  readonly unit: Unit;
  readonly group: string;
  readonly about: string;
};

/** What one load of a page gave; null: it did not come to it. */
export type Run = Partial<Record<MetricKey, number | null>> & {
  /** What was the largest contentful paint, for people. */
  lcpElement?: string | null;
};

const group = (name: string, unit: Unit, rows: readonly (readonly [MetricKey, string, string, Unit?])[]): Metric[] =>
  rows.map(([key, label, about, own]) => ({ key, label, unit: own ?? unit, group: name, about }));

export const METRICS: readonly Metric[] = [
  ...group('Paint', 'ms', [
    ['ttfb', 'TTFB', 'request sent to response headers, as the browser sees it behind the throttle'],
    ['fcp', 'FCP', 'first contentful paint'],
    ['lcp', 'LCP', 'largest contentful paint'],
    ['cls', 'CLS', 'largest session window of layout shifts', 'score'],
    ['load', 'load event', 'end of the load event'],
  ]),
  ...group('Main thread', 'ms', [
    ['tbt', 'TBT', 'part of every long task beyond 50 ms, from navigation to the end of the window'],
    ['tbtAfterFcp', 'TBT after FCP', 'the same, only what lies after FCP (as Lighthouse counts)'],
    ['longestTask', 'longest task', 'longest task of the main thread'],
    ['mainThread', 'busy in all', 'time the main thread spent in tasks'],
    ['script', '- script', 'JavaScript execution'],
    ['compile', '- compile', 'V8 compilation on the main thread'],
    ['styleLayout', '- style+layout', 'style recalculation and layout'],
  ]),
  ...group('Tap', 'ms', [
    [
      'tti',
      'usable at (TTI)',
      'taps are repeated from the moment the target is seen; when the expected element is seen',
    ],
    ['tapWait', 'wait after 1st tap', 'from the first tap to the expected element: the page looks ready but is not'],
    ['inpEarly', 'INP while loading', 'longest interaction among those early taps (Event Timing)'],
    ['inpSettled', 'INP settled', 'Event Timing duration of one tap after the page is quiet'],
    ['answerSettled', 'answer settled', 'that tap to the expected element, including what must be fetched'],
  ]),
  ...group('Transfer', 'bytes', [
    ...BYTE_TYPES.map(
      (type) => [`bytes.${type}`, type, `transferred bytes of type ${type}, headers included`] as const,
    ),
    ['bytes.total', 'total', 'all transferred bytes'],
    ['bytes.beforeFcp', 'before FCP', 'the document, and every other response that was complete at FCP'],
    ['requests', 'requests', 'network requests', 'count'],
    ['failed', 'failed requests', 'requests that failed or answered 4xx/5xx', 'count'],
  ]),
  ...group('Memory', 'bytes', [
    ['heap', 'JS heap', 'used JS heap after a forced collection'],
    ['nodes', 'DOM nodes', 'elements in the document at the end', 'count'],
  ]),
];

export const metricByKey: ReadonlyMap<string, Metric> = new Map(METRICS.map((metric) => [metric.key, metric]));

/** A value of a metric as tables print it. */
export function formatValue(value: number | null | undefined, unit: Unit): string {
  if (value === null || value === undefined) return '-';
  if (unit === 'bytes') return value >= 1e6 ? `${(value / 1e6).toFixed(2)} MB` : `${(value / 1e3).toFixed(1)} kB`;
  if (unit === 'score') return value.toFixed(3);
  return Math.round(value).toString();
}
