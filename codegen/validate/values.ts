/** The values of a menu file's fields after reading: checked, with their positions, not yet resolved. */
import type { Allergen } from '../../src/terms/allergens.ts';
import type { Mark } from '../../src/terms/marks.ts';
import type { Language } from '../../src/terms/language.ts';
import type { StandardLabel } from '../../src/terms/price-labels.ts';
import type { ClosedDay, Span } from '../../src/terms/served.ts';
import type { Choose, Text } from '../../src/terms/resolved-venue.ts';
import type { Node } from 'yaml';
import type { DEFAULT_FIELDS } from '../kinds/item-fields.ts';
import type { SourceFile } from '../parse/source-file.ts';
import type { ENTRIES, EntryWord } from './entry-fields.ts';
import type { Field, FieldTable } from './field.ts';
import type { SECTION_FIELDS, SECTION_USE_FIELDS, VENUE_FIELDS } from './fields.ts';

/** A value and its place. */
export type Located<Value> = { readonly value: Value; readonly source: SourceFile; readonly at: number };

/** A multilingual text and its node, to locate a tag or a word of it. */
export type SourceText = {
  readonly values: Text;
  /** The language of the text before the first tag. */
  readonly language: Language;
  readonly source: SourceFile;
  readonly node: Node;
  /** If it has a text for all languages: the languages with a text of their own. */
  readonly own?: ReadonlySet<Language>;
  /** Languages of malformed tags in it, which were reported. */
  readonly odd?: ReadonlySet<Language>;
  /**
   * It is the label of a price in one text, which cannot have translations: on a dish's line, in a `price` beside which `prices` could
   * stand, or in one that is alone.
   */
  readonly labelIn?: 'line' | 'price' | 'price-alone';
};

/** An editor's own label, or a standard one with translations of the editor's own. */
export type OwnLabel = { readonly own: SourceText; readonly standard?: StandardLabel };

export type SourcePrice = {
  readonly amount: number | string;
  /** An own label of a price outside of a file is a plain text; else it is checked like every text. */
  readonly label?: StandardLabel | { readonly own: Text } | OwnLabel;
  readonly plus?: true;
};

/** Absent lists: not declared. */
export type Declared = { readonly contains?: Allergen[]; readonly mayContain?: Allergen[] };

export type SourceOption = {
  readonly name: SourceText;
  readonly prices?: SourcePrice[];
  readonly marks?: Located<Mark>[];
};

/** A dish of a course; its prices are supplements. */
export type SourceDish = SourceOption & { readonly allergens?: Declared };

/** A number or an e-mail address of the contact, with a label. */
export type SourcePhone = { readonly label?: SourceText; readonly phone: Located<string> };

/** The prices with which a `use` replaces an item's own. */
export type PriceById = { readonly id: Located<string>; readonly prices: SourcePrice[] };

/** `<name>` or `<name>#<section>`, with the position of both words. */
export type PartialReference = {
  readonly name: string;
  readonly section?: string;
  readonly source: SourceFile;
  readonly at: number;
  readonly sectionAt: number;
};

/** The members of a list that could be read, and the number of all members. */
export type ListOf<Member> = { readonly list: Member[]; readonly written: number };

