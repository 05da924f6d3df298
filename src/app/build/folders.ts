import { basename, dirname, join } from 'node:path';
import { readdir, rename, rm, stat } from 'node:fs/promises';

/** Removes the stages of builds into `out` that were stopped half-way: folders named after processes that no longer run. */
export async function removeLeftovers(out: string): Promise<void> {
  const start = `${basename(out)}.`;
  for (const name of await readdir(dirname(out))) {
    const [, id = ''] = name.startsWith(start) ? (/^(\d+)(\.old)?$/.exec(name.slice(start.length)) ?? []) : [];
    if (id !== '' && !isRunning(Number(id))) await rm(join(dirname(out), name), { recursive: true, force: true });
  }
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Where the site before stays until the next build: what is read while two folders change places, and files of pages that are still open. */
export const formerOf = (place: string): string => `${place}.old`;

/**
 * Puts a finished folder in place of another, which stays beside it. At every moment one of the two is whole in one of the two places; a build that is killed
 * between them is put right by `recover`.
 */
export async function publish(finished: string, place: string): Promise<void> {
  const former = formerOf(place);
  const unused = `${finished}.old`;
  await renameIfThere(former, unused);
  await renameIfThere(place, former);
  try {
    await rename(finished, place);
  } catch (error) {
    await renameIfThere(former, place);
    throw error;
  }
  await rm(unused, { recursive: true, force: true });
}

/** Puts the site back that a build was about to replace when it was killed. */
export async function recover(place: string): Promise<void> {
  const isThere = await stat(place).then(
    () => true,
    () => false,
  );
  if (!isThere) await renameIfThere(formerOf(place), place);
}

async function renameIfThere(from: string, to: string): Promise<void> {
  await rename(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
