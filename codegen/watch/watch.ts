import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { withLock } from '../output/lock.ts';
import { recover } from '../output/neighbours.ts';
import { OutputError } from '../output/output-error.ts';
import { outputFolder } from '../output/output-folder.ts';
import { menusRoot, slashes } from '../read/menus-root.ts';
import { watchFolders } from './watch-folders.ts';
import { Workshop, type Update, type WatchedVenue } from './workshop.ts';

/** What one change led to. */
export type WatchResult = {
  /** All problems there are now, not only those of what has changed. */
  readonly diagnostics: readonly Diagnostic[];
  /** All venues, by the order of their names. */
  readonly venues: readonly WatchedVenue[];
  /** Files that were written, as paths that begin with the output folder as it was given. */
  readonly written: readonly string[];
  readonly removed: readonly string[];
  /** From the change to the last file written. */
  readonly milliseconds: number;
  /** Why nothing could be written, such as a full disk. */
  readonly failure?: string;
};

export type WatchOptions = {
  /** Folders, relative to the working directory. */
  readonly menus: string;
  readonly out: string;
  /** Called after the first build, and after each change. */
  readonly onResult: (result: WatchResult) => void;
};

/**
 * Builds all menus, and then, whenever a file changes, what the change concerns. A menu with an error keeps its last good
 * output while the others go on. Rejects with a UsageError where the folders will not do.
 */
export async function watchMenus({ menus, out, onResult }: WatchOptions): Promise<{ close: () => Promise<void> }> {
  const { root, label } = menusRoot(process.cwd(), menus);
  const place = resolve(out);
  const named = (paths: readonly string[]): string[] => paths.map((path) => `${slashes(out)}/${path}`);
  const workshop = await withLock(place, () => {
    recover(place);
    return new Workshop({ root, label, out: outputFolder(place, out, root) });
  });
  let last: Pick<WatchResult, 'diagnostics' | 'venues'> = { diagnostics: [], venues: [] };
  const run = async (work: () => Update | Promise<Update>): Promise<void> => {
    const start = performance.now();
    const result = await attempt(() => withLock(place, work));
    const milliseconds = performance.now() - start;
    if (typeof result === 'string') {
      onResult({ ...last, written: [], removed: [], milliseconds, failure: result });
    } else {
      last = result;
      onResult({ ...result, written: named(result.written), removed: named(result.removed), milliseconds });
    }
  };
  // One after another: changes that come during a build wait for its end.
  let queue = Promise.resolve();
  const enqueue = (work: () => Update | Promise<Update>): void => {
    queue = queue.then(() => run(work));
  };
  // Watching begins first, so that nothing is missed that happens during the first build.
  const watcher = watchFolders(root, (paths) => {
    enqueue(() => {
      // Not to be taken for a folder without menus.
      if (!existsSync(root)) throw new OutputError(`${menus} is gone`);
      return workshop.update(paths);
    });
  });
  enqueue(() => workshop.open());
  await queue;
  const close = async (): Promise<void> => {
    watcher.close();
    await queue;
  };
  return { close };
}

/** The result, or what went wrong in words. A fault of the compiler is shown, too: it must not end who watches. */
async function attempt<Result>(work: () => Promise<Result>): Promise<Result | string> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OutputError) return error.message;
    return `carta itself failed: ${error instanceof Error ? error.stack : String(error)}`;
  }
}
