import { type Entry, factsOf } from './model.ts';

/** One fact of the line under a name: where it stands, and the text as it is found, or a word that is the same in every language. */
export type Fact<Text> = { readonly path: string; readonly shown: Text | string };

/** What stands in one line under the name of an entry, in the order of its kind. What is not written is left out. */
export function lineOf<Text>(entry: Entry, text: (owner: string, path: string) => Text | undefined): Fact<Text>[] {
  const { line } = factsOf(entry);
  if (!line) return [];
  const values = new Map<string, unknown>(Object.entries(entry));
  return line.flatMap((path): Fact<Text>[] => {
    const shown = text(entry.id, path) ?? (values.has(path) ? String(values.get(path)) : undefined);
    return shown === undefined ? [] : [{ path, shown }];
  });
}
