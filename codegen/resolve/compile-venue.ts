/**
 * From a venue's YAML to the resolved venue: parse → validate → resolve.
 *
 * Compiling is pure: it reads other files only through the context. A partial is parsed once for each Source object, so a
 * context that always returns the same object lets a thousand venues share the work. A changed file must be a new object.
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
import { resolveVenue } from './resolve-venue.ts';
import { undeclaredDishes, type Undeclared } from './undeclared.ts';
import { readVenueFile } from '../validate/files.ts';
import { type MenuFile, sourceOf } from '../read/read-source.ts';
import type { Sources } from '../read/sources.ts';

export type { Source };

/** Access to the other files that a menu uses, and the settings of its site. */
export type Context = {
  /** The languages of the menus folder. */
  readonly languages: Languages;
  /** The defaults unless given. */
  readonly site?: Site;
  /** A partial by its name in `use`; undefined if there is no such file. */
  partial(name: string): Source | undefined;
  /** The names of the partials, for hints; absent if they are unknown. */
  readonly partialNames?: readonly string[];
  /** Names of the files in a folder below the image folder; empty if there is no such folder. */
  images(folder: string): ReadonlySet<string>;
  /** The facts of a picture below the image folder; undefined, or no such function, if they are unknown. */
  head?(path: string): PictureHead | undefined;
};

export type CompiledVenue = {
  /** Absent if there is an error. */
  venue?: ResolvedVenue;
  diagnostics: Diagnostic[];
  /** Names of the partials that the venue depends on, directly or indirectly, including missing ones. */
  partials: string[];
  /** Dishes that declare no allergens: no problem of the file, but worth a note to its author. */
  undeclared: Undeclared[];
};

/** Compiles one venue. Returns all its problems, those of its partials at their positions in the partials' files. */
export function compileVenue(source: Source, context: Context): CompiledVenue {
  const partials = new Partials(context);
  const file = readVenueFile(source);
  const { report, fields } = file;
  if (fields === undefined) return { diagnostics: sortDiagnostics(report.diagnostics), partials: [], undeclared: [] };

  const placed = partials.place(file, report);
  const venue = resolveVenue(file, fields, placed.sections, context, report);

  const reached = partials.reach(placed.uses);
  const all = new Report();
  all.put(report.diagnostics);
  for (const name of reached) all.put(partials.get(name)?.diagnostics ?? []);
  const diagnostics = sortDiagnostics(all.diagnostics);
  const undeclared = undeclaredDishes(placed.sections, venue.sections);
  const compiled = { diagnostics, partials: reached, undeclared };
  return all.failed ? compiled : { venue, ...compiled };
}

export type CompiledMenu = CompiledVenue & {
  /** Folders of pictures that were read. */
  readonly folders: ReadonlySet<string>;
};

/** Reads and compiles one venue's file. The result lists its dependencies, by which `watch` decides when to build it again. */
export function compileMenu(menu: MenuFile, sources: Sources): CompiledMenu {
  const read = sourceOf(menu, sources.languages, sources.site.country);
  if ('problem' in read) return { diagnostics: [read.problem], partials: [], undeclared: [], folders: new Set() };
  return { ...compileVenue(read.source, sources), folders: sources.takeAsked() };
}
