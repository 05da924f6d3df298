import { expect, test } from 'vitest';
import { ENTRIES } from '../../../codegen/validate/entry-fields.ts';
import type { Field, FieldTable } from '../../../codegen/validate/field.ts';
import { PARTIAL_FIELDS, SECTION_FIELDS, SECTION_USE_FIELDS, VENUE_FIELDS } from '../../../codegen/validate/fields.ts';
import { DEFAULT_FIELDS, ITEM_FIELDS } from '../../../codegen/validate/item-fields.ts';

function allFields(table: FieldTable, path: string): [string, Field][] {
  return Object.entries(table).flatMap(([name, field]): [string, Field][] => [
    [`${path}.${name}`, field],
    ...allFields(field.fields ?? {}, `${path}.${name}`),
  ]);
}

const words = Object.fromEntries(Object.entries(ENTRIES).map(([word, entry]) => [word, entry.word]));
const fields = [
  ...allFields(VENUE_FIELDS, 'venue'),
  ...allFields(PARTIAL_FIELDS, 'partial'),
  ...allFields(SECTION_FIELDS, 'section'),
  ...allFields(SECTION_USE_FIELDS, 'use'),
  ...allFields(words, 'entry'),
  ...Object.entries(ENTRIES).flatMap(([word, entry]) => allFields(entry.fields, word)),
];

test.each(fields)('%s has a description and examples for editors', (_, field) => {
  expect(field.description).toMatch(/^[A-Z`].*[.?]$/);
  expect(field.examples).not.toEqual([]);
});

test('the fields of an item are those of the contract', () => {
  expect(Object.keys(ITEM_FIELDS).join(' ')).toBe(
    'id price prices allergens description detail image imageSource imgFolder icon iconStyle detailedPopup smash styledPrice unit decimals className allergenImages onlyNight onlyDay withChips descriptionIsSpanishName allowHtmlInDescription chupCopBot isFood hidden variant',
  );
});

test('defaults are any field of an item but its id', () => {
  expect(['id', ...Object.keys(DEFAULT_FIELDS)]).toEqual(Object.keys(ITEM_FIELDS));
});
