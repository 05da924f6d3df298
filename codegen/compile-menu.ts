import { compileVenue, type CompiledVenue } from './compile-venue.ts';
import type { MenuFile } from './read/menu-file.ts';
import { readSource } from './read/read-source.ts';
import type { Sources } from './read/sources.ts';

export type CompiledMenu = CompiledVenue & {
  /** Folders of pictures that were looked into. */
  readonly folders: ReadonlySet<string>;
};

/** One venue's file, read and compiled. What it draws on is noted, so that `watch` knows when to build it again. */
export function compileMenu(menu: MenuFile, sources: Sources): CompiledMenu {
  const read = readSource(menu);
  if ('problem' in read) return { diagnostics: [read.problem], partials: [], undeclared: [], folders: new Set() };
  const compiled = compileVenue(
    { file: menu.file, id: menu.id, text: read.text, languages: sources.languages },
    sources,
  );
  return { ...compiled, folders: sources.takeAsked() };
}
