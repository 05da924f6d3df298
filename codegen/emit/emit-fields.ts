/** Splits the fields of an entry, by their types, into the structure of the generated module and the texts. */
import { nameIn } from '../kinds/parts.ts';
import { stepsOf, type EntryFieldType, type EntryFields, type ResolvedByType } from '../kinds/resolved.ts';
import type { ResolvedPrice, Text, ResolvedDish, ResolvedOption } from '../../src/terms/resolved-venue.ts';
import { capitalized } from '../parse/slug.ts';
import type { Value } from './literal.ts';
import type { TextTable } from './text-table.ts';
import type { Choice, Dish, Price } from '../../src/menu/model.ts';
import { present } from '../resolve/context.ts';

type Structure = { [name: string]: Value };
type Values = Readonly<Record<string, unknown>>;

/** The place of a record: the prefix of its text keys, and whether the structure notes which texts exist. */
type Place = { readonly key: string; readonly isNoted: boolean; readonly texts: TextTable };

/** Returns the structure of a value; undefined if the module holds nothing of it. Its words are added to the texts. */
type Emit<Of> = (
  value: Of,
  name: string,
  field: EntryFields[string],
  place: Place,
  into: Structure,
) => Value | undefined;

/** Pictures are resolved: their values are files, not names. */
type Emitters = { readonly [Type in EntryFieldType]: Emit<ResolvedByType[Type]> };

const asResolved: Emit<Value> = (value) => value;

/** Emits nothing: another field covers the value, or only the compiler needs it. */
const nothing = (): undefined => undefined;

/** Adds a list to the texts and returns its length. */
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
    // A string is a default, which the interface translates.
    if (typeof text === 'string') return undefined;
    texts.add(keyIn(key, name), text);
    if (!isNoted && field.default !== undefined) into[`own${capitalized(name)}`] = true;
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
    // `resolve` has given the value the field's type.
    const held = value === undefined ? undefined : (EMITTERS[type] as Emit<unknown>)(value, name, field, place, into);
    if (held !== undefined) into[name] = held;
    if (type !== 'allergens') continue;
    if (record['mayContain']) into['mayContain'] = record['mayContain'] as Value;
    if (record['partlyDeclared']) into['partlyDeclared'] = true;
  }
  return into;
}

/** The resolved value of a field: the file of a picture, the one list of `price` and `prices`. */
function valueOf(record: Values, name: string, type: EntryFieldType): unknown {
  if (type === 'price' || type === 'prices') return record['prices'];
  return record[type === 'image' ? `${name}File` : name];
}

/** `id/field`, and below it `id/field.index.field`. */
function keyIn(key: string, name: string): string {
  return `${key}${key.includes('/') ? '.' : '/'}${name}`;
}

/** The context of an emitter: the entry's id, and the table for its texts. */
export type Context = { readonly id: string; readonly texts: TextTable };

/** Emits prices. Own labels are added to the texts, under keys that begin with `owner`. */
function emitPrices(prices: readonly ResolvedPrice[], owner: string, texts: TextTable): Price[] {
  return prices.map(({ label, amount, plus }, index): Price => {
    const own = typeof label === 'object';
    if (own) texts.add(`${owner}/prices.${index}`, label);
    return present({ label: own ? undefined : label, ownLabel: own ? (true as const) : undefined, amount, plus });
  });
}

/** Emits options; `key` is their owner's text key with the field's name, `<id>/extras`. */
function emitChoices(options: readonly ResolvedOption[], key: string, texts: TextTable): Choice[] {
  return options.map(({ name, prices, marks }, index) => {
    texts.add(`${key}.${index}`, name);
    return present({ prices: prices && emitPrices(prices, `${key}.${index}`, texts), marks });
  });
}

/** Emits the dishes of a course, with supplements and declarations. */
function emitDishes(dishes: readonly ResolvedDish[], key: string, texts: TextTable): Dish[] {
  return emitChoices(dishes, key, texts).map((choice, index) => {
    const { allergens, mayContain } = dishes[index] ?? {};
    return present({ ...choice, allergens, mayContain });
  });
}
