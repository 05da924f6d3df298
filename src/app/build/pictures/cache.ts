import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { digestOf } from '../digest.ts';
import type { Made } from './encode.ts';

/** Names of files with the digests of their contents. */
const LIST = 'list.json';

/** What no build has asked for in this time is cleared away, in milliseconds. */
const KEPT = 30 * 86_400_000;

/** Files made from a content, each in a folder named by the digest of that content, which comes whole or not at all. */
export class PictureCache {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The files under a key; those that `make` gives where there are none, or where they are damaged. */
  async get(key: string, make: () => Promise<readonly Made[]>): Promise<readonly Made[]> {
    const place = join(this.#folder, key);
    const kept = await readWhole(place);
    if (kept) {
      const now = new Date();
      await utimes(place, now, now);
      return kept;
    }
    const made = await make();
    await this.#put(place, made);
    return made;
  }

  /** Removes what no build has asked for in a month, and what killed builds have left. */
  async clear(): Promise<void> {
    for (const name of await readdir(this.#folder).catch(() => [])) {
      const place = join(this.#folder, name);
      const age = Date.now() - (await stat(place)).mtimeMs;
      if (age > (name.includes('.') ? KEPT / 30 : KEPT)) await rm(place, { recursive: true, force: true });
    }
  }

  async #put(place: string, made: readonly Made[]): Promise<void> {
    const next = `${place}.${randomUUID()}`;
    await mkdir(next, { recursive: true });
    for (const { name, content } of made) await writeFile(join(next, name), content);
    const list = Object.fromEntries(made.map(({ name, content }) => [name, digestOf(content)]));
    await writeFile(join(next, LIST), JSON.stringify(list));
    await rm(place, { recursive: true, force: true });
    try {
      await rename(next, place);
    } catch (error) {
      await rm(next, { recursive: true, force: true });
      // Another build was quicker, with the same files.
      if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
}

/** The files of a folder, if all are there as they were written. */
async function readWhole(place: string): Promise<Made[] | undefined> {
  try {
    const list = JSON.parse(await readFile(join(place, LIST), 'utf8')) as Record<string, string>;
    return await Promise.all(
      Object.entries(list).map(async ([name, digest]) => {
        const content = await readFile(join(place, basename(name)));
        if (digestOf(content) !== digest) throw new Error(`${name} is damaged`);
        return { name, content };
      }),
    );
  } catch {
    return undefined;
  }
}
