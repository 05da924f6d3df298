import { ALLERGEN_KEYS } from '../../validate/allergens.ts';
import type { Field, FieldTable, FieldType } from '../../validate/field.ts';
import { LANGUAGE_CODES } from '../../validate/language-codes.ts';
import { defined } from '../defined.ts';
import type { JsonSchema } from './json-schema.ts';

/** A word or a number: YAML takes `958123456` and `1906` for numbers, which an editor need not know. */
const WORD: JsonSchema = { type: ['string', 'number'] };
const TEXT: JsonSchema = { $ref: '#/definitions/text' };

/** What may be written for a type; fields with parts of their own are below. */
const TYPES: Partial<Record<FieldType, JsonSchema>> = {
  text: TEXT,
  texts: { type: 'array', items: TEXT },
  boolean: { type: 'boolean' },
  integer: { type: 'integer' },
  choice: {},
  languages: { type: ['string', 'array'], items: { enum: LANGUAGE_CODES } },
  id: { ...WORD, pattern: '^[A-Za-z0-9-]+$' },
  ids: { type: 'array', items: WORD },
  colour: { type: 'string', pattern: '^#[0-9a-fA-F]{3,8}$' },
  prices: { type: 'object', additionalProperties: WORD },
  pricesById: { type: 'object', additionalProperties: WORD },
  allergens: {
    type: ['string', 'array'],
    items: { enum: ['none', ...ALLERGEN_KEYS, ...ALLERGEN_KEYS.map((key) => `~${key}`)] },
  },
  options: { type: 'array', items: { type: ['string', 'number', 'object'], additionalProperties: WORD } },
  drinks: { type: ['string', 'array', 'object'], items: TEXT },
  defaults: { $ref: '#/definitions/defaults' },
  sections: { type: 'array', items: { $ref: '#/definitions/section' } },
  entries: { type: 'array', items: { $ref: '#/definitions/entry' } },
};

/** One field: what may be written, what it means, what holds without it, examples. */
export function fieldSchema(field: Field): JsonSchema {
  const { description, examples, values, min, max } = field;
  const shape = shapeOf(field);
  return defined({
    description,
    ...shape,
    // A font may also be the name of a family, so its words are examples only.
    enum: field.type === 'choice' ? values : undefined,
    default: field.default,
    examples: field.type === 'font' ? values : examples,
    minimum: min,
    maximum: max,
  });
}

function shapeOf({ type, fields = {} }: Field): JsonSchema {
  if (type === 'mapping') return mappingSchema(fields);
  if (type === 'mappings') return { type: 'array', items: mappingSchema(fields) };
  return TYPES[type] ?? WORD;
}

/** A mapping that has these fields and no others. */
export function mappingSchema(fields: FieldTable): JsonSchema {
  const required = Object.keys(fields).filter((name) => fields[name]?.required);
  return defined({
    type: 'object' as const,
    properties: properties(fields),
    required: required.length > 0 ? required : undefined,
    additionalProperties: false,
  });
}

export function properties(fields: FieldTable): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]));
}
