import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MenuFile } from '../read/read-source.ts';
import type { MenusFolder } from '../resolve/compile-site.ts';
import type { StagedVenue } from '../build-venues.ts';
import { drawnFlags } from '../read/sources.ts';
import { replaceFile } from './replace-file.ts';
import { digestOf, type StagedFile } from './stage.ts';

/** The output of a venue, and the digest of its inputs. */
type Remembered = {
  readonly inputs: string;
  readonly venue: Omit<StagedVenue, 'folders'> & { readonly folders: readonly string[] };
};

/** The content of the file that records a build. */
type Written = {
  readonly shared: string;
  readonly venues: Readonly<Record<string, Remembered>>;
  /**
   * The files generated from all menus together, and the digest of their inputs. Absent if these had diagnostics: generating the tables
   * again reports those again.
   */
  readonly tables?: { readonly inputs: string; readonly files: readonly StagedFile[] } | undefined;
  /** Cached output of ts-morph, which is slow to load (`emit/print-structure.ts`). */
  readonly printed: readonly (readonly [key: string, text: string])[];
};

export type LastBuildParts = {
  /** The file in which the build is recorded. */
  readonly file: string;
  readonly folder: MenusFolder;
  readonly root: string;
  readonly out: string;
};

/** The sources of the compiler: a change in them invalidates the previous build. */
const COMPILER = ['codegen', 'src/terms', 'src/menu', 'package-lock.json'];
const PROJECT = join(import.meta.dirname, '../..');

/** The recorded previous build. A venue is skipped if its inputs, its output and the compiler have not changed. */
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

  /** What ts-morph printed in earlier builds. */
  get printed(): ReadonlyMap<string, string> {
    return new Map(this.#before.printed);
  }

  /** The previous build of a venue, if its inputs are unchanged and its files are still in the output. */
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

  /** The files generated from all menus together, if their inputs are unchanged and they are still in the output. */
  recallTables(venues: ReadonlyMap<string, unknown>): readonly StagedFile[] | undefined {
    const { tables } = this.#before;
    if (tables?.inputs !== this.#inputsOfTables(venues)) return undefined;
    return this.#standing(tables.files);
  }

  /** Records for the next build the venues, the tables (undefined if they had diagnostics) and what ts-morph printed. */
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
    try {
      replaceFile(file, (beside) => writeFileSync(beside, JSON.stringify(written)));
    } catch {
      // Without permission to write the file, the next build compiles everything again.
    }
  }

  /** The digest of a file's text at the first call: a change saved during the build was no input of this build. */
  #textOf(path: string): string {
    const digest = this.#texts.get(path) ?? contentOf(path);
    this.#texts.set(path, digest);
    return digest;
  }

  /** Files of the previous build, if all are in the output, unchanged. */
  #standing(files: readonly StagedFile[]): StagedFile[] | undefined {
    const stand = files.every(({ path, digest }) => digest === contentOf(join(this.#parts.out, path)));
    return stand ? files.map((file) => ({ ...file, changed: false })) : undefined;
  }

  /** The digest of the inputs of the tables: the venues, the texts of the interface, and which languages have a flag. */
  #inputsOfTables(venues: ReadonlyMap<string, unknown>): string {
    const { folder, root } = this.#parts;
    const texts = [folder.interface, ...folder.languages.files].map(({ file, path }) => [file, this.#textOf(path)]);
    return digestOf(JSON.stringify([[...venues], texts, [...drawnFlags(root)].toSorted()]));
  }

  /** The digest of a venue's file and of the picture folders that it uses. */
  #inputsOf(menu: MenuFile, folders: readonly string[]): string {
    const pictures = folders.toSorted().map((folder) => [folder, listed(join(this.#parts.root, 'img', folder))]);
    return digestOf(JSON.stringify([menu.file, this.#textOf(menu.path), pictures]));
  }
}

/** The digest of a file's content; '' if it cannot be read. */
function contentOf(path: string): string {
  try {
    return digestOf(readFileSync(path));
  } catch {
    return '';
  }
}

function digestBelow(path: string): string {
  if (!statSync(path).isDirectory()) return contentOf(path);
  const names = readdirSync(path).toSorted();
  return digestOf(JSON.stringify(names.map((name) => [name, digestBelow(join(path, name))])));
}

/** The files of a folder with their sizes and modification times; undefined if there is no such folder. */
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
