import { readFileSync } from 'node:fs';
import type { CheckedPage } from '../run-checks.ts';
import { formatValue, metricByKey, type MetricKey } from './metrics.ts';

/**
 * The limit of a metric: `ratio` to the first page of the same run, `max` in the metric's unit, `over`: at most so much more than
 * the first page. Of a check, true: it must have run and passed.
 */
type MetricLimit = { readonly ratio?: number; readonly max?: number; readonly over?: number };
type CheckKey = 'noScript' | 'earlyTap' | 'offline';
export type Budget = Readonly<Partial<Record<MetricKey, MetricLimit> & Record<CheckKey, boolean>>>;

/** What a page was found to be, beside what it may be. */
export type Verdict = { readonly measured: string; readonly limit: string; readonly met: boolean };

const LIMITS = ['ratio', 'max', 'over'] as const;
const CHECKS: readonly string[] = ['noScript', 'earlyTap', 'offline'] satisfies CheckKey[];

/** @throws {Error} of a metric or a limit that does not exist */
export function readBudget(path: string | URL): Budget {
  const budget = JSON.parse(readFileSync(path, 'utf8')) as Record<string, object>;
  for (const [key, limit] of Object.entries(budget)) {
    if (CHECKS.includes(key)) continue;
    if (!metricByKey.has(key)) throw new Error(`${path}: there is no metric "${key}"`);
    const unknown = Object.keys(limit).find((name) => !(LIMITS as readonly string[]).includes(name));
    if (unknown) throw new Error(`${path}: ${key} has an unknown limit "${unknown}"; known are ${LIMITS.join(', ')}`);
  }
  return budget as Budget;
}

/** A page against the limits of one metric; what was not measured breaks its limit. */
export function judgeMetric(key: MetricKey, limit: MetricLimit, page: CheckedPage): Verdict[] {
  const unit = metricByKey.get(key)?.unit ?? 'count';
  const { median, ratio, difference } = page.metrics[key];
  const formats = {
    ratio: { value: ratio, text: (value: number) => `×${value.toFixed(2)}` },
    max: { value: median, text: (value: number) => formatValue(value, unit) },
    over: {
      value: difference,
      text: (value: number) => `${value < 0 ? '−' : '+'}${formatValue(Math.abs(value), unit)}`,
    },
  };
  return LIMITS.flatMap((name) => {
    const allowed = limit[name];
    if (allowed === undefined) return [];
    const { value, text } = formats[name];
    return [
      { measured: value === null ? '?' : text(value), limit: text(allowed), met: value !== null && value <= allowed },
    ];
  });
}

/** A page against one check. */
export function judgeCheck(key: CheckKey, page: CheckedPage): boolean {
  return page[key]?.works === true;
}

/** Every limit that a page after the first breaks, in words. */
export function violations(budget: Budget, pages: readonly CheckedPage[]): string[] {
  return pages.slice(1).flatMap((page) =>
    Object.entries(budget).flatMap(([key, limit]) => {
      if (typeof limit === 'boolean') {
        if (!limit || judgeCheck(key as CheckKey, page)) return [];
        return [`${page.name}: ${key} check ${page[key as CheckKey] ? 'failed' : 'did not run'}`];
      }
      const label = metricByKey.get(key)?.label;
      return judgeMetric(key as MetricKey, limit, page)
        .filter(({ met }) => !met)
        .map(({ measured, limit: allowed }) => `${page.name}: ${label} ${measured}, limit ${allowed}`);
    }),
  );
}
