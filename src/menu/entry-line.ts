import { type Entry, factsOf } from './model.ts';

/** One fact of the line under a name: its path, and its text, or a word that is the same in every language. */
export type Fact<Text> = { readonly path: string; readonly shown: Text | string };

/** The facts in the line under an entry's name, in the order of its kind. Missing ones are left out. */
export function lineOf<Text>(entry: Entry, text: (owner: string, path: string) => Text | undefined): Fact<Text>[] {
  const { line } = factsOf(entry);
  if (!line) return [];
  const values = new Map<string, unknown>(Object.entries(entry));
  return line.flatMap((path): Fact<Text>[] => {
    const shown = text(entry.id, path) ?? (values.has(path) ? String(values.get(path)) : undefined);
    return shown === undefined ? [] : [{ path, shown }];
  });
}