/** The types of fields. The comment is what an editor writes, the type is the value that its reader returns. */
export type ValuesByType = {
  /** Plain text, of one language. */
  string: Located<string>;
  /** Multilingual text, `text @en text`, or the mapping `{es: text, en: text}`. */
  text: SourceText;
  /** A list of multilingual texts. */
  texts: SourceText[];
  /** True or false. */
  boolean: Located<boolean>;
  /** A whole number between `min` and `max`. */
  integer: Located<number>;
  /** One of the words in `values`. */
  choice: Located<string>;
  /** A list of language codes, or the codes separated by spaces. */
  languages: Language[];
  /** Letters, digits and hyphens. */
  id: Located<string>;
  /** A list of ids. */
  ids: Located<string>[];
  /** A file name in the venue's picture folder, with or without its ending. */
  image: Located<string>;
  /** The name of a picture folder. */
  folder: Located<string>;
  /** An https URL. */
  link: Located<string>;
  /** An https URL or a path that starts with a slash. */
  source: Located<string>;
  /** A handle or an https URL. */
  account: Located<string>;
  /** Digits and spaces, or an e-mail address; or a list of them, each a phone or `LABEL: PHONE`. */
  phone: SourcePhone[];
  /** A telephone number. */
  number: Located<string>;
  /** A CSS hex colour. */
  colour: Located<string>;
  /** A family name or one of the words in `values`. */
  font: Located<string>;
  /** A number and a unit of time ('90 days'). */
  validity: Located<string>;
  /** A whole number, 'up to N' or 'any'. */
  choose: Choose;
  /** Prices as on one line ('3.50 tapa / 7 media'). */
  price: SourcePrice[];
  /** A mapping of label (multilingual) to price. */
  prices: SourcePrice[];
  /** A mapping of item id to price. */
  pricesById: PriceById[];
  /** Words separated by commas, or a list. */
  allergens: Declared;
  /** Allergens that a text mentions and the dish does not contain, written in the same ways; they declare nothing. */
  confirmed: Declared;
  /** Marks of a dish, separated by commas, or a list. */
  marks: Located<Mark>[];
  /** Dates, days and hours ('1/6-15/9 lun-vie 13-16; sab 12-15'). */
  served: Located<Span[]>;
  /** The same without dates. */
  hours: Located<Span[]>;
  /** Days or ranges of days ('24/12', '1/8-15/8'), as a list or with commas. */
  closed: Located<ClosedDay>[];
  /** A time zone. */
  zone: Located<string>;
  /** A path that begins with a slash. */
  basePath: Located<string>;
  /** Scheme and host. */
  origin: Located<string>;
  /** Two capital letters. */
  country: Located<string>;
  email: Located<string>;
  /** A list of `NAME` or `NAME: +PRICE`. */
  options: SourceOption[];
  /** A list of `NAME` or `NAME: VALUE`, the value as on one line, with a plus sign before its price. */
  dishes: SourceDish[];
  /** The name of a partial, followed by `#<section id>` for one section. */
  partial: PartialReference;
  /** A mapping with `fields`. */
  mapping: object;
  /** A list of mappings with `fields`. */
  mappings: object[];
  /** A multilingual text, or a list of them. */
  drinks: SourceText | SourceText[];
  /** A mapping of the fields of DEFAULT_FIELDS. */
  defaults: ItemDefaults;
  /** A list of mappings with SECTION_FIELDS or SECTION_USE_FIELDS; the first word says which. */
  sections: ListOf<SourceSection>;
  /** A list of the entries of ENTRIES, or `NAME: VALUE` on one line. */
  entries: ListOf<SourceEntry>;
};

export type ValueOf<Of extends Field> = Of extends { type: 'mapping'; fields: infer Table extends FieldTable }
  ? RecordOf<Table>
  : Of extends { type: 'mappings'; fields: infer Table extends FieldTable }
    ? RecordOf<Table>[]
    : Of extends { type: 'integer'; values: readonly (infer Word)[] }
      ? Located<number | Word>
      : ValuesByType[Of['type']];

/** A mapping read by a field table. Missing and invalid fields are absent; they were reported. */
export type RecordOf<Table extends FieldTable> = { readonly [Name in keyof Table]?: ValueOf<Table[Name]> };

export type ItemDefaults = RecordOf<typeof DEFAULT_FIELDS>;

/** An entry as written: its first word, that word's value, and its other fields. */
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
      /** The offset of its end. */
      readonly endsAt: number;
    }
  | {
      readonly kind: 'use';
      readonly partial: PartialReference;
      readonly fields: RecordOf<typeof SECTION_USE_FIELDS>;
      readonly source: SourceFile;
      readonly at: number;
      readonly endsAt: number;
    };

export type VenueRecord = RecordOf<typeof VENUE_FIELDS>;
