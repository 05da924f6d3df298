import { METRICS, type MetricKey, type Run } from './metrics.ts';
import { pairedDifference, pairedRatio, summarize, type Summary } from './statistics.ts';

/** A page under a name of the report. */
export type NamedPage = { readonly name: string; readonly url: string };

/** A metric of a page: its summary, and how it stands to the first page of the same rounds. */
export type Comparison = Summary & { readonly ratio: number | null; readonly difference: number | null };
export type ComparedPage = NamedPage & { readonly metrics: Readonly<Record<MetricKey, Comparison>> };

/** Compares each page with the first; all have the same rounds in the same order. */
export function compare(pages: readonly (NamedPage & { readonly runs: readonly Run[] })[]): ComparedPage[] {
  const reference = pages[0]?.runs ?? [];
  return pages.map(({ name, url, runs }) => ({
    name,
    url,
    metrics: Object.fromEntries(
      METRICS.map(({ key }) => {
        const values = runs.map((run) => run[key]);
        const baseline = reference.map((run) => run[key]);
        const ratio = pairedRatio(values, baseline);
        return [key, { ...summarize(values), ratio, difference: pairedDifference(values, baseline) }];
      }),
    ) as Record<MetricKey, Comparison>,
  }));
}
