/** Amounts of a report in a currency that is not the euro: with its decimals, as the page shows them. */
import { expect, test } from 'vitest';
import { compareVenue } from '../../../../codegen/tools/changes/compare/compare-venue.ts';
import { newsInWords } from '../../../../codegen/tools/changes/news/news-report.ts';
import { lineOf } from '../../../../codegen/tools/changes/print/print-report.ts';
import { compileVenue } from '../../../../codegen/resolve/compile-venue.ts';
import { SITE_DEFAULTS } from '../../../../src/terms/site.ts';
import { LANGUAGES } from '../../../support/languages.ts';
import { contextOf, withItems } from '../../support/compile.ts';

function told(country: string, before: string, after: string): string[] {
  const [was, is] = [before, after].map((price) => {
    const source = { file: 'menus/bar.yaml', id: 'bar', text: withItems(`- Pan: ${price}`), languages: LANGUAGES };
    return compileVenue({ ...source, country }, { ...contextOf(), site: { ...SITE_DEFAULTS, country } }).venue;
  });
  if (was === undefined || is === undefined) throw new Error('There are two menus.');
  const labels = { before: () => ({}), after: () => ({}) };
  const around = { labels, countries: { before: country, after: country }, isPictureChanged: () => false };
  return compareVenue(was, is, around).map((change) => lineOf(change));
}

test.each([
  ['ES', '9.5', '10', '9.50 → 10.00'],
  ['GB', '9.5', '10', '9.50 → 10.00'],
  ['JP', '450', '1200', '450 → 1200'],
  ['MX', '900', '25000', '900.00 → 25000'],
])('in %s, %s and then %s is %s', (country, before, after, line) => {
  expect(told(country, before, after)).toEqual([`Pan: price ${line}`]);
});

test.each([
  [undefined, 14, '14.00'],
  ['JPY', 1450, '1450'],
])("today's price in %s is %s: %s", (currency, amount, shown) => {
  const dropped = [{ barID: 'b', what: 'price' as const, id: 'pan', amount, ...(currency && { currency }) }];
  expect(newsInWords({ site: 'x', dropped, unknown: [] })[1]?.en).toMatch(new RegExp(` ${shown} today: pan$`));
});
