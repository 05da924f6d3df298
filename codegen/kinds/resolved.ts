/** The types of resolved fields, as `inspect` prints them, derived from the field tables. */
import type { Allergen } from '../../src/terms/allergens.ts';
import type { Mark } from '../../src/terms/marks.ts';
import type { Choose, ResolvedDish, ResolvedOption, ResolvedPrice, Text } from '../../src/terms/resolved-venue.ts';
import type { Span } from '../../src/terms/served.ts';
import type { Field, FieldTable } from '../validate/field.ts';

/** The types of the fields that an entry can have. */
export type ResolvedByType = {
  string: string;
  text: Text;
  texts: Text[];
  boolean: true;
  integer: number;
  choice: string;
  id: string;
  image: string;
  folder: string;
  link: string;
  source: string;
  choose: Choose;
  price: ResolvedPrice[];
  prices: ResolvedPrice[];
  allergens: Allergen[];
  confirmed: Allergen[];
  marks: Mark[];
  served: Span[];
  options: ResolvedOption[];
  dishes: ResolvedDish[];
  drinks: Text | Text[];
  mapping: object;
  mappings: object[];
};

/** A type of field that the walks over entries know. */
export type EntryFieldType = keyof ResolvedByType;

/** The fields of an entry, or of a part of one. */
export type EntryFields = {
  readonly [name: string]: Field & { readonly type: EntryFieldType; readonly fields?: EntryFields };
};

type ValueOf<Of extends Field> = Of extends { type: 'mapping'; fields: infer Table extends FieldTable }
  ? ResolvedRecord<Table>
  : Of extends { type: 'mappings'; fields: infer Table extends FieldTable }
    ? ResolvedRecord<Table>[]
    : Of extends { type: 'choice'; values: readonly (infer Word)[] }
      ? Word
      : Of extends { type: 'integer'; values: readonly (infer Word)[] }
        ? number | Word
        : Of extends { type: 'text'; default: infer Word }
          ? Word | Text
          : Of['type'] extends keyof ResolvedByType
            ? ResolvedByType[Of['type']]
            : never;

/** Fields that a resolved entry always has: ids, required texts, lists that may be empty, words of the interface. */
type IsAlways<Of extends Field> = Of extends
  | { type: 'id' }
  | { type: 'text'; required: true }
  | { type: 'text'; default: string }
  | { default: readonly [] }
  ? true
  : false;

/** `price` and `prices` resolve to one list. */
type NameOf<Name, Of extends Field> = Of extends { type: 'price' | 'prices' } ? 'prices' : Name;

/** The resolved values of a field table; fields that do not apply are absent. */
export type ResolvedRecord<Table extends FieldTable> = {
  -readonly [Name in keyof Table as IsAlways<Table[Name]> extends true ? Name : never]: ValueOf<Table[Name]>;
} & {
  -readonly [Name in keyof Table as IsAlways<Table[Name]> extends true ? never : NameOf<Name, Table[Name]>]?: ValueOf<
    Table[Name]
  >;
} & {
  /** The picture's file below the image folder, when there is one. Not part of the contract: `inspect` leaves it out. */
  -readonly [Name in keyof Table as Table[Name] extends { type: 'image' } ? `${Name & string}File` : never]?: string;
} & {
  /** Possible traces, besides the allergens that are contained. */
  -readonly [Name in keyof Table as Table[Name] extends { type: 'allergens' } ? 'mayContain' : never]?: Allergen[];
} & {
  /** The lists are incomplete: a part of the entry declares nothing. */
  -readonly [Name in keyof Table as Table[Name] extends { type: 'allergens' } ? 'partlyDeclared' : never]?: true;
};

/** The value of an entry's first word, under the property that its kind names. */
export type ResolvedWord<Holds extends string, Word extends Field> = { [Name in Holds]: ValueOf<Word> };

/** A table's fields as a list: faster to walk for a thousand menus than the table itself. */
type Steps = readonly (readonly [name: string, field: EntryFields[string]])[];

const known = new WeakMap<EntryFields, Steps>();

/** The fields of a table in its order, each with its name. */
export function stepsOf(table: EntryFields): Steps {
  const steps = known.get(table) ?? Object.entries(table);
  known.set(table, steps);
  return steps;
}
