import { compileInterface } from '../../../compile-interface.ts';
import { compilePartial } from '../../../compile-partial.ts';
import { compileVenue, type Context } from '../../../compile-venue.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { uniqueDiagnostics } from '../../../diagnostics/unique.ts';
import type { Source } from '../../../parse/source-file.ts';
import { listMenus } from '../../../read/menus-folder.ts';
import { Sources } from '../../../read/sources.ts';
import type { Catalog, CatalogFile } from '../catalog.ts';

/** What the compiler would say of the menus with these texts, by their file, and does not say of them as they are. */
export function newDiagnostics(catalog: Catalog, texts: ReadonlyMap<CatalogFile, string>): Diagnostic[] {
  const known = new Map<string, number>();
  for (const diagnostic of compileAll(catalog, new Map(), texts)) {
    const what = whatOf(diagnostic);
    known.set(what, (known.get(what) ?? 0) + 1);
  }
  return compileAll(catalog, texts, texts).filter((diagnostic) => {
    const what = whatOf(diagnostic);
    const left = known.get(what) ?? 0;
    known.set(what, left - 1);
    return left <= 0;
  });
}

/** A line may have moved; what is said of it has not changed. */
function whatOf({ file, code, message }: Diagnostic): string {
  return JSON.stringify([file, code, message]);
}

/** Compiles the files that changed and the venues that use them. */
function compileAll(
  { root, files }: Catalog,
  texts: ReadonlyMap<CatalogFile, string>,
  changed: ReadonlyMap<CatalogFile, string>,
): Diagnostic[] {
  const sources = new Sources(root, listMenus(root, ''));
  const partials = new Map(
    files.filter(({ kind }) => kind === 'partial').map((file) => [file.menu.id, sourceOf(file)]),
  );
  const context: Context = {
    languages: sources.languages,
    partial: (name) => partials.get(name),
    images: (folder) => sources.images(folder),
  };
  const changedPartials = new Set(
    [...changed.keys()].filter(({ kind }) => kind === 'partial').map(({ menu }) => menu.id),
  );
  const affected = files.filter((file) => changed.has(file) || file.partials.some((name) => changedPartials.has(name)));
  return uniqueDiagnostics(affected.flatMap((file) => compileOne(file)));

  function compileOne(file: CatalogFile): readonly Diagnostic[] {
    if (file.kind === 'interface') return compileInterface(sourceOf(file)).diagnostics;
    if (file.kind === 'partial') return compilePartial(partials.get(file.menu.id) ?? sourceOf(file), context);
    return compileVenue(sourceOf(file), context).diagnostics;
  }

  function sourceOf(file: CatalogFile): Source {
    return {
      file: file.menu.file,
      id: file.menu.id,
      text: texts.get(file) ?? file.source.text,
      languages: file.source.languages,
    };
  }
}
