import { expect, test } from 'vitest';
import { ENTRIES } from '../../../../codegen/validate/entry-fields.ts';
import type { Field, FieldTable } from '../../../../codegen/validate/field.ts';
import {
  PARTIAL_FIELDS,
  SECTION_FIELDS,
  SECTION_USE_FIELDS,
  VENUE_FIELDS,
} from '../../../../codegen/validate/fields.ts';

function allFields(table: FieldTable, path: string): [string, Field][] {
  return Object.entries(table).flatMap(([name, field]): [string, Field][] => [
    [`${path}.${name}`, field],
    ...allFields(field.fields ?? {}, `${path}.${name}`),
  ]);
}

test('every field has examples and a description in English and in Spanish for editors', () => {
  const fields = [
    ...allFields(VENUE_FIELDS, 'venue'),
    ...allFields(PARTIAL_FIELDS, 'partial'),
    ...allFields(SECTION_FIELDS, 'section'),
    ...allFields(SECTION_USE_FIELDS, 'use'),
    ...Object.entries(ENTRIES).flatMap(([name, { word, fields: below }]) => allFields({ word, ...below }, name)),
  ];
  const lacking = fields.filter(
    ([, { description, spanish, examples }]) =>
      [description, spanish].some((sentence) => !/^[\p{Lu}`].*[.?]$/u.test(sentence)) || examples.length === 0,
  );
  expect(lacking.map(([path]) => path)).toEqual([]);
});
