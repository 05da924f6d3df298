import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../codegen/support/temporary-folder.ts';
import { readBudget, violations } from './budget.ts';
import { compare } from './compare.ts';
import { formatComparison } from './format-report.ts';
import { formatValue, METRICS } from './metrics.ts';

const pages = compare([
  {
    name: 'limit',
    url: 'http://limit.example/',
    runs: [
      { fcp: 100, tbt: 0, 'bytes.script': 1000 },
      { fcp: 200, tbt: 0, 'bytes.script': 1000 },
    ],
  },
  {
    name: 'page',
    url: 'http://page.example/',
    runs: [
      { fcp: 150, tbt: 40, 'bytes.script': 3000 },
      { fcp: 300, tbt: 60, 'bytes.script': 3000 },
    ],
  },
]);

describe('a comparison', () => {
  it('sets each page beside the first', () => {
    expect(pages[1]?.metrics.fcp).toMatchObject({ median: 225, ratio: 1.5, difference: 75 });
    expect(pages[1]?.metrics.tbt).toMatchObject({ ratio: null, difference: 50 });
    expect(formatComparison(pages)).toMatch(/FCP ms +150 \[125-175\] +225 \[188-263\] +x1\.50/);
  });

  it('has one row for each metric', () => {
    expect(new Set(METRICS.map(({ key }) => key)).size).toBe(METRICS.length);
    expect(formatValue(12_345, 'bytes')).toBe('12.3 kB');
    expect(formatValue(null, 'ms')).toBe('-');
  });
});

describe('a budget', () => {
  it('is kept up to its last unit', () => {
    const budget = { fcp: { ratio: 1.5 }, tbt: { over: 50 }, 'bytes.script': { max: 3000 } };
    expect(violations(budget, pages)).toEqual([]);
  });

  it('says which limit is broken by how much', () => {
    const budget = { fcp: { ratio: 1.4 }, tbt: { over: 49 }, 'bytes.script': { max: 2900 } };
    expect(violations(budget, pages)).toEqual([
      'page: FCP ×1.50, limit ×1.40',
      'page: TBT +50, limit +49',
      'page: script 3.0 kB, limit 2.9 kB',
    ]);
  });

  it('is broken by what was not measured and by checks that did not run', () => {
    expect(violations({ lcp: { max: 1 }, noScript: true }, pages)).toEqual([
      'page: LCP ?, limit 1',
      'page: noScript check did not run',
    ]);
  });

  it('of the project names metrics that exist', () => {
    expect(readBudget(new URL('../budget.json', import.meta.url))).toHaveProperty('fcp', { ratio: 1.1 });
  });

  it.each([
    ['{ "fpc": { "ratio": 1 } }', 'there is no metric "fpc"'],
    ['{ "fcp": { "least": 1 } }', 'fcp has an unknown limit "least"; known are ratio, max, over'],
  ])('is refused when it says %s', (text, message) => {
    const path = `${temporaryFolder({ 'budget.json': text })}/budget.json`;
    expect(() => readBudget(path)).toThrow(message);
  });
});
