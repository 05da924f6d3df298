import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { MenuFile } from '../read/read-source.ts';
import type { MenusFolder } from '../resolve/compile-site.ts';
import type { StagedVenue } from '../build-venues.ts';
import { drawnFlags } from '../read/sources.ts';
import { digestOf, type StagedFile } from './stage.ts';

/** What was made of a venue, and the digest of what it was made of. */
type Remembered = {
  readonly inputs: string;
  readonly venue: Omit<StagedVenue, 'folders'> & { readonly folders: readonly string[] };
};

/** The files that are made of all menus together, and the digest of what they were made of. */
type RememberedTables = { readonly inputs: string; readonly files: readonly StagedFile[] };

/** The file of a memory. */
type Written = {
  readonly shared: string;
  readonly venues: Readonly<Record<string, Remembered>>;
  /** Absent where something was to be said of what they are made of: it is said again by who makes them again. */
  readonly tables?: RememberedTables | undefined;
  /** What was printed by ts-morph, which is slow to load (`emit/print-structure.ts`). */
  readonly printed: readonly (readonly [key: string, text: string])[];
};

export type LastBuildParts = {
  /** The file that it is kept in. */
  readonly file: string;
  readonly folder: MenusFolder;
  readonly root: string;
  readonly out: string;
};

/** The compiler itself, and what it takes from others. */
const COMPILER = ['codegen', 'src/terms', 'src/menu', 'package-lock.json'];
const PROJECT = join(import.meta.dirname, '../..');

/** What the last build made of each venue. A venue of which nothing has changed, nor the compiler or the output, is not compiled again. */
export class LastBuild {
  readonly #parts: LastBuildParts;
  readonly #shared: string;
  readonly #texts = new Map<string, string>();
  readonly #recalled = new Map<string, Remembered>();
  readonly #before: Pick<Written, 'venues' | 'tables' | 'printed'>;

  constructor(parts: LastBuildParts) {
    const { folder, root, out, file } = parts;
    this.#parts = parts;
    const { partials, site, languages } = folder;
    const texts = partials.map((partial) => [partial.file, contentOf(partial.path)]);
    const compiler = COMPILER.map((path) => digestBelow(join(PROJECT, path)));
    this.#shared = digestOf(JSON.stringify([root, out, site, languages.languages, texts, compiler, process.version]));
    const before = readWritten(file);
    this.#before = before?.shared === this.#shared ? before : { venues: {}, printed: [] };
  }

  /** What ts-morph has printed before. */
  get printed(): ReadonlyMap<string, string> {
    return new Map(this.#before.printed);
  }

  /** What was made of a venue, if it would be the same now and stands in the output. */
  recall(menu: MenuFile): StagedVenue | undefined {
    this.#textOf(menu.path);
    const { venues } = this.#before;
    // A file can be called `constructor.yaml`.
    const known = Object.hasOwn(venues, menu.id) ? venues[menu.id] : undefined;
    if (!known || known.inputs !== this.#inputsOf(menu, known.venue.folders)) return undefined;
    const files = this.#standing(known.venue.files);
    if (!files) return undefined;
    this.#recalled.set(menu.id, known);
    return { ...known.venue, folders: new Set(known.venue.folders), files };
  }

  /** The files that are made of all menus together, if they would be the same now and stand in the output. */
  recallTables(venues: ReadonlyMap<string, unknown>): readonly StagedFile[] | undefined {
    const { tables } = this.#before;
    if (tables?.inputs !== this.#inputsOfTables(venues)) return undefined;
    return this.#standing(tables.files);
  }

  /** Keeps for the next build what was made of venues, of all together where nothing was to be said of that, and what was printed. */
  keep(
    venues: readonly StagedVenue[],
    tables: { readonly of: ReadonlyMap<string, unknown>; readonly files: readonly StagedFile[] } | undefined,
    printed: ReadonlyMap<string, string>,
  ): void {
    const menus = new Map(this.#parts.folder.venues.map((menu) => [menu.id, menu]));
    const remembered = venues.flatMap((venue): (readonly [string, Remembered])[] => {
      const recalled = this.#recalled.get(venue.id);
      if (recalled) return [[venue.id, recalled]];
      const menu = menus.get(venue.id);
      if (!menu || !venue.summary) return [];
      const folders = [...venue.folders];
      return [[venue.id, { inputs: this.#inputsOf(menu, folders), venue: { ...venue, folders } }]];
    });
    const written: Written = {
      shared: this.#shared,
      venues: Object.fromEntries(remembered),
      tables: tables && { inputs: this.#inputsOfTables(tables.of), files: tables.files },
      printed: [...printed],
    };
    const { file } = this.#parts;
    const beside = `${file}.${process.pid}`;
    try {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(beside, JSON.stringify(written));
      renameSync(beside, file);
    } catch {
      // Whoever may not write there builds as if it were for the first time.
    }
  }

  /** The digest of a text as it was first seen: what is saved while it is compiled is no input of what was made. */
  #textOf(path: string): string {
    const digest = this.#texts.get(path) ?? contentOf(path);
    this.#texts.set(path, digest);
    return digest;
  }

  /** Files of the last build, if all stand in the output as they were. */
  #standing(files: readonly StagedFile[]): StagedFile[] | undefined {
    const stand = files.every(({ path, digest }) => digest === contentOf(join(this.#parts.out, path)));
    return stand ? files.map((file) => ({ ...file, changed: false })) : undefined;
  }

  /** The digest of what all menus have in common beside what every venue draws on: the texts of the interface, and who has a flag. */
  #inputsOfTables(venues: ReadonlyMap<string, unknown>): string {
    const { folder, root } = this.#parts;
    const texts = [folder.interface, ...folder.languages.files].map(({ file, path }) => [file, this.#textOf(path)]);
    return digestOf(JSON.stringify([[...venues], texts, [...drawnFlags(root)].toSorted()]));
  }

  /** The digest of a venue's file, and of what there is in the folders of pictures that it looked into. */
  #inputsOf(menu: MenuFile, folders: readonly string[]): string {
    const pictures = folders.toSorted().map((folder) => [folder, listed(join(this.#parts.root, 'img', folder))]);
    return digestOf(JSON.stringify([menu.file, this.#textOf(menu.path), pictures]));
  }
}

/** The digest of a file's content; empty for what cannot be read. */
function contentOf(path: string): string {
  try {
    return digestOf(readFileSync(path));
  } catch {
    return '';
  }
}

function digestBelow(path: string): string {
  if (!statSync(path).isDirectory()) return contentOf(path);
  return digestOf(
    JSON.stringify(
      readdirSync(path)
        .toSorted()
        .map((name) => [name, digestBelow(join(path, name))]),
    ),
  );
}

/** The files of a folder with their sizes and times; undefined where there is none. */
function listed(folder: string): unknown {
  try {
    return readdirSync(folder)
      .toSorted()
      .map((name) => {
        const { size, mtimeMs } = statSync(join(folder, name));
        return [name, size, mtimeMs];
      });
  } catch {
    return undefined;
  }
}

function readWritten(file: string): Written | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Written;
  } catch {
    return undefined;
  }
}
