/** What the fields of a menu file hold once they are read: checked, with the places they came from, not yet put together. */
import type { Node } from 'yaml';
import type { Language } from '../../src/i18n/language.ts';
import type { Allergen, StandardLabel } from '../../src/i18n/terms.ts';
import type { Choose } from '../../src/menu/model.ts';
import type { SourceFile } from '../parse/source-file.ts';
import type { Text } from '../resolve/venue.ts';
import type { ENTRIES, EntryWord } from './entry-fields.ts';
import type { Field, FieldTable } from './field.ts';
import type { DEFAULT_FIELDS } from './item-fields.ts';
import type { SECTION_FIELDS, SECTION_USE_FIELDS, VENUE_FIELDS } from './fields.ts';

/** A value and its place. */
export type Located<Value> = { readonly value: Value; readonly source: SourceFile; readonly at: number };

/** A multilingual text and the node it was read from, to point at a tag or a word of it. */
export type SourceText = {
  readonly values: Text;
  /** The language of what stands before the first tag. */
  readonly language: Language;
  readonly source: SourceFile;
  readonly node: Node;
};

export type SourcePrice = {
  readonly amount: number | string;
  /** An editor's own label that was not open to translation is a plain text, else it is checked like every text. */
  readonly label?: StandardLabel | { readonly own: Text } | { readonly own: SourceText };
  readonly plus?: true;
};

/** Absent lists: not declared. */
export type Declared = { readonly contains?: Allergen[]; readonly mayContain?: Allergen[] };

export type SourceOption = { readonly name: SourceText; readonly prices?: SourcePrice[] };

/** `<name>` or `<name>#<section>` and the places of both words. */
export type PartialReference = {
  readonly name: string;
  readonly section?: string;
  readonly source: SourceFile;
  readonly at: number;
  readonly sectionAt: number;
};

/** What was read of a list, and how many members it has, readable or not. */
export type ListOf<Member> = { readonly list: Member[]; readonly written: number };

type ValuesByType = {
  string: Located<string>;
  text: SourceText;
  texts: SourceText[];
  boolean: Located<boolean>;
  integer: Located<number>;
  choice: Located<string>;
  languages: Language[];
  id: Located<string>;
  ids: Located<string>[];
  image: Located<string>;
  folder: Located<string>;
  link: Located<string>;
  source: Located<string>;
  account: Located<string>;
  phone: Located<string>;
  number: Located<string>;
  colour: Located<string>;
  font: Located<string>;
  validity: Located<string>;
  choose: Choose;
  price: SourcePrice[];
  prices: SourcePrice[];
  pricesById: { readonly id: Located<string>; readonly prices: SourcePrice[] }[];
  allergens: Declared;
  options: SourceOption[];
  partial: PartialReference;
  drinks: SourceText | SourceText[];
  defaults: ItemDefaults;
  sections: ListOf<SourceSection>;
  entries: ListOf<SourceEntry>;
};

export type ValueOf<Of extends Field> = Of extends { type: 'mapping'; fields: infer Table extends FieldTable }
  ? RecordOf<Table>
  : Of extends { type: 'mappings'; fields: infer Table extends FieldTable }
    ? RecordOf<Table>[]
    : Of['type'] extends keyof ValuesByType
      ? ValuesByType[Of['type']]
      : never;

/** A mapping that was read by a field table. What is missing or wrong is absent, and reported. */
export type RecordOf<Table extends FieldTable> = { readonly [Name in keyof Table]?: ValueOf<Table[Name]> };

export type ItemDefaults = RecordOf<typeof DEFAULT_FIELDS>;

/** An entry as written: its first word, what stands behind it, and its other fields. */
export type SourceEntry = {
  [Word in EntryWord]: {
    readonly kind: Word;
    readonly word: ValueOf<(typeof ENTRIES)[Word]['word']>;
    readonly fields: RecordOf<(typeof ENTRIES)[Word]['fields']>;
    readonly source: SourceFile;
    readonly at: number;
  };
}[EntryWord];

export type SourceSection =
  | {
      readonly kind: 'section';
      readonly title: SourceText;
      readonly fields: RecordOf<typeof SECTION_FIELDS>;
      /** Some of it could not be read, so it may not be as empty as it seems. */
      readonly damaged: boolean;
      readonly source: SourceFile;
      readonly at: number;
    }
  | {
      readonly kind: 'use';
      readonly partial: PartialReference;
      readonly fields: RecordOf<typeof SECTION_USE_FIELDS>;
      readonly source: SourceFile;
      readonly at: number;
    };

export type VenueRecord = RecordOf<typeof VENUE_FIELDS>;
