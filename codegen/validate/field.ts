/** The definition of a field of a menu file: the one source of validation, of hints for unknown fields and of the JSON Schema. */

import type { ValuesByType } from './values.ts';

/** A type of field; `ValuesByType` documents what an editor writes for each. */
export type FieldType = keyof ValuesByType;

/** A value as it is written in YAML. */
export type Example = string | number | boolean | readonly Example[] | { readonly [key: string]: Example };

export type Field = {
  readonly type: FieldType;
  /** One sentence for editors in English, and in Spanish, the language of most editors. */
  readonly description: string;
  readonly spanish: string;
  readonly examples: readonly Example[];
  readonly required?: true;
  /** The value of a field that is not written, if it is constant. For a `text` it is a word that the interface translates. */
  readonly default?: string | number | boolean | readonly [];
  /** The words of a `choice` or a `font`; for an `integer`, the words allowed instead of a number. */
  readonly values?: readonly string[];
  /** Bounds of an `integer`. */
  readonly min?: number;
  readonly max?: number;
  /** The fields of a `mapping`, or of each of the `mappings`. */
  readonly fields?: FieldTable;
  /** A `text` that needs no tags: without them it is the same in every language, and no translation is missing. */
  readonly untagged?: true;
  /** Its name (or that of each list member) in `carta diff`, if different; false: its effect is reported in another way. */
  readonly diff?: string | false;
  /** Its column in spreadsheets; absent: spreadsheets cannot hold it. */
  readonly column?: Names;
};

/** Names of a column or a kind of row in spreadsheets, and synonyms. Case and accents are ignored. */
export type Names = { readonly es: string; readonly en: string; readonly also?: readonly string[] };

export type FieldTable = { readonly [name: string]: Field };

/** What all switches that are off by default have in common. */
export const SWITCH = { type: 'boolean', default: false, examples: [true] } as const satisfies Partial<Field>;
