import { ENTRIES, type EntryWord } from '../../validate/entry-fields.ts';
import type { Field, FieldTable } from '../../validate/field.ts';
import { ITEM_FIELDS } from '../../kinds/item-fields.ts';
import { fieldSchema, kindSchema } from './field-schema.ts';
import { rulesBetween } from './item-rules.ts';
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

/** What can stand among the entries of a section, by its word. */
export function entryDefinitions(): Record<EntryWord, JsonSchema> {
  const definitions = WORDS.map((word) => {
    const { word: field, fields }: { word: Field; fields: FieldTable } = ENTRIES[word];
    const own = kindSchema(word, { [word]: field, ...fields });
    const rules = rulesBetween(fields);
    return [word, rules === undefined ? own : { ...own, properties: describedOnce(word, own, fields), ...rules }];
  });
  return Object.fromEntries(definitions);
}

/** Fields that a row shares with an item are described once. */
function describedOnce(word: EntryWord, { properties: own = {} }: JsonSchema, fields: FieldTable) {
  const items: FieldTable = ITEM_FIELDS;
  const isShared = (name: string): boolean => word !== 'item' && name in fields && items[name] === fields[name];
  return Object.fromEntries(
    Object.entries(own).map(([name, schema]) => [
      name,
      isShared(name) ? { $ref: `#/definitions/item/properties/${name}` } : schema,
    ]),
  );
}
