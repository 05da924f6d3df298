import { KINDS } from '../kinds/kinds.ts';
import type { SourceFile } from '../parse/source-file.ts';
import type { ItemDefaults, SourceEntry, SourcePrice, SourceSection, SourceText } from '../validate/values.ts';
import type { Wanted } from './ids.ts';

/** An entry where it stands in a menu, after `use` has been followed. */
export type PlacedEntry = {
  readonly entry: Exclude<SourceEntry, { kind: 'use' }>;
  /** The defaults of the entry's own file first, then those of the files that use it. */
  readonly defaults: readonly ItemDefaults[];
  /** What a `use` says instead of the entry's own prices. */
  readonly prices?: readonly SourcePrice[];
  /** Where in the menu's own file the `use` begins that brings it; absent of the file's own entries. */
  readonly useAt?: number;
  /** Undefined of an entry that has none. */
  readonly id: string | undefined;
};

export type PlacedSection = {
  readonly section: Extract<SourceSection, { kind: 'section' }>;
  readonly id: string;
  readonly entries: readonly PlacedEntry[];
  /** Where to say that the section is empty: itself, or the `use` that left everything out. */
  readonly place: { readonly source: SourceFile; readonly at: number };
  /** Some entries could not be read, so the section may not be empty. */
  readonly damaged: boolean;
};

/** The id that an entry is to have; undefined where its kind has none. */
export function wantedId({ kind, word, fields }: PlacedEntry['entry']): Wanted | undefined {
  if (!Object.hasOwn(KINDS[kind].fields, 'id') || Array.isArray(word)) return undefined;
  return { explicit: 'id' in fields ? fields.id : undefined, text: firstText(word) };
}

/** A text in the first language of its file, or in the first that it has. */
export function firstText(text: SourceText): string {
  return text.values[text.language] ?? Object.values(text.values)[0] ?? '';
}
