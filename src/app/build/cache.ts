import { randomUUID } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compress, qualityOf, type Variant, variantsOf } from './compress.ts';
import { digestOf } from './digest.ts';

/** A file of the site, whose content is kept in the cache. */
export type KeptFile = {
  /** The path below the output folder, with slashes. */
  readonly path: string;
  /** The content's SHA-256, as base64url. */
  readonly digest: string;
  /** The path below the cache's folder of files. */
  readonly kept: string;
  /** The compressed variants that the file has. */
  readonly variants: readonly Variant[];
};

const endingsOf = ({ variants }: KeptFile): string[] => ['', ...variants.map((variant) => `.${variant}`)];

/** The paths of a file and its variants in the site. */
export const pathsOf = (file: KeptFile): string[] => endingsOf(file).map((ending) => file.path + ending);

/** A file that the cache lists is gone, so the cached results of steps are invalid. */
export class CacheDamagedError extends Error {
  override name = 'CacheDamagedError';
}

/** Files that no build has used for `KEPT_FOR` are removed; the cache is checked at most once per `CLEARED_EVERY`. In milliseconds. */
const KEPT_FOR = 30 * 86_400_000;
const CLEARED_EVERY = 86_400_000;

/**
 * A step of the build is a pure function of digested inputs. The cache stores the results of steps by the digests of their inputs, and the files that
 * they made by the digests of their contents. Every write is atomic, so a build may be killed at any time.
 */
export class BuildCache {
  /** The constructor's arguments, for other threads. */
  readonly made: { readonly folder: string; readonly quality: number };
  readonly #keeping = new Map<string, Promise<readonly Variant[]>>();
  readonly #used = new Set<string>();
  readonly #folders = new Set<string>();

  /** `quality` is the upper limit for the compression of every file. */
  constructor(folder: string, quality: number) {
    this.made = { folder, quality };
    mkdirSync(join(folder, 'steps'), { recursive: true });
  }

  /** The result of a step for its inputs: the cached one, or that of `make`, which must survive JSON. */
  async step<Result>(name: string, inputs: unknown, make: () => Promise<Result>): Promise<Result> {
    const place = `steps/${name}-${digestOf(JSON.stringify([this.made.quality, inputs]))}.json`;
    this.#used.add(place);
    const known = readJson(join(this.made.folder, place));
    if (known !== undefined) return known as Result;
    const result = await make();
    this.#write(place, JSON.stringify(result));
    return result;
  }

  /** Keeps a file of the site with its compressed variants. */
  async keep(path: string, content: string | Uint8Array, worth: number): Promise<KeptFile> {
    const bytes = Buffer.from(content);
    const digest = digestOf(bytes);
    const quality = qualityOf(path, Math.min(worth, this.made.quality));
    const kept = `files/${quality}/${digest}`;
    const keeping = this.#keeping.get(kept) ?? this.#keep(kept, bytes, quality);
    this.#keeping.set(kept, keeping);
    return { path, digest, kept, variants: await keeping };
  }

  /** A file that is already kept with all its variants is neither compressed nor written again. */
  async #keep(kept: string, bytes: Uint8Array, quality: number): Promise<readonly Variant[]> {
    const place = join(this.made.folder, kept);
    const wanted = variantsOf(quality);
    const isStanding = statSync(place, { throwIfNoEntry: false })?.size === bytes.length;
    if (isStanding && wanted.every((ending) => existsSync(`${place}.${ending}`))) return wanted;
    const variants = await compress(bytes, quality);
    for (const [ending, content] of Object.entries(variants)) this.#write(`${kept}.${ending}`, content);
    // Written last: where this file exists, so do its variants.
    this.#write(kept, bytes);
    return wanted.filter((ending) => variants[ending]);
  }

  /**
   * Puts a kept file into a folder, without copying its bytes where the file system has links. `standing` are the paths of files that are already
   * there: nothing is done where it is the same file.
   *
   * @throws {CacheDamagedError} when the kept file is gone
   */
  place(folder: string, file: KeptFile, standing: ReadonlySet<string> = new Set()): void {
    const { path, kept } = file;
    const endings = endingsOf(file);
    for (const ending of endings) this.#used.add(kept + ending);
    // A file always has its variants beside it.
    if (pathsOf(file).every((each) => standing.has(each))) {
      if (isSameFile(join(this.made.folder, kept), join(folder, path))) return;
    }
    this.#makeFolder(dirname(join(folder, path)));
    for (const ending of endings) linkOrCopy(join(this.made.folder, kept + ending), join(folder, path + ending));
  }

  /** Forgets the results of all steps. */
  forget(): void {
    rmSync(join(this.made.folder, 'steps'), { recursive: true, force: true });
    mkdirSync(join(this.made.folder, 'steps'), { recursive: true });
  }

  /** Removes files that no build has used in a month; runs once a day, from the day after the first build. */
  async clear(): Promise<void> {
    const mark = join(this.made.folder, 'cleared');
    const last = await stat(mark).catch(() => undefined);
    if (last && Date.now() - last.mtimeMs < CLEARED_EVERY) return;
    writeFileSync(mark, '');
    if (!last) return;
    const now = new Date();
    for (const entry of await readdir(this.made.folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const place = join(entry.parentPath, entry.name);
      const name = place.slice(this.made.folder.length + 1).replaceAll('\\', '/');
      if (this.#used.has(name)) utimesSync(place, now, now);
      else if (now.getTime() - (await stat(place)).mtimeMs > KEPT_FOR) rmSync(place, { force: true });
    }
  }

  /** Writes a file beside its place and renames it. The file is read-only, because the site's file is a link to it. */
  #write(name: string, content: string | Uint8Array): void {
    const place = join(this.made.folder, name);
    const beside = `${place}.${randomUUID()}`;
    this.#makeFolder(dirname(place));
    writeFileSync(beside, content, { mode: 0o444 });
    renameSync(beside, place);
  }

  #makeFolder(folder: string): void {
    if (this.#folders.has(folder)) return;
    mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
  }
}

function readJson(place: string): unknown {
  try {
    return JSON.parse(readFileSync(place, 'utf8'));
  } catch {
    return undefined;
  }
}

function isSameFile(one: string, other: string): boolean {
  const [there, here] = [one, other].map((place) => statSync(place, { throwIfNoEntry: false }));
  return there !== undefined && there.ino === here?.ino && there.dev === here.dev;
}

/** The error codes where a hard link is impossible: across file systems, without support, or with too many links. */
const NO_LINK = new Set(['EXDEV', 'EPERM', 'EMLINK', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP']);

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (cause) {
    // The old site has another file there.
    if (codeOf(cause) === 'EEXIST') {
      rmSync(to);
      linkOrCopy(from, to);
    } else if (NO_LINK.has(codeOf(cause))) copyFileSync(from, to);
    else if (codeOf(cause) === 'ENOENT') throw new CacheDamagedError(`${from} is gone`, { cause });
    else throw cause;
  }
}
