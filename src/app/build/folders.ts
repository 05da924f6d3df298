import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isRunning } from '../../terms/is-running.ts';

/** Removes the stages of builds into `out` that were stopped half-way: folders named after processes that no longer run. */
export async function removeLeftovers(out: string): Promise<void> {
  const start = `${basename(out)}.`;
  for (const name of await readdir(dirname(out))) {
    const [, id = ''] = name.startsWith(start) ? (/^(\d+)$/.exec(name.slice(start.length)) ?? []) : [];
    if (id !== '' && !isRunning(Number(id))) await rm(join(dirname(out), name), { recursive: true, force: true });
  }
}

/** The place of the previous site until the next build. It serves reads while two folders change places, and files of pages that are still open. */
const formerOf = (place: string): string => `${place}.old`;

/** The place of the site before the previous one, with which the next build begins. Nobody reads it. */
const spareOf = (place: string): string => `${place}.spare`;

/**
 * Puts a finished folder in place of another, which stays beside it. At every moment one of the two is complete in one of the two places; `recover`
 * repairs a build that was killed in between.
 */
export async function publish(finished: string, place: string): Promise<void> {
  const [former, spare] = [formerOf(place), spareOf(place)];
  await rm(spare, { recursive: true, force: true });
  await renameIfThere(former, spare);
  await renameIfThere(place, former);
  try {
    await rename(finished, place);
  } catch (error) {
    await renameIfThere(former, place);
    await renameIfThere(spare, former);
    throw error;
  }
}

/** Begins a folder with an old site: files that the next site shares with it need not be put there again. With many venues that saves most of a build's time. */
export async function beginWithSpare(place: string, stage: string): Promise<void> {
  await renameIfThere(spareOf(place), stage);
  await mkdir(stage, { recursive: true });
}

/** Removes all files of a folder except those of these paths, and folders that are then empty. Returns the paths of the files that stay. */
export function keepOnly(paths: ReadonlySet<string>, folder: string): Set<string> {
  const standing = new Set<string>();
  /** Returns whether nothing stays below. */
  const clear = (below: string): boolean => {
    let isEmpty = true;
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const path = below + entry.name;
      const goes = entry.isDirectory() ? clear(`${path}/`) : !paths.has(path);
      if (goes && !entry.isDirectory()) rmSync(join(folder, path));
      if (!goes && !entry.isDirectory()) standing.add(path);
      isEmpty &&= goes;
    }
    if (isEmpty && below !== '') rmdirSync(join(folder, below));
    return isEmpty;
  };
  clear('');
  return standing;
}

/** Restores the site that a build was replacing when it was killed. */
export async function recover(place: string): Promise<void> {
  if (!existsSync(place)) await renameIfThere(formerOf(place), place);
}

async function renameIfThere(from: string, to: string): Promise<void> {
  await rename(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
