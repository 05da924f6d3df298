import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Removes what builds into `out` have left behind that were ended half-way: folders named by processes that are gone. */
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
