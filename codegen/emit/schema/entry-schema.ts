import { ENTRIES, type EntryWord } from '../../validate/entry-fields.ts';
import type { FieldTable } from '../../validate/field.ts';
import { ITEM_FIELDS } from '../../validate/item-fields.ts';
import { fieldSchema, kindSchema } from './field-schema.ts';
import { ITEM_RULES } from './item-rules.ts';
import type { JsonSchema } from './json-schema.ts';
import { oneLineSchema } from './one-line-schema.ts';

const WORDS = Object.keys(ENTRIES) as EntryWord[];

/** A word that is a field of another kind, too (`note` of a promo), is asked for last. */
const BY_PRECEDENCE = WORDS.toSorted((one, other) => Number(isField(one)) - Number(isField(other)));

function isField(word: EntryWord): boolean {
  return Object.values(ENTRIES).some(({ fields }) => Object.hasOwn(fields, word));
}

/**
 * An entry of a section. Which of its kinds it is, its word says: each kind is a definition of its own, found by asking for one
 * word after the other. What has none of the words is a dish on one line.
 */
export function entrySchema(): JsonSchema {
  const none: JsonSchema = { properties: properties(), ...oneLineSchema() };
  const kinds = BY_PRECEDENCE.toReversed().reduce<JsonSchema>((otherwise, word) => {
    return { if: { type: 'object', required: [word] }, then: { $ref: `#/definitions/${word}` }, else: otherwise };
  }, none);
  return {
    type: 'object',
    errorMessage:
      'A dish has a colon behind its name, and there its price: "- Agua: 2". Without a price the colon stays.',
    ...kinds,
  };
}

/** Where nothing is written yet, completion offers the words that begin an entry. */
function properties(): Record<string, JsonSchema> {
  return Object.fromEntries(WORDS.map((word) => [word, fieldSchema(word, ENTRIES[word].word)]));
}

/** Each kind of entry by its word. */
export function entryDefinitions(): Record<EntryWord, JsonSchema> {
  const definitions = WORDS.map((word) => {
    const { word: field, fields } = ENTRIES[word];
    const kind = kindSchema(word, { [word]: field, ...(fields as FieldTable) });
    return [word, 'onlyNight' in fields ? withItemRules(word, kind) : kind];
  });
  return Object.fromEntries(definitions);
}

/** Rules between the fields of a dish; fields that a highlight shares with an item are described once. */
function withItemRules(word: EntryWord, own: JsonSchema): JsonSchema {
  const isShared = (name: string): boolean => word !== 'item' && Object.hasOwn(ITEM_FIELDS, name);
  const fields = Object.entries(own.properties ?? {}).map(([name, schema]) => [
    name,
    isShared(name) ? { $ref: `#/definitions/item/properties/${name}` } : schema,
  ]);
  return { ...own, properties: Object.fromEntries(fields), ...ITEM_RULES };
}
