/** Resolves the fields of an entry by their types: texts to the venue's languages, pictures to files. */
import { impliedBy, type Mark } from '../../src/terms/marks.ts';
import type { ResolvedDish } from '../../src/terms/resolved-venue.ts';
import { type EntryFieldType, type EntryFields, type ResolvedRecord, stepsOf } from '../kinds/resolved.ts';
import type { Field } from '../validate/field.ts';
import type { Located, RecordOf, SourceDish, SourcePrice, SourceText, ValuesByType } from '../validate/values.ts';
import type { VenueContext } from './context.ts';
import { relabelled, resolvePrices } from './resolve-prices.ts';
import { isMeasure } from './texts.ts';

type Values = { [name: string]: unknown };

/** Resolves a value; undefined if nothing is stored under its name. Further values go directly into the record. */
type Resolve<Value> = (value: Value, field: Field, context: VenueContext, into: Values, name: string) => unknown;

type Resolvers = { readonly [Type in EntryFieldType]: Resolve<ValuesByType[Type]> };

const asWritten: Resolve<{ readonly value: unknown }> = ({ value }) => value;

/** The marks with those that they imply: vegan implies vegetarian. */
const allMarks = (marks: readonly Located<Mark>[]): Mark[] => impliedBy(marks.map(({ value }) => value));

/** Dishes of a course, or options, which declare no allergens. */
const dishes: Resolve<readonly SourceDish[]> = (list, _, { texts }) =>
  list.map(({ name, prices, allergens = {}, marks }): ResolvedDish => ({
    name: texts.resolve(name),
    ...(prices && { prices: resolvePrices(prices, texts) }),
    ...(allergens.contains && { allergens: allergens.contains }),
    ...(allergens.mayContain && { mayContain: allergens.mayContain }),
    ...(marks && { marks: allMarks(marks) }),
  }));

/** `price` and `prices` become one list at the place of the first of them. */
const nothing = (): void => undefined;

const RESOLVERS: Resolvers = {
  string: asWritten,
  integer: asWritten,
  choice: asWritten,
  id: nothing,
  folder: asWritten,
  link: asWritten,
  source: asWritten,
  boolean: ({ value }) => value || undefined,
  text: (text, field, { texts }) => {
    // The interface translates a default word.
    if (isDefaultWord(text, field)) return String(field.default);
    return field.untagged === true || isMeasure(text) ? texts.resolveUntagged(text) : texts.resolve(text);
  },
  texts: (list, _, { texts }) => list.map((text) => texts.resolve(text)),
  drinks: (drinks, _, { texts }) =>
    Array.isArray(drinks) ? drinks.map((text) => texts.resolve(text)) : texts.resolve(drinks),
  image: (image, _, { pictures }, into, name) => {
    into[name] = image.value;
    const file = name === 'badge' ? pictures.small(image) : pictures.picture(image);
    if (file !== undefined) into[`${name}File`] = file;
  },
  choose: (choose) => choose,
  price: nothing,
  prices: nothing,
  allergens: ({ contains, mayContain }, _, __, into, name) => {
    if (contains !== undefined) into[name] = contains;
    if (mayContain !== undefined) into['mayContain'] = mayContain;
  },
  confirmed: ({ contains }) => contains,
  served: asWritten,
  marks: (marks) => (marks.length > 0 ? allMarks(marks) : undefined),
  options: dishes,
  dishes,
  mapping: (mapping, { fields = {} }, context) => resolveFields(fields as EntryFields, mapping, context),
  mappings: (mappings, { fields = {} }, context) =>
    mappings.map((mapping) => resolveFields(fields as EntryFields, mapping, context)),
};

/** The resolved values of a table's fields, in its order. Fields that are not written are absent or have their default. */
export function resolveFields<Table extends EntryFields>(
  table: Table,
  fields: RecordOf<Table>,
  context: VenueContext,
  instead?: readonly SourcePrice[],
): ResolvedRecord<Table> {
  const into: Values = {};
  const values: Readonly<Values> = fields;
  for (const [name, field] of stepsOf(table)) {
    if ((field.type === 'price' || field.type === 'prices') && into['prices'] === undefined) {
      const own = (values['price'] ?? values['prices'] ?? []) as readonly SourcePrice[];
      const prices = instead === undefined ? own : relabelled(instead, own);
      if (prices.length > 0) into['prices'] = resolvePrices(prices, context.texts);
    }
    putValue(into, name, values[name], field, context);
  }
  // The loop has filled in every field of the table, which the type system cannot see.
  return into as ResolvedRecord<Table>;
}

/** Stores the resolved value of a field under a name, or its default. */
export function putValue(
  into: Values,
  name: string,
  value: unknown,
  field: EntryFields[string],
  context: VenueContext,
) {
  if (value !== undefined) {
    // The reader of the field's type has given the value that type.
    const resolved = (RESOLVERS[field.type] as Resolve<unknown>)(value, field, context, into, name);
    if (resolved !== undefined) into[name] = resolved;
  } else if (Array.isArray(field.default)) into[name] = [];
  // A missing required text was reported before.
  else if (field.type === 'text' && field.required === true) into[name] = {};
  else if (field.type === 'text' && field.default !== undefined) into[name] = field.default;
}

/** Whether a text is exactly the default of its field. */
export function isDefaultWord({ values, language }: SourceText, field: Field): boolean {
  return field.default !== undefined && values[language] === field.default && Object.keys(values).length === 1;
}
