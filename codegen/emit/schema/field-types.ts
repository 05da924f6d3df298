import { ALLERGENS } from '../../../src/terms/allergens.ts';
import { MARKS } from '../../../src/terms/marks.ts';
import { COUNTRIES } from '../../../src/terms/countries.ts';
import { STANDARD_LABELS } from '../../../src/terms/price-labels.ts';
import type { FieldType } from '../../validate/field.ts';
import * as patterns from './patterns.ts';

/** The schema of a type without the empty value; `says` is its error message. */
export type Shape = JsonSchema & { readonly types: readonly JsonType[]; readonly says: string };

const A_LIST = 'A list is expected here: write each part on a line of its own, after a dash.';
const PRICE_HERE = 'A price is expected here: 9.50, or 3 tapa / 11 ración, or words such as S.M.';
const A_COLOUR = 'Write a hex colour in quotes, such as "#b91c1c".';

/** A word or a number: to YAML, `958123456` and `1906` are numbers. */
const WORD = { types: ['string', 'number'], says: 'A text is expected here: write it behind the colon.' } as const;

const TEXT: Shape = {
  types: ['string', 'number', 'object'],
  says: 'A text is expected here, not a list: write it behind the colon.',
  allOf: [{ $ref: '#/definitions/text' }],
  defaultSnippets: [
    { label: 'es @en', bodyText: '${1:texto} @en ${2:text}' },
    { label: 'es @en @fr', bodyText: '${1:texto} @en ${2:text} @fr ${3:texte}' },
    { label: 'es @*', bodyText: '${1:Naan} @*' },
  ],
};

/** Completion items for words that can be combined, so that an enum is not possible. */
export const words = (list: readonly string[]): Snippet[] => list.map((word) => ({ label: word, body: word }));

/** The rule that tags are of known languages; the definition is in `menu-schema.ts`. */
export const TAGS: readonly JsonSchema[] = [{ $ref: '#/definitions/tags' }];

/** A text as a member of a list, which must not be empty. */
const MEMBER: JsonSchema = { $ref: '#/definitions/text' };

/** One allergen of a list. */
export const ALLERGEN: JsonSchema = {
  type: 'string',
  errorMessage: 'The name of an allergen is expected here.',
  ...patterns.ONE_ALLERGEN,
  defaultSnippets: words([...ALLERGENS, ...ALLERGENS.map((key) => `~${key}`), 'none']),
};

/** The rules for a price that is a number to YAML. */
export const AMOUNT: JsonSchema = { minimum: 0, multipleOf: 0.01 };

const ONE_PRICE: JsonSchema = { type: WORD.types, ...AMOUNT, ...patterns.PRICES, errorMessage: PRICE_HERE };

const ALLERGEN_LIST: Shape = {
  types: ['string', 'array'],
  says: 'Allergens are expected here: gluten, huevos',
  ...patterns.ALLERGEN_WORDS,
  defaultSnippets: words([...ALLERGENS, 'none']),
  allOf: [{ if: { type: 'array' }, then: { items: ALLERGEN } }],
};

/** Keys that are codes of languages: their values are names, without rules. */
const BY_LANGUAGE: NonNullable<JsonSchema['patternProperties']> = { '^(?:[a-z]{2,3}(?:-\\w+)?|\\*)$': {} };

