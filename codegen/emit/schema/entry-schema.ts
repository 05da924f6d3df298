import { ENTRIES, type EntryWord } from '../../validate/entry-fields.ts';
import type { Field, FieldTable } from '../../validate/field.ts';
import { ITEM_FIELDS } from '../../kinds/item-fields.ts';
import { fieldSchema, kindSchema, rulesBetween } from './field-schema.ts';
import { type JsonSchema, ALLERGEN, AMOUNT, TAGS } from './field-types.ts';
import { ONE_LINE_RULES } from './patterns.ts';
import { SECTION_FIELDS, SECTION_USE_FIELDS } from '../../validate/fields.ts';

const WORDS = Object.keys(ENTRIES) as EntryWord[];

/** A word that is also a field of another kind (`note` of a promo) is tested last. */
const BY_PRECEDENCE = WORDS.toSorted((one, other) => Number(isField(one)) - Number(isField(other)));

function isField(word: EntryWord): boolean {
  return Object.values(ENTRIES).some(({ fields }) => Object.hasOwn(fields, word));
}

/** An entry of a section. The words are tested one after the other; an entry with none of them is a dish on one line. */
export function entrySchema(): JsonSchema {
  // The words that begin an entry, for completion in an empty one.
  const properties = Object.fromEntries(WORDS.map((word) => [word, fieldSchema(word, ENTRIES[word].word)]));
  const none: JsonSchema = { properties, ...oneLineSchema() };
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

/** The schemas of the entries by their word. */
export function entryDefinitions(): Record<EntryWord, JsonSchema> {
  const definitions = WORDS.map((word) => {
    const { word: field, fields }: { word: Field; fields: FieldTable } = ENTRIES[word];
    const own = kindSchema(word, { [word]: field, ...fields });
    const rules = rulesBetween(fields);
    return [word, rules === undefined ? own : { ...own, properties: describedOnce(word, own, fields), ...rules }];
  });
  return Object.fromEntries(definitions);
}

/** References the item's schema for fields that a kind shares with it, so that they are described once. */
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

/** The value of a dish on one line: prices, allergens and flags; only a list of allergens; or nothing. */
const VALUE: JsonSchema = {
  description: 'A dish or drink on one line: its name, a colon, prices, allergens.',
  markdownDescription: [
    'Un plato o una bebida en una línea: el nombre, dos puntos, precios, alérgenos entre corchetes y palabras como `onlyNight`.',
    '*A dish or drink on one line: its name, a colon, prices, allergens in brackets, and words such as `onlyNight`.*',
    '```yaml\n- Croquetas de jamón @en Ham croquettes: 3.50 tapa / 12 ración [gluten, huevos, ~soja] onlyNight\n```',
  ].join('\n\n'),
  allOf: [...ONE_LINE_RULES, { if: { type: 'array' }, then: { items: ALLERGEN } }],
  ...AMOUNT,
  if: { type: 'null' },
  else: {
    type: ['string', 'number', 'array'],
    errorMessage:
      'A dish on one line has prices, allergens and words only. With more to it, begin with "item:" and its name.',
  },
  defaultSnippets: [
    { label: '9.50', bodyText: '${1:9.50}' },
    { label: '9.50 [gluten]', bodyText: '${1:9.50} [${2:gluten}]' },
    { label: '9.50 []', bodyText: '${1:9.50} []' },
    { label: 'tapa / media / ración', bodyText: '${1:3.50} tapa / ${2:7} media / ${3:12} ración [${4:gluten}]' },
    { label: 'copa / botella', bodyText: '${1:3.50} copa / ${2:18} botella [${3:sulfitos}]' },
    { label: 'S.M', bodyText: 'S.M' },
  ],
};

/** The fields of an item, to detect them below a dish on one line, or without a name. */
const FIELDS = { enum: Object.keys(ITEM_FIELDS), doNotSuggest: true } as const;

/** A dish on one line is one pair, its key the name in all languages. */
function oneLineSchema(): JsonSchema {
  return {
    if: { minProperties: 2 },
    then: {
      if: { propertyNames: FIELDS },
      then: { required: ['item'], errorMessage: 'The name is missing: write "- item:" and the name of the dish.' },
      else: {
        propertyNames: {
          ...FIELDS,
          errorMessage: 'A dish with fields below it begins with "- item:" and its name. Else each begins with a dash.',
        },
      },
    },
    else: { propertyNames: { allOf: TAGS, doNotSuggest: true }, additionalProperties: VALUE },
  };
}

/** A section, or a place that holds the sections of a partial: `section` or `use` says which. */
export function sectionSchema(): JsonSchema {
  const has = (word: string): JsonSchema => ({ type: 'object', required: [word] });
  return {
    type: 'object',
    errorMessage: 'A section is expected here: write "- section:" and its title, and below it "items:".',
    if: has('section'),
    then: kindSchema('section', SECTION_FIELDS),
    else: {
      if: has('use'),
      then: kindSchema('use', SECTION_USE_FIELDS),
      else: {
        allOf: [
          {
            required: ['section'],
            errorMessage: 'A section begins with "section:" and its title, or with "use:" and the name of a partial.',
          },
        ],
        properties: {
          section: fieldSchema('section', SECTION_FIELDS.section),
          use: fieldSchema('use', SECTION_USE_FIELDS.use),
        },
      },
    },
  };
}
