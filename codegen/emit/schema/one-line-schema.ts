import { ITEM_FIELDS } from '../../kinds/item-fields.ts';
import { ALLERGEN, AMOUNT, TAGS } from './field-types.ts';
import type { JsonSchema } from './json-schema.ts';
import { ONE_LINE_RULES } from './patterns.ts';

/** What may stand on one line: prices, allergens and flags, a list of allergens alone, or nothing. */
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

/** The fields of an item, which may have been written below a dish on one line, or without a name. */
const FIELDS = { enum: Object.keys(ITEM_FIELDS), doNotSuggest: true } as const;

/** A dish on one line is one pair, its key the name in all languages. */
export function oneLineSchema(): JsonSchema {
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
