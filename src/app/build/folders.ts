import { basename, dirname, join } from 'node:path';
import { readdir, rename, rm } from 'node:fs/promises';

/** The folders that the build reads and writes. */
export type Folders = {
  /** The project's root. */
  readonly project: string;
  /** The folder of the finished site. */
  readonly out: string;
  /** The new output, which replaces `out` when it is complete. */
  readonly stage: string;
  /** The part of it that is served below the base path. */
  readonly site: string;
};

/** The folders of a build of `project` into `out`, for the base path `base`. */
export function foldersOf(project: string, out: string, base: string): Folders {
  const stage = `${out}.${process.pid}`;
  return { project, out, stage, site: join(stage, base) };
}

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

/**
 * Puts a finished folder in place of another. The old one stays whole until then, and is restored should the last step fail.
 */
export async function publish(finished: string, place: string): Promise<void> {
  const old = `${finished}.old`;
  const hadOld = await rename(place, old).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
  try {
    await rename(finished, place);
  } catch (error) {
    if (hadOld) await rename(old, place);
    throw error;
  }
  await rm(old, { recursive: true, force: true });
}
