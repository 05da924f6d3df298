/** The texts that name and describe an entry. */
import type { Language } from '../../src/terms/language.ts';
import type { Text } from '../../src/terms/resolved-venue.ts';
import { kindOf, type ResolvedEntry } from './kinds.ts';

/** The text that names an entry, or the first title if it has several; undefined for an empty list. */
export function firstTextOf(entry: ResolvedEntry): Text | undefined {
  const word = wordOf(entry);
  return Array.isArray(word) ? (word as { readonly title: Text }[])[0]?.title : (word as Text);
}

/** The text that names an entry; empty for a list, which has no name. */
export function titleOf(entry: ResolvedEntry): Text {
  const word = wordOf(entry);
  return Array.isArray(word) ? {} : (word as Text);
}

/** A text in the first of these languages that it has, or else in any language; '' if it has none. */
export function wordIn(text: Text, languages: readonly Language[]): string {
  return [...languages, ...Object.keys(text)].map((code) => text[code]).find((word) => word !== undefined) ?? '';
}

function wordOf(entry: ResolvedEntry): unknown {
  const values: Readonly<Record<string, unknown>> = entry;
  return values[kindOf(entry).holds];
}

/** The parts of the line under an entry's name, in the order of its kind: 'Bodega', '2019'. Absent fields are skipped. */
export function lineOf(entry: ResolvedEntry, say: (text: Text) => string): string[] {
  const values: Readonly<Record<string, unknown>> = entry;
  return (kindOf(entry).line ?? []).flatMap((name) => {
    const value = values[name];
    if (value === undefined) return [];
    // A field of the line is a text, or a word or number that is the same in every language.
    return typeof value === 'object' ? say(value as Text) : String(value);
  });
}