/** The schemas of field types without nested fields. */
export const FIELD_TYPES: Readonly<Record<Exclude<FieldType, 'mapping' | 'mappings' | 'defaults'>, Shape>> = {
  string: WORD,
  text: TEXT,
  texts: { types: ['array', 'string', 'number'], says: A_LIST, items: MEMBER, allOf: TAGS },
  boolean: { types: ['boolean'], says: 'Write true or false.', defaultSnippets: [{ label: 'true', body: true }] },
  integer: { types: ['integer'], says: 'Write a whole number.' },
  choice: WORD,
  languages: {
    types: ['string', 'array'],
    says: 'Language codes are expected here, with spaces: es en fr',
    allOf: [{ $ref: '#/definitions/languages' }],
    defaultSnippets: words(['es en', 'es en fr']),
  },
  id: { ...WORD, ...patterns.ID },
  ids: {
    types: ['array', 'string', 'number'],
    says: A_LIST,
    items: { type: WORD.types, ...patterns.ID },
    ...patterns.ID,
  },
  image: { ...WORD, ...patterns.FILE_NAME },
  folder: { ...WORD, ...patterns.FILE_NAME },
  link: { ...WORD, ...patterns.HTTPS },
  source: { ...WORD, ...patterns.SOURCE },
  account: { ...WORD, ...patterns.ACCOUNT },
  phone: {
    types: [...WORD.types, 'array'],
    says: 'A phone is expected here, or a list of phones: write each on a line of its own, after a dash.',
    items: {
      type: [...WORD.types, 'object'],
      errorMessage: 'A phone is digits, or what it is for, a colon and digits: Reservas: 958 123 456',
      allOf: TAGS,
      additionalProperties: { type: WORD.types, errorMessage: 'Write the number behind the colon.' },
    },
  },
  number: { ...WORD, ...patterns.NUMBER },
  // An unquoted colour is a comment and leaves the field empty, so an empty one is an error.
  colour: { type: 'string', errorMessage: A_COLOUR, types: ['string'], says: A_COLOUR, ...patterns.COLOUR },
  font: WORD,
  validity: {
    types: ['string'],
    says: 'Write 90 days, 6 months or 1 year.',
    ...patterns.VALIDITY,
    defaultSnippets: words(['90 days', '6 months', '1 year']),
  },
  choose: { ...WORD, ...patterns.CHOOSE, defaultSnippets: words(['1', '2', 'up to 2', 'any']) },
  price: {
    ...WORD,
    ...AMOUNT,
    ...patterns.PRICES,
    says: PRICE_HERE,
    defaultSnippets: [
      { label: '9.50', bodyText: '${1:9.50}' },
      { label: 'tapa / media / ración', bodyText: '${1:3.50} tapa / ${2:7} media / ${3:12} ración' },
      { label: 'copa / botella', bodyText: '${1:3.50} copa / ${2:18} botella' },
      { label: 'barra / mesa / terraza', bodyText: '${1:2} barra / ${2:2.20} mesa / ${3:2.50} terraza' },
      { label: 'S.M', bodyText: 'S.M' },
    ],
  },
  prices: {
    types: ['object'],
    says: 'Labels with their prices are expected here. Prices on one line stand behind "price:".',
    properties: Object.fromEntries(STANDARD_LABELS.map((label) => [label, ONE_PRICE])),
    additionalProperties: ONE_PRICE,
  },
  pricesById: {
    types: ['object'],
    says: 'Ids of items with their prices are expected here: agua: 2',
    additionalProperties: ONE_PRICE,
  },
  allergens: ALLERGEN_LIST,
  confirmed: ALLERGEN_LIST,
  marks: {
    types: ['string', 'array'],
    says: 'Marks are expected here: vegano, sin gluten',
    ...patterns.MARK_WORDS,
    defaultSnippets: words(MARKS),
    allOf: [
      {
        if: { type: 'array' },
        then: {
          items: {
            type: 'string',
            errorMessage: 'A mark is expected here.',
            ...patterns.ONE_MARK,
            defaultSnippets: words(MARKS),
          },
        },
      },
    ],
  },
  served: {
    ...WORD,
    ...patterns.SERVED,
    defaultSnippets: words(['lun-vie 13-16', '1/6-15/9', 'vie,sab 23-3; dom 12-15']),
  },
  hours: { ...WORD, ...patterns.HOURS, defaultSnippets: words(['mar-sab 13-16,20-24; dom 13-17']) },
  closed: {
    types: ['array', 'string'],
    says: 'Days are expected here: 24/12, 6/1/2027 or 1/8-15/8',
    ...patterns.CLOSED,
    items: { type: 'string', ...patterns.CLOSED },
    defaultSnippets: words(['24/12, 25/12', '1/8-15/8']),
  },
  zone: { ...WORD, defaultSnippets: words(['Atlantic/Canary', 'Europe/Madrid']) },
  basePath: { ...WORD, ...patterns.BASE_PATH },
  origin: { ...WORD, ...patterns.ORIGIN },
  country: { ...WORD, enum: Object.keys(COUNTRIES), errorMessage: 'Write the two letters of a country, such as ES.' },
  email: { ...WORD, ...patterns.EMAIL },
  options: {
    types: ['array'],
    says: A_LIST,
    items: {
      type: ['string', 'number', 'object'],
      errorMessage: 'An option is a name, or a name, a colon and its price.',
      allOf: TAGS,
      patternProperties: BY_LANGUAGE,
      additionalProperties: {
        type: [...WORD.types, 'null'],
        ...AMOUNT,
        ...patterns.EXTRA_PRICES,
        errorMessage: PRICE_HERE,
      },
    },
  },
  dishes: {
    types: ['array', 'string', 'number'],
    says: A_LIST,
    items: {
      type: ['string', 'number', 'object'],
      errorMessage:
        'A dish is a name, or a name, a colon and what it adds to the price, with its allergens in brackets.',
      allOf: TAGS,
      patternProperties: BY_LANGUAGE,
      additionalProperties: {
        type: [...WORD.types, 'array', 'null'],
        ...AMOUNT,
        allOf: [...patterns.SUPPLEMENT_RULES, { if: { type: 'array' }, then: { items: ALLERGEN } }],
        errorMessage: 'A supplement and allergens are expected here: +3 [gluten]',
      },
    },
  },
  partial: { ...WORD, ...patterns.PARTIAL, allOf: [{ $ref: '#/definitions/partial' }] },
  drinks: {
    ...TEXT,
    types: [...TEXT.types, 'array'],
    allOf: [{ if: { type: 'array' }, then: { items: MEMBER }, else: MEMBER }],
  },
  sections: { types: ['array'], says: A_LIST, items: { $ref: '#/definitions/section' } },
  entries: {
    types: ['array'],
    says: 'A list of dishes is expected here: begin each dish with a dash.',
    items: { $ref: '#/definitions/entry' },
  },
};

