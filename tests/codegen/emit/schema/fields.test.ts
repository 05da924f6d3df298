import { expect, test } from 'vitest';
import { menuSchemas } from '../../../../codegen/emit/schema/menu-schema.ts';
import { SPANISH } from '../../../../codegen/emit/schema/spanish.ts';
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

test('every field has a description and examples for editors', () => {
  const fields = [
    ...allFields(VENUE_FIELDS, 'venue'),
    ...allFields(PARTIAL_FIELDS, 'partial'),
    ...allFields(SECTION_FIELDS, 'section'),
    ...allFields(SECTION_USE_FIELDS, 'use'),
    ...Object.entries(ENTRIES).flatMap(([name, { word, fields: below }]) => allFields({ word, ...below }, name)),
  ];
  const lacking = fields.filter(
    ([, { description, examples }]) => !/^[A-Z`].*[.?]$/.test(description) || examples.length === 0,
  );
  expect(lacking.map(([path]) => path)).toEqual([]);
});

/** Every description in a schema. */
function descriptionsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { description, markdownDescription } = schema as { description?: unknown; markdownDescription?: unknown };
  const own = typeof description === 'string' && typeof markdownDescription === 'string' ? [description] : [];
  return [...own, ...Object.values(schema).flatMap(descriptionsIn)];
}

test('every field is explained in Spanish, too, and no explanation is left of one that has gone', () => {
  const [menu] = menuSchemas([]);
  const described = new Set(descriptionsIn(JSON.parse(menu?.content ?? '')));
  described.delete('A dish or drink on one line: its name, a colon, prices, allergens.');
  expect(Object.keys(SPANISH).toSorted()).toEqual([...described].toSorted());
});
