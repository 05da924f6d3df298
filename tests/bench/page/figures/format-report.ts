import type { CheckedPage } from '../run-checks.ts';
import type { ComparedPage } from './compare.ts';
import { formatValue, METRICS, type Metric } from './metrics.ts';

/** Rows as lines of text, columns aligned: the first to the left, the others to the right. */
export function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row.map((cell, column) => cell[column === 0 ? 'padEnd' : 'padStart'](widths[column] ?? 0)).join('  '),
  );
}

/** Medians with their ratio to the first page: one row for each metric, one column for each page. */
export function formatComparison(pages: readonly ComparedPage[]): string {
  const measured = METRICS.filter(({ key }) => pages.some((page) => page.metrics[key].n > 0));
  return [...new Set(measured.map((metric) => metric.group))]
    .flatMap((group) => {
      const heads = pages.flatMap(({ name }, index) => (index === 0 ? [name] : [name, '']));
      const rows = measured.filter((metric) => metric.group === group).map((metric) => metricRow(metric, pages));
      return ['', ...alignColumns([[group, ...heads], ...rows])];
    })
    .join('\n');
}

function metricRow({ key, label, unit }: Metric, pages: readonly ComparedPage[]): string[] {
  const cells = pages.flatMap(({ metrics }, index) => {
    const { median, q1, q3, ratio } = metrics[key];
    const spread = unit === 'ms' && q1 !== null && q3 !== null ? ` [${Math.round(q1)}-${Math.round(q3)}]` : '';
    const value = formatValue(median, unit) + spread;
    return index === 0 ? [value] : [value, ratio === null ? '' : `x${ratio.toFixed(2)}`];
  });
  return [unit === 'ms' ? `${label} ms` : label, ...cells];
}

/** What the checks found, each that ran as a table of its own. */
export function formatChecks(pages: readonly CheckedPage[]): string {
  const tables = [
    table(
      pages,
      ['A single early tap', '', 'answered', 'after'],
      ({ earlyTap: check }) =>
        check && [
          check.works ? 'kept' : 'LOST',
          `${check.answered}/${check.tries}`,
          check.wait === null ? '-' : `${Math.round(check.wait)} ms`,
        ],
    ),
    table(
      pages,
      ['Without JavaScript', '', 'items', 'characters', 'dead links'],
      ({ noScript: check }) =>
        check && [
          check.works ? 'readable' : 'NOT readable',
          `${check.without.visible}/${check.with.visible}`,
          `${check.without.characters}/${check.with.characters}`,
          `${check.deadLinks}/${check.links}`,
        ],
    ),
    table(
      pages,
      ['Second visit offline', '', 'visit', 'reload', 'tap', 'service worker'],
      ({ offline: check }) =>
        check && [
          check.works ? 'shows the menu' : 'NOTHING',
          `${check.visit.visible}/${check.online.visible}`,
          `${check.reload.visible}/${check.online.visible}`,
          check.tapAnswered === null ? '-' : check.tapAnswered ? 'answered' : 'LOST',
          check.serviceWorker ? 'yes' : 'no',
        ],
    ),
  ];
  return tables.flat().join('\n');
}

function table(
  pages: readonly CheckedPage[],
  head: string[],
  cells: (page: CheckedPage) => string[] | undefined,
): string[] {
  const rows = pages.flatMap((page) => {
    const found = cells(page);
    return found ? [[page.name, ...found]] : [];
  });
  return rows.length === 0 ? [] : ['', ...alignColumns([head, ...rows])];
}
