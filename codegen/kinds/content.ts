/** The content of an entry that a diner sees, found by the types of its fields. `carta diff` compares two versions by it. */
import type { Mark } from '../../src/terms/marks.ts';
import type { ResolvedDish, ResolvedPrice, Text } from '../../src/terms/resolved-venue.ts';
import { kindOf, type ResolvedEntry } from './kinds.ts';
import { nameIn } from './parts.ts';
import type { EntryFieldType, EntryFields, ResolvedByType } from './resolved.ts';
import { writeServed } from '../validate/served.ts';
import type { Declaration } from '../../src/terms/declaration.ts';

/** The prices of one thing. `decimals`: how many decimals the page shows. */
export type PriceList = { readonly prices: readonly ResolvedPrice[]; readonly decimals: number };

/** What a diner sees of an entry, or of a part of it, besides its name. */
export type Content = {
  /** Multilingual texts by their role; a plain string is a word that the interface translates. */
  readonly texts?: Readonly<Record<string, Text | string | undefined>>;
  readonly prices?: PriceList;
  readonly declared?: Declaration;
  /** The times at which it is shown. */
  readonly hours?: string;
  /** Pictures: files below the image folder, or addresses. */
  readonly pictures?: Readonly<Record<string, string | undefined>>;
  readonly links?: Readonly<Record<string, string | undefined>>;
  /** How it is shown, and facts that are the same in every language. */
  readonly looks?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly parts?: readonly Part[];
};

export type Part = Content & {
  /** The role of the part: 'option', 'course'. */
  readonly role: string;
  readonly name: Text;
};

/** The hours of an entry that is always shown. */
export const ALWAYS = 'at any hour';

type Values = Readonly<Record<string, unknown>>;
type Field = EntryFields[string];

/** The content of an entry of any kind. */
export function contentOf(entry: ResolvedEntry): Content {
  const { fields, word, holds, content } = kindOf(entry);
  const table: EntryFields = word.type === 'text' ? fields : { [holds]: word, ...fields };
  const walk = (shown: object): Content => contentOfFields(table, shown as Values);
  return content === undefined ? walk(entry) : content(entry as never, walk);
}

/** The content of all fields, each by its type. */
function contentOfFields(table: EntryFields, record: Values): Content {
  return Object.entries(table)
    .filter(([, { diff }]) => diff !== false)
    .map(([name, field]) => {
      const value = record[field.type === 'image' ? `${name}File` : field.type === 'price' ? 'prices' : name];
      // `resolve` has given the value the field's type.
      return (CONTENTS[field.type] as ContentOf<unknown>)(value, field.diff || name, field, record);
    })
    .reduce(together, {});
}

/** Returns the content of one field, under its name in a diff. It is called for fields that are not written, too. */
type ContentOf<Value> = (value: Value | undefined, name: string, field: Field, record: Values) => Content;

const nothing = (): Content => ({});
const looks: ContentOf<string | number | boolean> = (value, name, field) => {
  const usual = typeof field.default === 'object' ? undefined : field.default;
  return { looks: { [name]: value ?? usual } };
};
const prices: ContentOf<ResolvedPrice[]> = (list = [], _, __, { decimals }) => ({
  prices: { prices: list, decimals: typeof decimals === 'number' ? decimals : 2 },
});

/** Options declare no allergens. */
const choices: ContentOf<readonly ResolvedDish[]> = (list = [], role) => ({
  parts: list.map(({ name, prices: own = [], marks, ...declared }) => ({
    role,
    name,
    ...marksOf(marks),
    prices: { prices: own, decimals: 2 },
    declared,
  })),
});

const CONTENTS: { readonly [Type in EntryFieldType]: ContentOf<ResolvedByType[Type]> } = {
  id: nothing,
  confirmed: nothing,
  // The file found in the folder is compared instead.
  folder: nothing,
  string: looks,
  boolean: looks,
  integer: looks,
  choice: looks,
  choose: looks,
  link: (link, name) => ({ links: { [name]: link } }),
  image: (file, name) => ({ pictures: { [name]: file } }),
  marks: marksOf,
  served: (spans) => ({ hours: spans ? writeServed(spans, 'en') : ALWAYS }),
  // The address takes the place of a picture.
  source: (address, name) => (address === undefined ? {} : { pictures: { [name]: address } }),
  text: (text, name) => ({ texts: { [name]: text } }),
  texts: (list, role) => ({ parts: named(role, list) }),
  drinks: (drinks, role) => ({ parts: named(role, Array.isArray(drinks) ? drinks : drinks && [drinks]) }),
  price: prices,
  prices,
  allergens: (_, __, ___, { allergens, mayContain, partlyDeclared }) => ({
    declared: { allergens, mayContain, partlyDeclared } as Declaration,
  }),
  dishes: choices,
  options: choices,
  mapping: (mapping, role, { fields = {} }) => {
    if (Object.values(fields).some(({ type }) => OWN.has(type))) {
      return { parts: mapping === undefined ? [] : [partOf(role, fields, mapping)] };
    }
    return contentOfFields(fields, (mapping ?? {}) as Values);
  },
  mappings: (mappings = [], role, { fields = {} }) => ({
    parts: mappings.map((mapping) => partOf(role, fields, mapping)),
  }),
};

/** A group with a field of one of these types is a part: its price and allergens are not those of the whole. */
const OWN: ReadonlySet<EntryFieldType> = new Set(['price', 'prices', 'allergens', 'marks', 'served']);

/** A group of fields as a part: its first text is the name, the other fields are the content. */
function partOf(role: string, fields: EntryFields, mapping: object): Part {
  const first = nameIn(fields);
  const { [first]: _, ...rest } = fields;
  const { [first]: name = {}, ...values } = mapping as Values;
  return { role, name: name as Text, ...contentOfFields(rest, values) };
}

/** All marks as one value: when one of them changes, the whole list is reported. */
function marksOf(marks: readonly Mark[] | undefined): Content {
  return { looks: { marks: marks?.join(', ') } };
}

function together(one: Content, other: Content): Content {
  const joined: Record<string, unknown> = { ...one, ...other };
  for (const group of ['texts', 'pictures', 'links', 'looks'] as const) {
    if (one[group] && other[group]) joined[group] = { ...one[group], ...other[group] };
  }
  if (one.parts && other.parts) joined['parts'] = [...one.parts, ...other.parts];
  return joined;
}

const named = (role: string, names: readonly Text[] = []): Part[] => names.map((name) => ({ role, name }));
