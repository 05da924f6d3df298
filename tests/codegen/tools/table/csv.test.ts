import { array, assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv, SPREADSHEET, writeCsv } from '../../../../codegen/tools/table/csv.ts';
import { PLAIN } from '../../support/translation-table.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('readCsv', () => {
  it('reads what a Spanish spreadsheet program saves', () => {
    expect(readCsv(bytes('\uFEFFPlato;Precio\r\n"Arroz; para dos";12,50\r\n'))).toEqual({
      rows: [
        ['Plato', 'Precio'],
        ['Arroz; para dos', '12,50'],
      ],
      openQuotes: [],
    });
  });

  it('reads commas and tabs, and quotes with lines and quotes inside', () => {
    expect(readCsv(bytes('a,"b\n""c"""\n')).rows).toEqual([['a', 'b\n"c"']]);
    expect(readCsv(bytes('a\tb\nc\td')).rows).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('reads the line in which Excel says what parts the cells, and counts it', () => {
    expect(readCsv(bytes('sep=;\r\na,5;b\r\n')).rows).toEqual([[], ['a,5', 'b']]);
  });

  it('reads what was saved in the encodings of older programs', () => {
    expect(readCsv(Uint8Array.from([0x4a, 0x61, 0x6d, 0xf3, 0x6e, 0x3b, 0x80])).rows).toEqual([['Jamón', '€']]);
    expect(readCsv(Buffer.from('\uFEFFJamón\tb', 'utf16le')).rows).toEqual([['Jamón', 'b']]);
  });

  it('keeps empty rows, so that its rows are those that a spreadsheet shows', () => {
    expect(readCsv(bytes('a;b\n\n;\nc;d\n')).rows).toEqual([['a', 'b'], [''], ['', ''], ['c', 'd']]);
  });

  it('names the row of a quotation mark that is never closed', () => {
    expect(readCsv(bytes('a;b\n"c;d\n')).openQuotes).toEqual([2]);
  });
});

it('writes no cell that a spreadsheet program takes for a formula, and reads it back without the guard', () => {
  const row = ['=HYPERLINK("https://x.example")', '+Queso', '@pan', "'=1", '-', '12,50'];
  const csv = writeCsv([row], PLAIN);
  expect(csv).toBe(`"'=HYPERLINK(""https://x.example"")","'+Queso","'@pan","''=1",-,"12,50"\n`);
  expect(readCsv(bytes(csv)).rows).toEqual([row]);
});

it('what is written is read back, in both dialects', () => {
  const cell = string({ unit: constantFrom('a', 'ñ', '"', ';', ',', '\n', '\t', ' ', '=', '@', "'") });
  assert(
    property(
      array(array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }),
      constantFrom(PLAIN, SPREADSHEET),
      (rows, dialect) => {
        const padded = [['header', 'of two'], ...rows, ['last', 'row']];
        expect(readCsv(bytes(writeCsv(padded, dialect))).rows).toEqual(padded);
      },
    ),
  );
});
