/** Tables of a site outside the euro countries: no other currency is taken for its own. */
import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { importMenu, type ImportedMenu } from '../../../../codegen/tools/menu-table/import-menu.ts';
import { readTable } from '../../../../codegen/tools/table/read-table.ts';
import { SITE_DEFAULTS } from '../../../../src/terms/site.ts';
import { contextOf } from '../../support/compile.ts';

const request = { id: 'bar', file: 'menus/bar.yaml', name: 'Bar', schema: 'menu.schema.json' };

function lastLine({ problems, text }: ImportedMenu): string | undefined {
  return problems[0]?.message.en ?? text?.trim().split('\n').at(-1)?.trim();
}

const imported = (country: string, price: string): string | undefined =>
  lastLine(
    importMenu(
      {
        cells: [
          ['Sección', 'Plato', 'Precio'],
          ['Carta', 'Pan', price],
        ],
        problems: [],
      },
      request,
      { ...contextOf(), site: { ...SITE_DEFAULTS, country } },
    ),
  );

test.each([
  ['ES', '9,50 €', '- Pan: 9.50'],
  ['GB', '£12.50', '- Pan: 12.50'],
  ['GB', '12.50 GBP', '- Pan: 12.50'],
  ['GB', '"£12.50"', 'price: "£12.50"'],
  ['CO', '$ 25.000', '- Pan: 25000'],
  ['JP', '1,200円', '- Pan: 1200'],
  ['CH', '9,50 €', '"€" does not belong beside an amount: the page shows the currency of the site\'s country.'],
  ['CH', '€9.50', '"€9.50" is not an amount.'],
  ['GB', '$12', '"$12" is not an amount.'],
  ['ES', '$12', '"$12" is not an amount.'],
  ['JP', '12.0', '"12.0" has decimals, and the currency of the site\'s country has none.'],
])('in %s, a cell of %s is %s', (country, cell, line) => {
  expect(imported(country, cell)).toBe(line);
});

test('amounts of a million are usual in some currencies', async () => {
  const cells = [
    ['Sección', 'Plato', 'Precio'],
    ['Carta', 'Pan', 1_250_000],
  ];
  const context = { ...contextOf(), site: { ...SITE_DEFAULTS, country: 'VN' } };
  expect(lastLine(importMenu({ cells, problems: [] }, request, context))).toBe('- Pan: 1250000');
  expect(lastLine(importMenu({ cells, problems: [] }, request, contextOf()))).toBe('"1250000" is not an amount.');
});

test.each([
  ['ES', '#,##0.00 "€"', '- Pan: 9.50'],
  ['ES', '[$€-C0A]#,##0.00', '- Pan: 9.50'],
  ['CH', '#,##0.00', '- Pan: 9.50'],
  ['CH', '#,##0.00 "€"', '"9.5 €" is not an amount.'],
  ['CH', '[$€-C0A]#,##0.00', '"9.5 €" is not an amount.'],
  ['CH', '[$EUR] #,##0.00', '"9.5 €" is not an amount.'],
])('in %s, a number in the format %s is %s', async (country, numFmt, line) => {
  const rows = [
    ['Sección', 'Plato', 'Precio'],
    ['Carta', 'Pan', 9.5],
  ];
  const cells = new Map([['1,2', { value: 9.5, style: { numFmt } }]]);
  const table = await readTable(await writeXlsx({ sheets: [{ name: 'Carta', rows, cells }] }));
  expect(lastLine(importMenu(table, request, { ...contextOf(), site: { ...SITE_DEFAULTS, country } }))).toBe(line);
});
