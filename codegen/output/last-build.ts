import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { MenuFile } from '../read/read-source.ts';
import type { MenusFolder } from '../resolve/compile-site.ts';
import type { StagedVenue } from '../build-venues.ts';
import { digestOf } from './digest.ts';

/** What was made of a venue, and the digest of what it was made of. */
type Remembered = {
  readonly inputs: string;
  readonly venue: Omit<StagedVenue, 'folders'> & { readonly folders: readonly string[] };
};

/** The file of a memory. */
type Written = { readonly shared: string; readonly venues: Readonly<Record<string, Remembered>> };

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

/**
 * What the last build made of each venue. A venue of which nothing has changed since, neither its file nor anything that it draws on
 * nor the compiler nor what stands in the output, is not compiled again. One with an error always is.
 */
export class LastBuild {
  readonly #parts: LastBuildParts;
  readonly #shared: string;
  readonly #before: Written['venues'];

  constructor(parts: LastBuildParts) {
    const { folder, root, out, file } = parts;
    this.#parts = parts;
    const { partials, site, languages } = folder;
    const texts = partials.map((partial) => [partial.file, contentOf(partial.path)]);
    const compiler = COMPILER.map((path) => digestBelow(join(PROJECT, path)));
    this.#shared = digestOf(JSON.stringify([root, out, site, languages.languages, texts, compiler, process.version]));
    const before = readWritten(file);
    this.#before = before?.shared === this.#shared ? before.venues : {};
  }

  /** What was made of a venue, if it would be the same now and stands in the output. */
  recall(menu: MenuFile): StagedVenue | undefined {
    const { inputs, venue } = this.#before[menu.id] ?? {};
    if (!venue || inputs !== this.#inputsOf(menu, venue.folders)) return undefined;
    const stands = venue.files.every(({ path, digest }) => digest === contentOf(join(this.#parts.out, path)));
    if (!stands) return undefined;
    return {
      ...venue,
      folders: new Set(venue.folders),
      files: venue.files.map((file) => ({ ...file, changed: false })),
    };
  }

  /** Keeps what has been made now for the next build. */
  keep(venues: readonly StagedVenue[]): void {
    const menus = new Map(this.#parts.folder.venues.map((menu) => [menu.id, menu]));
    const remembered = venues.flatMap((venue): (readonly [string, Remembered])[] => {
      const menu = menus.get(venue.id);
      if (!menu || !venue.summary) return [];
      const folders = [...venue.folders];
      return [[venue.id, { inputs: this.#inputsOf(menu, folders), venue: { ...venue, folders } }]];
    });
    const written: Written = { shared: this.#shared, venues: Object.fromEntries(remembered) };
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

  /** The digest of a venue's file, and of what there is in the folders of pictures that it looked into. */
  #inputsOf(menu: MenuFile, folders: readonly string[]): string {
    const pictures = folders.toSorted().map((folder) => [folder, listed(join(this.#parts.root, 'img', folder))]);
    return digestOf(JSON.stringify([menu.file, contentOf(menu.path), pictures]));
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
