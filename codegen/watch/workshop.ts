import type { Languages } from '../../src/terms/language.ts';
import { withFlags, Sources } from '../read/sources.ts';
import { existsSync, lstatSync, readFileSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import type { VenueSummary } from '../../src/menu/route.ts';
import { checkBarIds } from '../resolve/bar-ids.ts';
import { buildVenue, type BuiltVenue, buildVenues, type StagedVenue } from '../build-venues.ts';
import type { CompiledInterface } from '../resolve/compile-interface.ts';
import { checkPartials, compileInterfaceOf } from '../resolve/compile-shared.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { uniqueDiagnostics } from '../diagnostics/sort.ts';
import type { GeneratedFile } from '../emit/print-module.ts';
import { generateShared } from '../emit/generate-shared.ts';
import { missingIn, type Missing } from '../tools/missing/missing.ts';
import { stagingOf } from '../output/output-folder.ts';
import { errorsOfSite, listMenus, type MenusFolder } from '../resolve/compile-site.ts';
import { slashes } from '../read/menus-root.ts';
import { partialNames } from '../resolve/partials.ts';
import { lastSummaries } from '../output/last-summaries.ts';
import { removeOthers, writeChanges } from './write-changes.ts';

export type Place = { readonly root: string; readonly label: string; readonly out: string };

/** The state of a venue: what it lacks, and its summary in the tables, absent if it never compiled. */
export type WatchedVenue = { readonly id: string; readonly missing: Missing; readonly summary?: VenueSummary };

/** The result of an update. Paths are below the output folder. */
export type Update = {
  readonly diagnostics: Diagnostic[];
  readonly venues: WatchedVenue[];
  readonly written: string[];
  readonly removed: string[];
};

/** The cached data of a venue. */
type KnownVenue = Omit<BuiltVenue, 'files'> & { readonly missing: Missing };

const EVERYTHING: Affected = { venues: new Set(), partials: true, interface: true };

/** Caches every venue between changes. A venue with an error keeps its previous files and summary; an error in the site's settings keeps the whole output. */
export class Workshop {
  readonly #place: Place;
  readonly #venues = new Map<string, KnownVenue>();
  readonly #summaries = new Map<string, VenueSummary>();
  #partialProblems: readonly Diagnostic[] = [];
  #partialNames: readonly string[] = [];
  #interface: CompiledInterface = { diagnostics: [] };
  #languages: Languages = [];
  /** The last files generated from all menus. They take most of an update's time, and few changes affect them. */
  #lastTables: { readonly of: string; readonly files: GeneratedFile[] } = { of: '', files: [] };
  /** Whether nothing is written, because the site's settings, which affect every file, have an error. */
  #isHeld = false;

  constructor(place: Place) {
    this.#place = place;
  }

  /** The first build, of all venues. */
  async open(): Promise<Update> {
    const { root, out } = this.#place;
    const folder = this.#list();
    this.#languages = folder.languages.languages;
    const staging = stagingOf(out);
    try {
      const venues = await buildVenues({ root, folder, out, staging });
      // Venues that cannot be built now keep the summaries of the output.
      const recalled = venues.every((venue) => venue.summary) ? [] : lastSummaries(out);
      for (const [id, summary] of recalled) this.#summaries.set(id, summary);
      const changed = venues.flatMap((venue) => venue.files).filter((file) => file.changed);
      const files = changed.map(({ path }) => ({ path, content: readFileSync(join(staging, path), 'utf8') }));
      for (const venue of venues) this.#learn(venue);
      const removed = venues.flatMap((venue) => (venue.summary ? this.#removeOthers(venue) : []));
      return this.#finish(folder, EVERYTHING, files, removed);
    } finally {
      rmSync(staging, { recursive: true, force: true });
    }
  }

  /** Rebuilds what the changed paths below the menus folder affect; everything if the folder was replaced, or the output is gone. */
  update(paths: ReadonlySet<string>): Update {
    const isAll = this.#isHeld || paths.has('') || !existsSync(join(this.#place.out, 'venues.ts'));
    const folder = this.#list();
    const sources = new Sources(this.#place.root, folder);
    const { languages } = folder.languages;
    // Any venue and any partial may use an added or removed language.
    const isOther = languages.join() !== this.#languages.join();
    this.#languages = languages;
    const concerned = isAll ? EVERYTHING : affectedBy(withLinks(paths, folder), this.#venues);
    const affected = isOther && !isAll ? { ...concerned, partials: true } : concerned;
    const built = folder.venues
      .filter((menu) => isAll || isOther || affected.venues.has(menu.id) || !this.#venues.has(menu.id))
      .map((menu) => buildVenue(menu, sources));
    for (const venue of built) this.#learn(venue);
    const removed = built.flatMap((venue) => (venue.summary ? this.#removeOthers(venue) : []));
    return this.#finish(
      folder,
      affected,
      built.flatMap((venue) => venue.files),
      removed,
    );
  }

  #list(): MenusFolder {
    const { root, label, out } = this.#place;
    const folder = listMenus(root, label);
    this.#isHeld = errorsOfSite(folder).length > 0 && existsSync(join(out, 'venues.ts'));
    return folder;
  }

  #removeOthers({ id, files }: { id: string; files: readonly { readonly path: string }[] }): string[] {
    return this.#isHeld ? [] : removeOthers(this.#place.out, `venues/${id}`, files);
  }

  #learn(built: BuiltVenue | StagedVenue): void {
    const { files: _, ...venue } = built;
    const { id, diagnostics, undeclared, summary } = venue;
    this.#venues.set(id, { ...venue, missing: missingIn(diagnostics, undeclared, this.#languages) });
    if (summary) this.#summaries.set(id, summary);
  }

  #finish(folder: MenusFolder, affected: Affected, files: readonly GeneratedFile[], removed: string[]): Update {
    const { out } = this.#place;
    if (affected.partials) {
      const sources = new Sources(this.#place.root, folder);
      this.#partialProblems = checkPartials(folder, sources);
      this.#partialNames = partialNames(folder.partials, sources);
    }
    if (affected.interface) this.#interface = { ...this.#interface, ...compileInterfaceOf(folder) };
    const ids = new Set(folder.venues.map((menu) => menu.id));
    const known = [...this.#summaries.keys(), ...this.#venues.keys()];
    const gone = new Set([...known, ...(affected === EVERYTHING ? venuesIn(out) : [])].filter((id) => !ids.has(id)));
    for (const id of gone) {
      this.#venues.delete(id);
      this.#summaries.delete(id);
    }
    const venues = folder.venues.flatMap((menu) => this.#venues.get(menu.id) ?? []);
    const barIds = checkBarIds(venues, folder.venues);
    const before = this.#lastTables.files;
    const tables = this.#isHeld ? [] : this.#tables(folder, barIds);
    const written = this.#isHeld ? [] : writeChanges(out, [...files, ...tables]);
    // Last: until now, the tables may have referenced them.
    const left = [
      ...[...gone].flatMap((id) => this.#removeOthers({ id, files: [] })),
      ...(tables === before ? [] : foldersOf(tables).flatMap((below) => removeOthers(out, below, tables))),
    ];
    const diagnostics = uniqueDiagnostics([
      ...folder.diagnostics,
      ...this.#partialProblems,
      ...this.#interface.diagnostics,
      ...venues.flatMap((venue) => venue.diagnostics),
      ...barIds,
    ]);
    return { diagnostics, venues: this.#watched(folder, barIds), written, removed: [...removed, ...left] };
  }

  /** The state of every venue, including problems that involve other venues. */
  #watched(folder: MenusFolder, barIds: readonly Diagnostic[]): WatchedVenue[] {
    return folder.venues.flatMap(({ id, file }) => {
      const venue = this.#venues.get(id);
      if (!venue) return [];
      const own = barIds.filter((problem) => problem.file === file);
      const missing =
        own.length === 0 ? venue.missing : missingIn([...venue.diagnostics, ...own], venue.undeclared, this.#languages);
      const summary = this.#summaries.get(id);
      return [{ id, missing, ...(summary ? { summary } : {}) }];
    });
  }

  /** The files generated from all menus; none if they would be wrong. */
  #tables(folder: MenusFolder, barIds: readonly Diagnostic[]): GeneratedFile[] {
    const { texts, languages } = this.#interface;
    if (!texts || !languages || barIds.length > 0) return [];
    const rows = folder.venues.flatMap(({ id }) => {
      const summary = this.#summaries.get(id);
      return summary ? [[id, summary] as const] : [];
    });
    const flagged = withFlags(languages, this.#place.root);
    const of = JSON.stringify([folder.site, rows, this.#partialNames, texts, flagged]);
    if (of !== this.#lastTables.of) {
      const files = generateShared(folder.site, new Map(rows), this.#partialNames, { texts, languages: flagged });
      this.#lastTables = { of, files };
    }
    return this.#lastTables.files;
  }
}

/** The folders of the tables, whose other files are those of languages that are gone. */
function foldersOf(tables: readonly GeneratedFile[]): string[] {
  return [...new Set(tables.map(({ path }) => posix.dirname(path)))].filter((below) => below !== '.');
}

/** Ids of the venues in the output. */
function venuesIn(out: string): string[] {
  const folder = join(out, 'venues');
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** The inputs of a venue besides its own file. */
type Dependencies = { readonly partials: readonly string[]; readonly folders: ReadonlySet<string> };

/** The parts of the output that a change affects. */
type Affected = {
  readonly venues: ReadonlySet<string>;
  readonly partials: boolean;
  readonly interface: boolean;
};

/** The changed paths, and the links among the menus that lead to one of them. */
function withLinks(paths: ReadonlySet<string>, { venues, partials }: MenusFolder): ReadonlySet<string> {
  const links = [...venues, ...partials].filter(
    ({ path, root }) =>
      lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true &&
      existsSync(path) &&
      paths.has(slashes(relative(realpathSync(root), realpathSync(path)))),
  );
  return new Set([...paths, ...links.map(({ path, root }) => slashes(relative(root, path)))]);
}

/** The parts that changed paths below the menus folder affect. */
function affectedBy(paths: ReadonlySet<string>, known: ReadonlyMap<string, Dependencies>): Affected {
  const venues = new Set<string>();
  const rebuild = (uses: (venue: Dependencies) => boolean): void => {
    for (const [id, venue] of known) if (uses(venue)) venues.add(id);
  };
  let partials = false;
  let interfaceTexts = false;
  for (const path of paths) {
    const [top = '', ...rest] = path.split('/');
    if (top === '_shared') {
      const name = rest.join('/').replace(/\.yaml$/, '');
      partials = true;
      // Without a name, the folder itself was created or removed.
      rebuild((venue) => (name === '' ? venue.partials.length > 0 : venue.partials.includes(name)));
    } else if (top === '_system') {
      interfaceTexts = true;
      // The site's settings affect every page.
      if (rest[0] === 'site.yaml') rebuild(() => true);
    } else if (top === 'img') {
      const below = rest.join('/');
      if (below.startsWith('_system/flags')) interfaceTexts = true;
      rebuild(({ folders }) => [...folders].some((folder) => isConcerned(folder, below)));
    } else {
      venues.add(path.replace(/\.yaml$/, ''));
    }
  }
  return { venues, partials, interface: interfaceTexts };
}

/** Whether a folder of pictures has changed, contains the changed file, or is inside of the changed folder. */
function isConcerned(folder: string, changed: string): boolean {
  return changed === '' || folder === changed || folder === posix.dirname(changed) || folder.startsWith(`${changed}/`);
}
