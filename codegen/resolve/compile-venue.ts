/**
 * From a venue's YAML to the resolved venue: parse → validate → resolve.
 *
 * Compiling is pure: all it reads of other files comes through the context. A partial is parsed once for each Source object,
 * so a context that gives the same object each time it is asked lets a thousand venues share the work; a changed file is a new
 * object.
 */
import type { Languages } from '../../src/terms/language.ts';
import type { Site } from '../../src/terms/site.ts';
import type { ResolvedVenue } from './venue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { Report } from '../diagnostics/report.ts';
import { sortDiagnostics } from '../diagnostics/sort.ts';
import type { Source } from '../parse/source-file.ts';
import type { PictureHead } from '../read/measure-picture.ts';
import { Partials } from './partials.ts';
import { placeSections } from './place.ts';
import { resolveVenue } from './resolve-venue.ts';
import { undeclaredDishes, type Undeclared } from './undeclared.ts';
import { readVenueFile } from '../validate/files.ts';
import { type MenuFile, readSource } from '../read/read-source.ts';
import type { Sources } from '../read/sources.ts';

export type { Source };

/** The other files that a menu file leads to, and the site that it is part of. */
export type Context = {
  /** Those of the folder. */
  readonly languages: Languages;
  /** The defaults unless given. */
  readonly site?: Site;
  /** A partial by the name that `use` says; undefined if there is no such file. */
  partial(name: string): Source | undefined;
  /** Names of the files in a folder below the image folder; empty if there is no such folder. */
  images(folder: string): ReadonlySet<string>;
  /** The head of a picture below the image folder; undefined, or no such function, where nothing is known of it. */
  head?(path: string): PictureHead | undefined;
};

export type CompiledVenue = {
  /** Absent if there is an error. */
  venue?: ResolvedVenue;
  diagnostics: Diagnostic[];
  /** Names of the partials that the venue depends on, through others too, also those that are missing. */
  partials: string[];
  /** Dishes that say nothing of allergens: no problem of the file, but something its writer should know. */
  undeclared: Undeclared[];
};

/** Compiles one venue. All its problems are reported, those of its partials with the partials' own places. */
export function compileVenue(source: Source, context: Context): CompiledVenue {
  const partials = new Partials((name) => context.partial(name));
  const file = readVenueFile(source);
  const { report, fields } = file;
  if (fields === undefined) return { diagnostics: sortDiagnostics(report.diagnostics), partials: [], undeclared: [] };

  const used = new Set<string>();
  const placed = placeSections(
    { source: file.source, sections: fields.sections, defaults: fields.defaults },
    (reference) => {
      used.add(reference.name);
      return partials.find(reference, report);
    },
    report,
  );
  const venue = resolveVenue(file, fields, placed.sections, context, report);

  const reached = partials.reach(used);
  const all = new Report();
  all.put(report.diagnostics);
  for (const name of reached) all.put(partials.get(name)?.diagnostics ?? []);
  const diagnostics = sortDiagnostics(all.diagnostics);
  const undeclared = undeclaredDishes(placed.sections, venue.sections);
  const compiled = { diagnostics, partials: reached, undeclared };
  return all.failed ? compiled : { venue, ...compiled };
}

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
