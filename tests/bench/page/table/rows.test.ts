import { describe, expect, it } from 'vitest';
import type { CheckedPage } from '../run-checks.ts';
import { compare } from '../figures/compare.ts';
import type { Run } from '../figures/metrics.ts';
import { type FigureRow, markdownTable, replaceBetween } from './figure-row.ts';
import { checkRows, loyaltyRow, metricRows } from './page-rows.ts';
import { axeRow, lighthouseRow, sizeRow, validatorRow } from './site-rows.ts';

/** A page that was measured beside a limit page. */
function pageWith(limit: Run, run: Run): CheckedPage {
  const url = 'http://page.example/';
  const [, page] = compare([
    { name: 'limit', url, runs: [limit] },
    { name: 'page', url, runs: [run] },
  ]);
  if (!page) throw new Error('two pages give two');
  return page;
}

const short = ({ measured, limit, met }: FigureRow): unknown => [...measured, limit, met];

describe('the rows of metrics', () => {
  const good = pageWith({ fcp: 400, tbt: 0 }, { fcp: 420, tbt: 30, 'bytes.script': 70_000 });
  const bad = pageWith({ fcp: 400, tbt: 20 }, { fcp: 600, tbt: 10, 'bytes.script': 90_000 });
  const budget = { fcp: { ratio: 1.1 }, tbt: { over: 100 }, 'bytes.script': { max: 80_000 } };

  it('hold each page beside its limit', () => {
    expect(metricRows(budget, [good, bad]).map(short)).toEqual([
      ['×1.05 (420 ms)', '×1.50 (600 ms)', '×1.10', false],
      ['+30 (30 ms)', '−10 (10 ms)', '+100', true],
      ['70.0 kB', '90.0 kB', '80.0 kB', false],
    ]);
  });

  it('break a limit with what was not measured', () => {
    expect(metricRows({ lcp: { ratio: 1.1 } }, [good]).map(short)).toEqual([['? (- ms)', '×1.10', false]]);
  });
});

describe('the rows of checks', () => {
  const page = pageWith({}, {});
  const seen = (visible: number) => ({ visible, characters: visible * 10 });

  it('say what was found', () => {
    const checked: CheckedPage = {
      ...page,
      earlyTap: { tries: 3, answered: 2, wait: 80, works: false },
      noScript: { with: seen(70), without: seen(70), links: 8, deadLinks: 0, works: true },
      offline: {
        serviceWorker: true,
        online: seen(70),
        visit: seen(70),
        reload: seen(70),
        tapAnswered: true,
        works: true,
      },
    };
    expect(checkRows([checked]).map(short)).toEqual([
      ['1 of 3', '0', false],
      ['70 of 70, 0 of 8', 'all, 0', true],
      ['70 and 70 of 70, answered', 'all, answered', true],
    ]);
  });

  it('are not met by checks that did not run', () => {
    expect(checkRows([page]).map(({ met }) => met)).toEqual([false, false, false]);
  });

  it('name the scripts that only loyalty needs', () => {
    const script = (name: string, text: string) => ({ name, text, bytes: 1 });
    expect(short(loyaltyRow([[script('app.js', 'react')], [script('a.js', ''), script('b.js', 'Firebase')]]))).toEqual([
      'none of 1',
      'b.js',
      'none',
      false,
    ]);
  });
});

describe('the rows of the whole site', () => {
  it('hold a large menu beside a small one', () => {
    const [small, large] = compare([
      { name: 'small', url: '', runs: [{ fcp: 400, lcp: 400 }] },
      { name: 'large', url: '', runs: [{ fcp: 440, lcp: 560 }] },
    ]);
    expect(small && large && short(sizeRow([small, large]))).toEqual(['×1.10, ×1.40', '×1.30', false]);
  });

  it('ask for all but full scores of Lighthouse', () => {
    const scores = (performance: number, seo: number) => ({
      scores: { performance, accessibility: 100, 'best-practices': 100, seo },
      imperfect: [],
    });
    expect(lighthouseRow([scores(100, 100), scores(100, 100)]).met).toBe(true);
    expect(lighthouseRow([scores(100, 99)])).toMatchObject({ measured: ['100, 100, 100, 99'], met: false });
  });

  it('count faults and errors, not warnings', () => {
    expect(short(axeRow(11, ['image-alt: img']))).toEqual(['1', '0', false]);
    const warning = { kind: 'warning', file: 'a.html', message: 'Empty heading.', extract: '<h2>' } as const;
    expect(short(validatorRow(11, [warning]))).toEqual(['0, warnings: 1', '0', true]);
    expect(short(validatorRow(11, undefined))).toEqual(['not run: no Java', '0', false]);
  });
});

describe('the table', () => {
  it('has a column for each page; a figure of the whole site stands in the first', () => {
    const rows: FigureRow[] = [
      { figure: 'paint', measured: ['×1.05', '×1.07'], limit: '×1.10', met: true },
      { figure: 'errors', measured: ['1'], limit: '0', met: false },
    ];
    expect(markdownTable(['bar', 'demo'], rows)).toBe(
      [
        '| figure | bar | demo | at most | met |\n|---|---|---|---|---|\n',
        '| paint | ×1.05 | ×1.07 | ×1.10 | yes |\n',
        '| errors | 1 |  | 0 | **no** |\n',
      ].join(''),
    );
  });

  it('takes the place of the one before, and of nothing else', () => {
    const text = 'before\n<!-- page:begin -->\nold\n<!-- page:end -->\nafter\n';
    expect(replaceBetween(text, 'page', 'new\n')).toBe('before\n<!-- page:begin -->\nnew\n<!-- page:end -->\nafter\n');
    expect(() => replaceBetween('no markers', 'page', 'new')).toThrow('There is no <!-- page:begin -->');
  });
});
