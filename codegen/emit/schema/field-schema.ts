import { stringify } from 'yaml';
import type { Field, FieldTable } from '../../validate/field.ts';
import { DEFAULT_FIELDS } from '../../kinds/item-fields.ts';
import { present } from '../../resolve/context.ts';
import { FIELD_TYPES, words, type Shape, type JsonSchema, type Snippet } from './field-types.ts';

/** The schema of a field: its description, valid values and completion. */
export function fieldSchema(name: string, field: Field): JsonSchema {
  const { types, says, ...shape } = shapeOf(name, field);
  const type: JsonSchema = { type: types, errorMessage: says };
  // An empty field counts as missing. `null` is not in `type`, because editors would offer it for completion.
  const kind: JsonSchema = field.required === true ? type : { if: { type: 'null' }, else: type };
  const isNested = shape.properties !== undefined || shape.items !== undefined;
  return present({
    description: field.description,
    markdownDescription: describe(name, field),
    ...shape,
    defaultSnippets: shape.defaultSnippets ?? (isNested ? undefined : exampleSnippets(field)),
    minimum: field.min,
    maximum: field.max,
    ...kind,
  });
}

function shapeOf(name: string, { type, fields = {}, values = [] }: Field): Shape {
  switch (type) {
    case 'mapping': {
      const { type: _, required, ...mapping } = mappingSchema(fields, name);
      const says = 'Fields with their values are expected here, one on each line.';
      return {
        types: ['object'],
        says,
        ...mapping,
        ...(required === undefined ? {} : { allOf: required.map(mustHold) }),
      };
    }
    case 'mappings':
      return {
        types: ['array'],
        says: 'A list is expected here: begin each part with a dash.',
        items: mappingSchema(fields, name),
      };
    case 'defaults':
      return { types: ['object'], says: 'Fields of an item are expected here.', ...defaultsSchema() };
    case 'choice':
      return { ...FIELD_TYPES.choice, enum: values, errorMessage: `Write ${values.join(' or ')}.` };
    case 'integer':
      return values.length === 0 ? FIELD_TYPES.integer : wordOrInteger(values);
    case 'font':
      // It may also be the name of a family, so the words are only suggestions.
      return { ...FIELD_TYPES.font, defaultSnippets: words(values) };
    default:
      return FIELD_TYPES[type];
  }
}

/** A whole number, or one of the words allowed instead. */
function wordOrInteger(values: readonly string[]): Shape {
  const says = `Write a whole number or ${values.join(' or ')}.`;
  const pattern = `^(?:${values.join('|')})$`;
  return { types: ['integer', 'string'], says, pattern, patternErrorMessage: says };
}

/** The examples as completion items, to be overwritten. */
function exampleSnippets({ examples }: Field): Snippet[] {
  return examples
    .filter((example) => typeof example !== 'object')
    .map((example) => ({ label: String(example), bodyText: stringify(example, { lineWidth: 0 }).trim() }));
}

/** The schema of `defaults`: each field refers to that of an item. */
function defaultsSchema(): JsonSchema {
  const names = Object.keys(DEFAULT_FIELDS);
  return {
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/definitions/item/properties/${name}` }])),
    propertyNames: oneOfNames(names),
    ...rulesBetween(DEFAULT_FIELDS),
  };
}

/** A mapping with exactly these fields. */
export function mappingSchema(fields: FieldTable, title?: string): JsonSchema {
  const required = Object.keys(fields).filter((name) => fields[name]?.required);
  return present({
    title,
    type: 'object' as const,
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(name, field)])),
    required: required.length > 0 ? required : undefined,
    propertyNames: oneOfNames(Object.keys(fields)),
  });
}

/** A mapping that is known to have its word. The word is not listed as required, because completion would offer it again. */
export function kindSchema(word: string, fields: FieldTable): JsonSchema {
  const { required, ...schema } = mappingSchema(fields, word);
  const others = required?.filter((name) => name !== word) ?? [];
  return others.length > 0 ? { ...schema, required: others } : schema;
}

/** Like `required`, but marked at the first field of the mapping, where `carta` reports it, and not at its key. */
function mustHold(name: string): JsonSchema {
  const missing = { const: '', errorMessage: `The field "${name}" is missing.` };
  return { if: { type: 'object' }, then: { if: { required: [name] }, else: missing } };
}

/** The allowed names of a mapping. The error on another name lists them. */
export function oneOfNames(names: readonly string[]): JsonSchema {
  const fields = names.length === 0 ? 'nothing can stand beside it' : `fields are: ${names.join(', ')}`;
  return { enum: names, errorMessage: `Not a field that can stand here; ${fields}.`, doNotSuggest: true };
}

const on = { const: true } satisfies JsonSchema;

type Rule = { readonly between: readonly [string, string]; readonly rule: JsonSchema };

const servedBeside = (other: string): Rule => ({
  between: [other, 'served'],
  rule: {
    if: { required: [other, 'served'], properties: { [other]: on } },
    then: { properties: { served: false }, errorMessage: `"${other}" and "served" exclude each other.` },
  },
});

/** Fields that exclude each other, with the error if both are written. */
const RULES: readonly Rule[] = [
  {
    between: ['price', 'prices'],
    rule: {
      if: { required: ['price', 'prices'] },
      then: { properties: { prices: false }, errorMessage: 'An item has "price" or "prices", not both.' },
    },
  },
  {
    between: ['onlyNight', 'onlyDay'],
    rule: {
      if: { required: ['onlyNight', 'onlyDay'], properties: { onlyNight: on, onlyDay: on } },
      then: { properties: { onlyDay: false }, errorMessage: '"onlyNight" and "onlyDay" exclude each other.' },
    },
  },
  servedBeside('onlyNight'),
  servedBeside('onlyDay'),
];

/** The exclusions among these fields; undefined if there are none. */
export function rulesBetween(fields: FieldTable): Pick<JsonSchema, 'allOf'> | undefined {
  const found = RULES.filter(({ between }) => between.every((name) => Object.hasOwn(fields, name)));
  return found.length === 0 ? undefined : { allOf: found.map(({ rule }) => rule) };
}

/** The description of a field in Spanish, then in English (in italics), and its examples. */
function describe(name: string, { description, spanish, examples }: Field): string {
  const written = examples.map((example) => stringify({ [name]: example }, { lineWidth: 0 }));
  return `${spanish}\n\n*${description}*\n\n\`\`\`yaml\n${written.join('')}\`\`\``;
}
