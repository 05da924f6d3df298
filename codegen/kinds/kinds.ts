/** The kinds of entry by their word. Everything that differs between kinds is looked up in this table. */
import { BANNER } from './banner.ts';
import { BUILDER } from './builder.ts';
import { CONDITIONS } from './conditions.ts';
import { HEADING } from './heading.ts';
import { HIGHLIGHT } from './highlight.ts';
import { ITEM } from './item.ts';
import type { Kind } from './kind.ts';
import { NOTE } from './note.ts';
import { OPTIONS } from './options.ts';
import { PROMO } from './promo.ts';
import type { ResolvedRecord, ResolvedWord } from './resolved.ts';
import { SET_MENU } from './set-menu.ts';
import { WINE } from './wine.ts';

export const KINDS = {
  item: ITEM,
  heading: HEADING,
  note: NOTE,
  banner: BANNER,
  highlight: HIGHLIGHT,
  promo: PROMO,
  builder: BUILDER,
  options: OPTIONS,
  setMenu: SET_MENU,
  wine: WINE,
  conditions: CONDITIONS,
} as const satisfies Readonly<Record<string, Kind>>;

export type EntryKind = keyof typeof KINDS;

/** A resolved entry of a kind, as its field table makes it. */
export type ResolvedOf<Of extends EntryKind> = { kind: Of } & ResolvedWord<
  (typeof KINDS)[Of]['holds'],
  (typeof KINDS)[Of]['word']
> &
  ResolvedRecord<(typeof KINDS)[Of]['fields']>;

export type ResolvedEntry = { [Of in EntryKind]: ResolvedOf<Of> }[EntryKind];

/** The kinds that are rows of a list. */
export type ListKind = { [Of in EntryKind]: (typeof KINDS)[Of] extends { row: 'list' } ? Of : never }[EntryKind];

export function isListRow(entry: ResolvedEntry): entry is Extract<ResolvedEntry, { kind: ListKind }> {
  return kindOf(entry).row === 'list';
}

/** The words of all kinds, in the order of the table. */
export const ENTRY_KINDS = Object.keys(KINDS) as EntryKind[];

/** The row of the table for an entry's kind. */
export const kindOf = ({ kind }: { readonly kind: EntryKind }): Kind => KINDS[kind];
