import { compileVenue } from './compile-venue.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import type { MenuFile } from './read/menus-folder.ts';
import { readSource } from './read/read-source.ts';
import type { Sources } from './read/sources.ts';
import type { ResolvedVenue } from './resolve/venue.ts';

export type CompiledMenu = {
  /** Absent where the file has an error. */
  readonly venue?: ResolvedVenue;
  readonly diagnostics: readonly Diagnostic[];
  /** Partials that were asked for, there or not. */
  readonly partials: ReadonlySet<string>;
  /** Folders of pictures that were looked into. */
  readonly folders: ReadonlySet<string>;
};

/** One venue's file, read and compiled. What it draws on is noted, so that `watch` knows when to build it again. */
export function compileMenu(menu: MenuFile, sources: Sources): CompiledMenu {
  const partials = new Set<string>();
  const folders = new Set<string>();
  const read = readSource(menu);
  if ('problem' in read) return { diagnostics: [read.problem], partials, folders };
  const { venue, diagnostics } = compileVenue(
    { file: menu.file, id: menu.id, text: read.text },
    {
      partial: (name) => sources.partial((partials.add(name), name)),
      images: (folder) => sources.images((folders.add(folder), folder)),
    },
  );
  const failed = diagnostics.some((diagnostic) => diagnostic.severity === 'error');
  return { diagnostics, partials, folders, ...(venue && !failed ? { venue } : {}) };
}
