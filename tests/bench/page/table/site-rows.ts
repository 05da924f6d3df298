import type { Finding } from '../../../support/validate-html.ts';
import type { ComparedPage } from '../figures/compare.ts';
import { CATEGORIES, type Category, type Scores } from '../lighthouse/run-lighthouse.ts';
import type { FigureRow } from './figure-row.ts';

/** How much later than the small menu the large one may paint. */
const SIZE_RATIO = 1.3;

/** A large menu beside a small one, which is the first. */
export function sizeRow([, large]: readonly ComparedPage[]): FigureRow {
  const ratios = (['fcp', 'lcp'] as const).map((key) => large?.metrics[key].ratio ?? Infinity);
  return {
    figure: '300 items in six languages beside 100 in two: first and largest paint',
    measured: [ratios.map((ratio) => `×${ratio.toFixed(2)}`).join(', ')],
    limit: `×${SIZE_RATIO.toFixed(2)}`,
    met: ratios.every((ratio) => ratio <= SIZE_RATIO),
  };
}

const LEAST: Readonly<Record<Category, number>> = {
  performance: 100,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

export function lighthouseRow(pages: readonly Scores[]): FigureRow {
  return {
    figure: 'Lighthouse, mobile: performance, accessibility, best practices, SEO',
    measured: pages.map(({ scores }) => CATEGORIES.map((category) => scores[category]).join(', ')),
    limit: `at least ${CATEGORIES.map((category) => LEAST[category]).join(', ')}`,
    met: pages.every(({ scores }) => CATEGORIES.every((category) => scores[category] >= LEAST[category])),
  };
}

/** Faults of accessibility, of so many pages in light and dark. */
export function axeRow(pages: number, faults: readonly string[]): FigureRow {
  return {
    figure: `axe-core, ${pages} pages, light and dark: violations`,
    measured: [String(faults.length)],
    limit: '0',
    met: faults.length === 0,
  };
}

/** What the W3C's validator found; undefined: it did not run. */
export function validatorRow(pages: number, found: readonly Finding[] | undefined): FigureRow {
  const count = (kind: Finding['kind']): number => found?.filter((finding) => finding.kind === kind).length ?? Infinity;
  return {
    figure: `W3C validator, ${pages} pages: errors`,
    measured: [found ? `${count('error')}, warnings: ${count('warning')}` : 'not run: no Java'],
    limit: '0',
    met: count('error') === 0,
  };
}
