import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { readTable } from '../../../../codegen/tools/table/read-table.ts';
import { writeXlsx } from '../../../../codegen/tools/table/write-xlsx.ts';

test('a workbook holds amounts as numbers and texts as texts, as a spreadsheet program shows them', async () => {
  const cells = [
    ['Plato', 'Precio'],
    ['Pan <de> "ayer"\ny & más', 3.5],
    ['3-5', undefined],
  ];
  const workbook = await writeXlsx(cells, 'Mi bar');
  expect(await readTable(workbook)).toMatchObject({ cells, problems: [] });
  const [sheet] = (await readXlsx(workbook, { readStyles: true })).sheets;
  const formats = ['1,1', '2,0'].map((place) => sheet?.cells?.get(place)?.style?.numFmt);
  expect({ formats, freezePane: sheet?.freezePane, bold: sheet?.cells?.get('0,0')?.style?.font?.bold }).toEqual({
    formats: ['0.00', '@'],
    freezePane: { rows: 1 },
    bold: true,
  });
});

test.each([
  ['Bar: pizza/pasta', 'Bar  pizza pasta'],
  ["L'Hort d'en Pep i de la Maria '90", "L'Hort d'en Pep i de la Maria"],
  ["'Can Roca'", 'Can Roca'],
  ['History', 'Carta'],
  ['///', 'Carta'],
])('the sheet of %s has a name that Excel takes', async (venue, name) => {
  const { sheets } = await readXlsx(await writeXlsx([['Plato']], venue));
  expect(sheets.map((sheet) => sheet.name)).toEqual([name]);
});
