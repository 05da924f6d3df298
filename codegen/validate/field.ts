/**
 * What a field of a menu file is: the row of a field table. The tables are the one source of validation, of the hints for
 * unknown fields and of the JSON Schema for editors.
 */

/**
 * The types of fields, by what an editor writes:
 *
 * - `string`: plain text, of one language
 * - `text`: multilingual text, `text @en text`, or the mapping `{es: text, en: text}`
 * - `texts`: a list of multilingual texts
 * - `boolean`: true or false
 * - `integer`: a whole number between `min` and `max`
 * - `choice`: one of the words in `values`
 * - `languages`: a list of language codes, or the codes separated by spaces
 * - `id`: letters, digits and hyphens; `ids`: a list of them
 * - `image`: a file name in the venue's picture folder, with or without its ending; `folder`: the name of a picture folder
 * - `link`: an https URL; `source`: an https URL or a path that starts with a slash; `account`: a handle or an https URL
 * - `phone`: digits and spaces, or an e-mail address; or a list of them, each a phone or `LABEL: PHONE`; `number`: a telephone number
 * - `colour`: a CSS hex colour; `font`: a family name or one of the words in `values`
 * - `validity`: a number and a unit of time ('90 days')
 * - `choose`: a whole number, 'up to N' or 'any'
 * - `price`: prices as on one line ('3.50 tapa / 7 media')
 * - `prices`: a mapping of label (multilingual) to price; `pricesById`: a mapping of item id to price
 * - `allergens`: words separated by commas, or a list
 * - `marks`: words of what a dish is, separated by commas, or a list
 * - `served`: dates, days and hours ('1/6-15/9 lun-vie 13-16; sab 12-15'); `hours`: the same without dates
 * - `closed`: days or ranges of days ('24/12', '1/8-15/8'), as a list or with commas; `zone`: a time zone
 * - `basePath`: a path that begins with a slash; `origin`: scheme and host; `country`: two capital letters; `email`
 * - `confirmed`: allergens that a text speaks of and that are not contained, written in the same ways; they declare nothing
 * - `options`: a list of `NAME` or `NAME: +PRICE`
 * - `dishes`: a list of `NAME` or `NAME: VALUE`, the value as on one line, with a plus sign before its price
 * - `partial`: the name of a partial, with `#<section id>` behind it for one section
 * - `mapping`: a mapping with `fields`; `mappings`: a list of such mappings
 * - `drinks`: a multilingual text, or a list of them
 * - `defaults`: a mapping of the fields of DEFAULT_FIELDS
 * - `sections`: a list of mappings with SECTION_FIELDS or SECTION_USE_FIELDS; the first word says which
 * - `entries`: a list of the entries of ENTRIES, or `NAME: VALUE` on one line
 */
export type FieldType =
  | 'string'
  | 'text'
  | 'texts'
  | 'boolean'
  | 'integer'
  | 'choice'
  | 'languages'
  | 'id'
  | 'ids'
  | 'image'
  | 'folder'
  | 'link'
  | 'source'
  | 'account'
  | 'phone'
  | 'number'
  | 'colour'
  | 'font'
  | 'validity'
  | 'choose'
  | 'price'
  | 'prices'
  | 'pricesById'
  | 'allergens'
  | 'confirmed'
  | 'marks'
  | 'served'
  | 'hours'
  | 'closed'
  | 'zone'
  | 'basePath'
  | 'origin'
  | 'country'
  | 'email'
  | 'options'
  | 'dishes'
  | 'partial'
  | 'mapping'
  | 'mappings'
  | 'drinks'
  | 'defaults'
  | 'sections'
  | 'entries';

/** A value as it is written in YAML. */
export type Example = string | number | boolean | readonly Example[] | { readonly [key: string]: Example };

export type Field = {
  readonly type: FieldType;
  /** One sentence for editors, in English and in Spanish, which most who write menus read first. */
  readonly description: string;
  readonly spanish: string;
  readonly examples: readonly Example[];
  readonly required?: true;
  /** What holds when the field is not written, where that can be said in one value; a word of a `text` is the interface's to say. */
  readonly default?: string | number | boolean | readonly [];
  /** The words of a `choice` or a `font`; of an `integer`, those that may stand instead. */
  readonly values?: readonly string[];
  /** Bounds of an `integer`. */
  readonly min?: number;
  readonly max?: number;
  /** The fields of a `mapping`, or of each of the `mappings`. */
  readonly fields?: FieldTable;
  /** A `text` that may be left without tags: then it is the same in every language, and lacks none. */
  readonly untagged?: true;
  /** What `carta diff` calls it, or each of a list, where that is not its name; false: what it does is told in another way. */
  readonly diff?: string | false;
  /** The column of spreadsheets that holds it; without one a row cannot say it. */
  readonly column?: Names;
};

/** What a column or a kind of row is called in spreadsheets, and what else it may be called. Case and accents do not matter. */
export type Names = { readonly es: string; readonly en: string; readonly also?: readonly string[] };

export type FieldTable = { readonly [name: string]: Field };
