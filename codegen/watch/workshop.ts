import type { Languages } from '../../src/terms/language.ts';
import { Sources } from '../read/sources.ts';
import { existsSync, lstatSync, readFileSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import type { VenueSummary } from '../../src/menu/route.ts';
import { checkBarIds } from '../resolve/bar-ids.ts';
import { buildVenue, type BuiltVenue, buildVenues, type StagedVenue } from '../build-venues.ts';
import { compileShared, type Shared } from '../resolve/compile-shared.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { GeneratedFile } from '../emit/print-module.ts';
import { missingIn, type Missing } from '../tools/missing/missing.ts';
import { stagingOf } from '../output/output-folder.ts';
import { errorsOfSite, listMenus, type MenusFolder } from '../resolve/compile-site.ts';
import { slashes } from '../read/menus-root.ts';
import { allProblems, makeTables, summariesOf } from '../pipeline.ts';
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

/** The cached data of a venue; of one with an error, the summary is the last that it had. */
type KnownVenue = Omit<BuiltVenue, 'files'> & { readonly missing: Missing };

/** Caches every venue between changes. A venue with an error keeps its previous files and summary; an error in the site's settings keeps the whole output. */
export class Workshop {
  readonly #place: Place;
  readonly #venues = new Map<string, KnownVenue>();
  #shared: Shared = { partials: [], diagnostics: [] };
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
      const recalled = venues.every((venue) => venue.summary) ? undefined : lastSummaries(out);
      const changed = venues.flatMap((venue) => venue.files).filter((file) => file.changed);
      const files = changed.map(({ path }) => ({ path, content: readFileSync(join(staging, path), 'utf8') }));
      for (const venue of venues) this.#learn(venue, recalled?.get(venue.id));
      const removed = venues.flatMap((venue) => (venue.summary ? this.#removeOthers(venue) : []));
      return this.#finish(folder, files, removed);
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
    // Any venue may use an added or removed language.
    const isOther = languages.join() !== this.#languages.join();
    this.#languages = languages;
    const affected = affectedBy(withLinks(paths, folder), this.#venues);
    const built = folder.venues
      .filter(({ id }) => isAll || isOther || affected.has(id) || !this.#venues.has(id))
      .map((menu) => buildVenue(menu, sources));
    for (const venue of built) this.#learn(venue);
    const removed = built.flatMap((venue) => (venue.summary ? this.#removeOthers(venue) : []));
    const files = built.flatMap((venue) => venue.files);
    return this.#finish(folder, files, removed);
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

  #learn(built: BuiltVenue | StagedVenue, last = this.#venues.get(built.id)?.summary): void {
    const { files: _, ...venue } = built;
    const { id, diagnostics, undeclared } = venue;
    const missing = missingIn(diagnostics, undeclared, this.#languages);
    this.#venues.set(id, { ...(last && { summary: last }), ...venue, missing });
  }

  #finish(folder: MenusFolder, files: readonly GeneratedFile[], removed: string[]): Update {
    const { root, out } = this.#place;
    // While the texts of the interface have an error, the last ones stay.
    this.#shared = { ...this.#shared, ...compileShared(folder, root) };
    const ids = new Set(folder.venues.map((menu) => menu.id));
    const gone = new Set([...this.#venues.keys(), ...venuesIn(out)].filter((id) => !ids.has(id)));
    for (const id of gone) this.#venues.delete(id);
    const venues = folder.venues.flatMap((menu) => this.#venues.get(menu.id) ?? []);
    const barIds = checkBarIds(venues, folder.venues);
    const before = this.#lastTables.files;
    // With a shared barID, the tables would be wrong.
    const tables = this.#isHeld || barIds.length > 0 ? [] : this.#tables(folder, venues);
    const written = this.#isHeld ? [] : writeChanges(out, [...files, ...tables]);
    // Last: until now, the tables may have referenced them.
    // Other files in the folders of the tables are those of languages that are gone.
    const folders = new Set(tables === before ? [] : tables.map(({ path }) => posix.dirname(path)));
    folders.delete('.');
    const left = [
      ...[...gone].flatMap((id) => this.#removeOthers({ id, files: [] })),
      ...[...folders].flatMap((below) => removeOthers(out, below, tables)),
    ];
    const diagnostics = allProblems(folder, this.#shared, venues, barIds);
    return { diagnostics, venues: this.#watched(folder, venues, barIds), written, removed: [...removed, ...left] };
  }

  /** The state of every venue, including problems that involve other venues. */
  #watched(
    { venues: menus }: MenusFolder,
    venues: readonly KnownVenue[],
    barIds: readonly Diagnostic[],
  ): WatchedVenue[] {
    const files = new Map(menus.map(({ id, file }) => [id, file]));
    return venues.map(({ id, missing, diagnostics, undeclared, summary }) => {
      const own = barIds.filter(({ file }) => file === files.get(id));
      const all = own.length === 0 ? missing : missingIn([...diagnostics, ...own], undeclared, this.#languages);
      return { id, missing: all, ...(summary && { summary }) };
    });
  }

  /** The files generated from all menus; none if the texts of the interface were never without an error. */
  #tables(folder: MenusFolder, venues: readonly KnownVenue[]): GeneratedFile[] {
    const summaries = summariesOf(venues);
    const { partials, interface: words } = this.#shared;
    const of = JSON.stringify([folder.site, [...summaries], partials, words]);
    if (of !== this.#lastTables.of) this.#lastTables = { of, files: makeTables(folder, this.#shared, summaries) ?? [] };
    return this.#lastTables.files;
  }
}

/** Ids of the venues in the output. */
function venuesIn(out: string): string[] {
  const folder = join(out, 'venues');
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** The inputs of a venue besides its own file. */
type Dependencies = Pick<KnownVenue, 'partials' | 'folders' | 'diagnostics'>;

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

/** The venues that changed paths below the menus folder affect. */
function affectedBy(paths: ReadonlySet<string>, known: ReadonlyMap<string, Dependencies>): ReadonlySet<string> {
  const venues = new Set<string>();
  const rebuild = (uses: (venue: Dependencies) => boolean): void => {
    for (const [id, venue] of known) if (uses(venue)) venues.add(id);
  };
  for (const path of paths) {
    const [top = '', ...rest] = path.split('/');
    if (top === '_shared') {
      const name = rest.join('/').replace(/\.yaml$/, '');
      // Without a name, the folder itself was created or removed.
      rebuild((venue) =>
        name === '' ? venue.partials.length > 0 : venue.partials.includes(name) || lacksPartial(venue),
      );
    } else if (top === '_system') {
      // The site's settings affect every page.
      if (rest[0] === 'site.yaml') rebuild(() => true);
    } else if (top === 'img') {
      const below = rest.join('/');
      rebuild(({ folders }) => [...folders].some((folder) => isConcerned(folder, below)));
    } else {
      venues.add(path.replace(/\.yaml$/, ''));
    }
  }
  return venues;
}

/** Whether a venue uses a partial that there is not: the hint for it may name any other. */
const lacksPartial = ({ diagnostics }: Dependencies): boolean =>
  diagnostics.some(({ code }) => code === 'unknown-partial');

/** Whether a folder of pictures has changed, contains the changed file, or is inside of the changed folder. */
function isConcerned(folder: string, changed: string): boolean {
  return changed === '' || folder === changed || folder === posix.dirname(changed) || folder.startsWith(`${changed}/`);
}
