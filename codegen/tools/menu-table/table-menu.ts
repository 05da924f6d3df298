/** A menu as its table says it, before it is written in the menu language. */
import type { Language } from '../../../src/terms/language.ts';
import type { ResolvedPrice, Text } from '../../../src/terms/resolved-venue.ts';
import type { Declared } from '../../validate/values.ts';
import type { RowKind } from './columns.ts';

/** One field of an entry or section, with the column that it came from. */
export type TableField = { readonly name: string; readonly column: number } & (
  | { readonly type: 'text'; readonly text: Text }
  | { readonly type: 'texts'; readonly texts: readonly Text[] }
  | { readonly type: 'prices'; readonly prices: readonly ResolvedPrice[] }
  | { readonly type: 'allergens'; readonly declared: Declared }
  | { readonly type: 'plain'; readonly value: string }
  | { readonly type: 'mark'; readonly on: boolean }
);

export type TableEntry = {
  readonly kind: Exclude<RowKind, 'venue' | 'section'>;
  readonly row: number;
  /** The column of its name. */
  readonly column: number;
  readonly word: Text;
  readonly fields: readonly TableField[];
};

export type TableSection = {
  readonly row: number;
  readonly column: number;
  readonly title: Text;
  readonly fields: readonly TableField[];
  readonly entries: readonly TableEntry[];
};

export type TableMenu = {
  /** The venue's name, where the table says it. */
  readonly name?: { readonly text: string; readonly row: number; readonly column: number };
  readonly languages: readonly Language[];
  /** Fields of the venue: `subtitle` and `logo`. */
  readonly fields: readonly (TableField & { readonly row: number })[];
  readonly sections: readonly TableSection[];
};
