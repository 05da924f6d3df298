import { assert, constantFrom, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { readCsv, writeCsv } from '../../../../codegen/tools/table/csv.ts';
import { cellOf, cellText } from '../../../../codegen/tools/translations/table.ts';
import { LANGUAGES } from '../../../support/languages.ts';
import { PLAIN } from '../../support/translation-table.ts';

const written = (text: string): string => writeCsv([[cellOf(text, LANGUAGES)]], PLAIN);

it('what a cell is given is what it holds', () => {
  const text = string({ unit: constantFrom('a', '1', "'", '=', '+', '-', '@', 'en', '\\', ' ', '\n', '/', '%') });
  assert(
    property(text, (any) => {
      const [[cell = ''] = []] = readCsv(Buffer.from(written(any.trim()))).rows;
      expect(cellText(cell, LANGUAGES)).toEqual({ text: any.trim() });
    }),
  );
});

it.each([
  ['Ham', 'Ham'],
  ['=1+1', "'=1+1"],
  ['- house wine', "'- house wine"],
  ["'- house wine", "''- house wine"],
  ['-', "'-"],
  ['-5', "'-5"],
  ['1/2', "'1/2"],
  ['12.50 €', "'12.50 €"],
  ['7 Up', '7 Up'],
  ['@elmoreno', "'@elmoreno"],
  ['ana @en bar', 'ana \\@en bar'],
])('%s is written as %s', (text, cell) => expect(written(text).replaceAll('"', '')).toBe(`${cell}\n`));

it('an apostrophe that is a word of the text stays', () => {
  expect(cellText("'s middags", LANGUAGES)).toEqual({ text: "'s middags" });
});
