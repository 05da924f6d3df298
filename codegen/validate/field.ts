/** What a field of a menu file is: the one source of validation, of hints for unknown fields and of the JSON Schema. */

import type { ValuesByType } from './values.ts';

/** A type of field; `ValuesByType` says of each what an editor writes. */
export type FieldType = keyof ValuesByType;

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
  /** What `carta diff` calls it, or each of a list, where that is not its name; false: its effect is reported in another way. */
  readonly diff?: string | false;
  /** The column of spreadsheets that holds it; without one a row cannot say it. */
  readonly column?: Names;
};

/** What a column or a kind of row is called in spreadsheets, and what else it may be called. Case and accents do not matter. */
export type Names = { readonly es: string; readonly en: string; readonly also?: readonly string[] };

export type FieldTable = { readonly [name: string]: Field };
