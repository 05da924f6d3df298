import { assert, constantFrom, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { cellOf, cellText } from '../../../../codegen/tools/translations/table.ts';
import { LANGUAGES } from '../../../support/languages.ts';

it('what a cell is given is what it holds', () => {
  const text = string({ unit: constantFrom('a', '1', "'", '=', '-', '@', 'en', '\\', ' ', '\n', '/', '%') });
  assert(
    property(text, (any) => {
      expect(cellText(cellOf(any.trim(), LANGUAGES), LANGUAGES)).toEqual({ text: any.trim() });
    }),
  );
});

it.each([
  ['Ham', 'Ham'],
  ['=1+1', "'=1+1"],
  ['- house wine', "'- house wine"],
  ['1/2', "'1/2"],
  ['12,50 €', "'12,50 €"],
  ['7 Up', '7 Up'],
  ['@elmoreno', "'@elmoreno"],
  ['ana @en bar', 'ana \\@en bar'],
])('%s is written as %s', (text, cell) => expect(cellOf(text, LANGUAGES)).toBe(cell));

it('an apostrophe that is a word of the text stays', () => {
  expect(cellText("'s middags", LANGUAGES)).toEqual({ text: "'s middags" });
});
