import type { Text } from '../../src/terms/resolved-venue.ts';
import { kindOf, type ResolvedEntry } from './kinds.ts';

/** What stands in one line under the name of an entry, in the order of its kind: 'Bodega', '2019'. What is not written is left out. */
export function lineOf(entry: ResolvedEntry, say: (text: Text) => string): string[] {
  const values: Readonly<Record<string, unknown>> = entry;
  return (kindOf(entry).line ?? []).flatMap((name) => {
    const value = values[name];
    if (value === undefined) return [];
    // A field of the line is a text, or a word or number that is the same in every language.
    return typeof value === 'object' ? say(value as Text) : String(value);
  });
}
