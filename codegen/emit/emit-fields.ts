/** Splits the fields of an entry, by their types, into what the generated module holds and what goes to the texts. */
import { nameIn } from '../kinds/parts.ts';
import { stepsOf, type EntryFieldType, type EntryFields, type ResolvedByType } from '../kinds/resolved.ts';
import type { ResolvedPrice, Text, ResolvedDish, ResolvedOption } from '../../src/terms/resolved-venue.ts';
import type { Value } from './literal.ts';
import type { TextTable } from './text-table.ts';
import type { Choice, Dish, Price } from '../../src/menu/model.ts';
import { defined } from './defined.ts';

type Structure = { [name: string]: Value };
type Values = Readonly<Record<string, unknown>>;

/** Where a record stands: how the keys of its texts begin, and whether a text that is there is noted in the structure. */
type Place = { readonly key: string; readonly isNoted: boolean; readonly texts: TextTable };

/** What the module holds of a value under the field's name, undefined where that is nothing; its words go to the texts. */
type Emit<Of> = (
  value: Of,
  name: string,
  field: EntryFields[string],
  place: Place,
  into: Structure,
) => Value | undefined;

/** Pictures are found by now: their values are files, not names. */
type Emitters = { readonly [Type in EntryFieldType]: Emit<ResolvedByType[Type]> };

const asResolved: Emit<Value> = (value) => value;

/** What is said by another field, or only to the compiler. */
const nothing = (): undefined => undefined;

/** The number of texts of a list, which go to the texts. */
const asTexts: Emit<Text | readonly Text[]> = (given, name, _, { key, texts }) => {
  const list = [given].flat() as Text[];
  texts.addAll(keyIn(key, name), list);
  return list.length;
};

const asPrices: Emit<readonly ResolvedPrice[]> = (prices, _, __, { key, texts }, into) => {
  into['prices'] ??= emitPrices(prices, key, texts);
  return undefined;
};

const EMITTERS: Emitters = {
  string: asResolved,
  boolean: asResolved,
  integer: asResolved,
  choice: asResolved,
  link: asResolved,
  choose: asResolved,
  image: asResolved,
  allergens: asResolved,
  marks: asResolved,
  served: asResolved,
  confirmed: nothing,
  id: nothing,
  folder: nothing,
  source: nothing,
  text: (text: Text | string, name, field, { key, isNoted, texts }, into) => {
    // The word of a default is the interface's to say.
    if (typeof text === 'string') return undefined;
    texts.add(keyIn(key, name), text);
    if (!isNoted && field.default !== undefined) into[`own${name.charAt(0).toUpperCase()}${name.slice(1)}`] = true;
    return isNoted || undefined;
  },
  texts: asTexts,
  drinks: asTexts,
  price: asPrices,
  prices: asPrices,
  options: (options, name, _, { key, texts }) => emitChoices(options, keyIn(key, name), texts),
  dishes: (dishes, name, _, { key, texts }) => emitDishes(dishes, keyIn(key, name), texts),
  mapping: (mapping, name, { fields = {} }, { key, texts }) =>
    emitRecord(fields, mapping as Values, { key: keyIn(key, name), isNoted: true, texts }),
  mappings: (mappings, name, { fields = {} }, { key, texts }) =>
    mappings.map((mapping, index) => {
      const { [nameIn(fields)]: title, ...rest } = mapping as Values;
      const own = `${keyIn(key, name)}.${index}`;
      texts.add(own, title as Text | undefined);
      return emitRecord(fields, rest, { key: own, isNoted: false, texts });
    }),
};

/** The fields of an entry as the generated module holds them, the id first. */
export function emitFields(table: EntryFields, entry: object, { id, texts }: Context): Structure {
  return { id, ...emitRecord(table, entry as Values, { key: id, isNoted: false, texts }) };
}

function emitRecord(table: EntryFields, record: Values, place: Place): Structure {
  const into: Structure = {};
  for (const [name, field] of stepsOf(table)) {
    const { type } = field;
    const value = valueOf(record, name, type);
    // The value is one of the field's type, as the same walk resolved it.
    const held = value === undefined ? undefined : (EMITTERS[type] as Emit<unknown>)(value, name, field, place, into);
    if (held !== undefined) into[name] = held;
    if (type !== 'allergens') continue;
    if (record['mayContain']) into['mayContain'] = record['mayContain'] as Value;
    if (record['partlyDeclared']) into['partlyDeclared'] = true;
  }
  return into;
}

/** The resolved value of a field: of a picture the file, of both fields of prices the one list. */
function valueOf(record: Values, name: string, type: EntryFieldType): unknown {
  if (type === 'price' || type === 'prices') return record['prices'];
  return record[type === 'image' ? `${name}File` : name];
}

/** `id/field`, and below it `id/field.index.field`. */
function keyIn(key: string, name: string): string {
  return `${key}${key.includes('/') ? '.' : '/'}${name}`;
}

/** What an emitter needs beside its entry: the id it goes by, and the table that its texts go to. */
export type Context = { readonly id: string; readonly texts: TextTable };

/** The prices of what `owner` is the text key of; the words of the editor's own labels go to the texts. */
function emitPrices(prices: readonly ResolvedPrice[], owner: string, texts: TextTable): Price[] {
  return prices.map(({ label, amount, plus }, index): Price => {
    const own = typeof label === 'object';
    if (own) texts.add(`${owner}/prices.${index}`, label);
    return defined({ label: own ? undefined : label, ownLabel: own ? (true as const) : undefined, amount, plus });
  });
}

/** The options of a step or the like; `key` is their owner's text key with the field's name, `<id>/extras`. */
function emitChoices(options: readonly ResolvedOption[], key: string, texts: TextTable): Choice[] {
  return options.map(({ name, prices, marks }, index) => {
    texts.add(`${key}.${index}`, name);
    return defined({ prices: prices && emitPrices(prices, `${key}.${index}`, texts), marks });
  });
}

/** The dishes of a course, each with what it adds to the price and what it declares. */
function emitDishes(dishes: readonly ResolvedDish[], key: string, texts: TextTable): Dish[] {
  return emitChoices(dishes, key, texts).map((choice, index) => {
    const { allergens, mayContain } = dishes[index] ?? {};
    return defined({ ...choice, allergens, mayContain });
  });
}
