import { expect, test } from 'vitest';
import { menuSchemas } from '../../../../codegen/emit/schema/menu-schema.ts';
import { SPANISH } from '../../../../codegen/emit/schema/spanish.ts';

/** Every description in a schema. */
function descriptionsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { description, markdownDescription } = schema as { description?: unknown; markdownDescription?: unknown };
  const own = typeof description === 'string' && typeof markdownDescription === 'string' ? [description] : [];
  return [...own, ...Object.values(schema).flatMap(descriptionsIn)];
}

const [menu] = menuSchemas([]);
const described = new Set(descriptionsIn(JSON.parse(menu?.content ?? '')));
described.delete('A dish or drink on one line: its name, a colon, prices, allergens.');

test('every field is explained in Spanish, too', () => {
  expect([...described].filter((english) => SPANISH[english] === undefined)).toEqual([]);
});

test('no explanation in Spanish is left of a field that has gone or is described otherwise', () => {
  expect(Object.keys(SPANISH).filter((english) => !described.has(english))).toEqual([]);
});
