import { KINDS } from '../kinds/kinds.ts';
import type { SourceFile } from '../parse/source-file.ts';
import type { ItemDefaults, SourceEntry, SourcePrice, SourceSection, SourceText } from '../validate/values.ts';
import type { Wanted } from './ids.ts';

/** An entry at its place in a menu, after `use` is resolved. */
export type PlacedEntry = {
  readonly entry: Exclude<SourceEntry, { kind: 'use' }>;
  /** The defaults of the entry's own file first, then those of the files that use it. */
  readonly defaults: readonly ItemDefaults[];
  /** The prices with which a `use` replaces the entry's own. */
  readonly prices?: readonly SourcePrice[];
  /** Offset in the menu's own file of the `use` that brings it; absent for the file's own entries. */
  readonly useAt?: number;
  /** Undefined if its kind has none. */
  readonly id: string | undefined;
};

export type PlacedSection = {
  readonly section: Extract<SourceSection, { kind: 'section' }>;
  readonly id: string;
  readonly entries: readonly PlacedEntry[];
  /** Where to report that the section is empty: itself, or the `use` that removed everything. */
  readonly place: { readonly source: SourceFile; readonly at: number; readonly endsAt: number };
  /** Some entries could not be read, so the section may not be empty. */
  readonly damaged: boolean;
};

/** The request for an entry's id; undefined if its kind has no id. */
export function wantedId({ kind, word, fields }: PlacedEntry['entry']): Wanted | undefined {
  if (!Object.hasOwn(KINDS[kind].fields, 'id') || Array.isArray(word)) return undefined;
  return { explicit: 'id' in fields ? fields.id : undefined, text: firstText(word) };
}

/** A text in the first language of its file, or in the first that it has. */
export function firstText(text: SourceText): string {
  return text.values[text.language] ?? Object.values(text.values)[0] ?? '';
}