/**
 * The part of JSON Schema (draft 7) that menus need, with the extensions of `yaml-language-server` and VS Code. It has no
 * `oneOf` and `anyOf`, because editors cannot explain their failures; `if` selects the alternative instead.
 */
export type JsonSchema = {
  readonly $schema?: string;
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  /** Shown on hover, and beside completion items. */
  readonly markdownDescription?: string;
  readonly type?: JsonType | readonly JsonType[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, JsonSchema | false>>;
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>;
  readonly propertyNames?: JsonSchema;
  readonly required?: readonly string[];
  readonly minProperties?: number;
  readonly uniqueItems?: true;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema;
  readonly allOf?: readonly JsonSchema[];
  readonly if?: JsonSchema;
  readonly then?: JsonSchema;
  readonly else?: JsonSchema;
  readonly definitions?: Readonly<Record<string, JsonSchema>>;
  /** Values offered by completion, besides `enum`. */
  readonly defaultSnippets?: readonly Snippet[];
  /** Completion leaves the field out. */
  readonly doNotSuggest?: true;
  /** Replaces the language server's own error message. */
  readonly errorMessage?: string;
  readonly patternErrorMessage?: string;
};

/** `bodyText` is inserted verbatim; `${1:word}` is a placeholder. */
export type Snippet = { readonly label: string } & ({ readonly body: unknown } | { readonly bodyText: string });

type JsonType = 'string' | 'number' | 'integer' | 'boolean' | 'null' | 'array' | 'object';
