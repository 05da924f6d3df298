/** Resolves the fields of an entry by their types: in the venue's languages, with its pictures found. */
import { impliedBy, type Mark } from '../../src/terms/marks.ts';
import type { ResolvedDish, ResolvedOption, ResolvedPrice, Text } from '../../src/terms/resolved-venue.ts';
import { type EntryFieldType, type EntryFields, type ResolvedRecord, stepsOf } from '../kinds/resolved.ts';
import type { Field } from '../validate/field.ts';
import type { Located, RecordOf, SourcePrice, SourceText, ValuesByType } from '../validate/values.ts';
import type { VenueContext } from './context.ts';
import { relabelled, resolvePrices } from './resolve-prices.ts';
import { isMeasure, type Texts } from './texts.ts';

type Values = { [name: string]: unknown };

/** Puts what a value says into the resolved record, under its own name or those that its type has. */
type Resolve<Value> = (into: Values, name: string, value: Value, field: Field, context: VenueContext) => void;

type Resolvers = { readonly [Type in EntryFieldType]: Resolve<ValuesByType[Type]> };

const asWritten: Resolve<{ readonly value: unknown }> = (into, name, { value }) => {
  into[name] = value;
};

/** With what they imply: what is vegan is vegetarian. */
const allMarks = (marks: readonly Located<Mark>[]): Mark[] => impliedBy(marks.map(({ value }) => value));

/** Both fields of prices are one list, which is put together where the first of them stands. */
const nothing = (): void => undefined;

const RESOLVERS: Resolvers = {
  string: asWritten,
  integer: asWritten,
  choice: asWritten,
  id: nothing,
  folder: asWritten,
  link: asWritten,
  source: asWritten,
  boolean: (into, name, { value }) => {
    if (value) into[name] = true;
  },
  text: (into, name, text, field, { texts }) => {
    into[name] = resolveText(text, field, texts);
  },
  texts: (into, name, list, _, { texts }) => {
    into[name] = list.map((text) => texts.resolve(text));
  },
  drinks: (into, name, drinks, _, { texts }) => {
    into[name] = Array.isArray(drinks) ? drinks.map((text) => texts.resolve(text)) : texts.resolve(drinks);
  },
  image: (into, name, image, _, { pictures }) => {
    into[name] = image.value;
    const file = name === 'badge' ? pictures.small(image) : pictures.picture(image);
    if (file !== undefined) into[`${name}File`] = file;
  },
  choose: (into, name, choose) => {
    into[name] = choose;
  },
  price: nothing,
  prices: nothing,
  allergens: (into, name, { contains, mayContain }) => {
    if (contains !== undefined) into[name] = contains;
    if (mayContain !== undefined) into['mayContain'] = mayContain;
  },
  confirmed: (into, name, { contains }) => {
    if (contains !== undefined) into[name] = contains;
  },
  served: asWritten,
  marks: (into, name, marks) => {
    if (marks.length > 0) into[name] = allMarks(marks);
  },
  options: (into, name, options, _, { texts }) => {
    into[name] = options.map(({ name: text, prices, marks }): ResolvedOption => ({
      name: texts.resolve(text),
      ...(prices && { prices: resolvePrices(prices, texts) }),
      ...(marks && { marks: allMarks(marks) }),
    }));
  },
  dishes: (into, name, dishes, _, { texts }) => {
    into[name] = dishes.map(({ name: text, prices, allergens, marks }): ResolvedDish => ({
      name: texts.resolve(text),
      ...(prices && { prices: resolvePrices(prices, texts) }),
      ...(allergens?.contains && { allergens: allergens.contains }),
      ...(allergens?.mayContain && { mayContain: allergens.mayContain }),
      ...(marks && { marks: allMarks(marks) }),
    }));
  },
  mapping: (into, name, mapping, { fields = {} }, context) => {
    into[name] = resolveFields(fields as EntryFields, mapping, context);
  },
  mappings: (into, name, mappings, { fields = {} }, context) => {
    into[name] = mappings.map((mapping) => resolveFields(fields as EntryFields, mapping, context));
  },
};

/** The values of a table's fields, in its order. What is not written is absent, or what the field says holds instead. */
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
      const prices = pricesOf(values, context.texts, instead);
      if (prices !== undefined) into['prices'] = prices;
    }
    putValue(into, name, values[name], field, context);
  }
  // The record has what the table says, name by name, which no index can tell.
  return into as ResolvedRecord<Table>;
}

/** Puts what a field says under a name: its value, or what holds where nothing is written. */
export function putValue(
  into: Values,
  name: string,
  value: unknown,
  field: EntryFields[string],
  context: VenueContext,
) {
  // The value is one of the field's type: it was read by that type's reader.
  if (value !== undefined) (RESOLVERS[field.type] as Resolve<unknown>)(into, name, value, field, context);
  else if (Array.isArray(field.default)) into[name] = [];
  // A required text is missing only where that has been reported.
  else if (field.type === 'text' && field.required === true) into[name] = {};
  else if (field.type === 'text' && field.default !== undefined) into[name] = field.default;
}

/** The prices of an entry, or those that a `use` gives instead. */
function pricesOf(
  { price, prices }: Readonly<Values>,
  texts: Texts,
  instead: readonly SourcePrice[] | undefined,
): ResolvedPrice[] | undefined {
  const own = (price ?? prices ?? []) as readonly SourcePrice[];
  const list = instead === undefined ? own : relabelled(instead, own);
  return list.length === 0 ? undefined : resolvePrices(list, texts);
}

/** A text, or the word that the interface says in every language. */
function resolveText(text: SourceText, field: Field, texts: Texts): Text | string {
  if (isDefaultWord(text, field)) return String(field.default);
  return field.untagged === true || isMeasure(text) ? texts.resolveUntagged(text) : texts.resolve(text);
}

/** Whether a text is the word of its field's default, and nothing else. */
export function isDefaultWord({ values, language }: SourceText, field: Field): boolean {
  return field.default !== undefined && values[language] === field.default && Object.keys(values).length === 1;
}
