import { ENTRIES } from '../../validate/entry-fields.ts';
import type { Field, FieldTable } from '../../validate/field.ts';
import { fieldSchema } from './field-schema.ts';
import type { JsonSchema } from './json-schema.ts';

/** What may stand on one line: prices, allergens and flags, a list of allergens alone, or nothing. */
const ONE_LINE: JsonSchema = {
  description: 'A dish or drink on one line: its name, a colon, prices, allergens.',
  type: ['string', 'number', 'array', 'null'],
  examples: ['3.50 tapa / 7 media / 12 ración [gluten, huevos]'],
};

type Use = { readonly field: Field; readonly words: readonly string[] };

/**
 * An entry of a section. Which of its kinds it is, its first word says; to keep messages readable, the schema is one mapping
 * with the fields of all kinds, each naming the kinds it belongs to, and `carta` judges what goes with what.
 */
export function entrySchema(): JsonSchema {
  const words = Object.entries(ENTRIES).map(([word, { word: field }]) => [word, fieldSchema(field)] as const);
  const fields = [...fieldsByName()].filter(([name]) => !Object.hasOwn(ENTRIES, name));
  return {
    type: ['object', 'string'],
    properties: {
      ...Object.fromEntries(words),
      ...Object.fromEntries(fields.map(([name, uses]) => [name, mergedSchema(uses)])),
    },
    additionalProperties: ONE_LINE,
  };
}

function fieldsByName(): Map<string, Use[]> {
  const byName = new Map<string, Use[]>();
  for (const [word, { fields }] of Object.entries(ENTRIES)) {
    for (const [name, field] of Object.entries(fields as FieldTable)) {
      const uses = byName.get(name) ?? [];
      const same = uses.find((use) => use.field.type === field.type);
      const others = uses.filter((use) => use !== same);
      byName.set(name, [...others, { field: same?.field ?? field, words: [...(same?.words ?? []), word] }]);
    }
  }
  return byName;
}

/** A field that means something else in another kind of entry is described once for each. */
function mergedSchema(uses: readonly Use[]): JsonSchema {
  const [first, ...others] = uses.map(({ field }) => fieldSchema(field));
  const descriptions = uses.map(({ field, words }) => `${field.description} (${words.join(', ')})`);
  const examples = uses.flatMap(({ field }) => field.examples);
  return { ...(others.length === 0 ? first : {}), description: descriptions.join(' '), examples };
}
