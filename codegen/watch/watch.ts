import { accessSync, constants, existsSync, readdirSync, watch, type FSWatcher } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { words, type Words } from '../diagnostics/words.ts';
import { withLock } from '../output/lock.ts';
import { recover, outputFolder } from '../output/output-folder.ts';
import { OutputError } from '../output/output-error.ts';
import { LANGUAGES, PARTIALS } from '../read/menus-folder.ts';
import { menusRoot, slashes } from '../read/menus-root.ts';
import { Workshop, type Update, type WatchedVenue } from './workshop.ts';

/** The result of one change. */
export type WatchResult = {
  /** All current problems, not only those of changed files. */
  readonly diagnostics: readonly Diagnostic[];
  /** All venues, sorted by name. */
  readonly venues: readonly WatchedVenue[];
  /** Written files, as paths that begin with the output folder as given. */
  readonly written: readonly string[];
  readonly removed: readonly string[];
  /** Time from the change to the last written file. */
  readonly milliseconds: number;
  /** Why nothing could be written, such as a full disk. */
  readonly failure?: Words;
};

export type WatchOptions = {
  /** Folders, relative to the working directory. */
  readonly menus: string;
  readonly out: string;
  /** Called after the first build, and after each change. */
  readonly onResult: (result: WatchResult) => void;
};

/** Builds all menus, then those affected by a change. A menu with an error keeps its previous output. Rejects with a UsageError for wrong folders. */
export async function watchMenus({ menus, out, onResult }: WatchOptions): Promise<{ close: () => Promise<void> }> {
  const { root, label } = menusRoot(process.cwd(), menus);
  // Fails before anything is watched, which would keep the process running.
  accessSync(root, constants.R_OK);
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
    if ('en' in result) {
      onResult({ ...last, written: [], removed: [], milliseconds, failure: result });
    } else {
      last = result;
      onResult({ ...result, written: named(result.written), removed: named(result.removed), milliseconds });
    }
  };
  // Sequentially: changes during a build wait for its end.
  let queue = Promise.resolve();
  const enqueue = (work: () => Update | Promise<Update>): void => {
    queue = queue.then(() => run(work));
  };
  // Watching starts first, so that changes during the first build are not missed.
  const watcher = watchFolders(root, (paths) => {
    enqueue(() => {
      // A missing folder must not be read as one without menus.
      if (!existsSync(root)) throw new OutputError(words('menusGone', menus));
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

/** The result, or the words of an error. A bug of the compiler is reported, too: it must not end the watcher. */
async function attempt<Result>(work: () => Promise<Result>): Promise<Result | Words> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OutputError) return error.words;
    return words('itselfFailed', (error instanceof Error && error.stack) || String(error));
  }
}

/** Debounce in milliseconds: editors write a file in several steps. */
const CALM = 10;

/** Reports changed source files: their paths below the menus folder, with slashes; '' if the folder itself was replaced. */
function watchFolders(root: string, onChange: (paths: ReadonlySet<string>) => void): { close: () => void } {
  const watchers = new Map<string, FSWatcher>();
  let paths = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    const changed = paths;
    paths = new Set();
    follow();
    onChange(changed);
  };
  const note = (path: string): void => {
    if (!isSource(path)) return;
    paths.add(path);
    clearTimeout(timer);
    timer = setTimeout(flush, CALM);
  };
  /** Stops watching a folder that was replaced or removed. */
  const drop = (path: string): void => {
    for (const [folder, watcher] of watchers) {
      if (path !== '' && folder !== path && !folder.startsWith(`${path}/`)) continue;
      watcher.close();
      watchers.delete(folder);
    }
  };
  const follow = (): void => {
    for (const folder of sourceFolders(root)) {
      if (watchers.has(folder)) continue;
      const watcher = watch(join(root, folder), (event, name) => {
        const path = [folder, name ?? ''].filter(Boolean).join('/');
        if (event === 'rename' && path !== '') drop(path);
        note(path);
      });
      watcher.on('error', () => {
        drop(folder);
        note(folder);
      });
      watchers.set(folder, watcher);
    }
  };
  const above = watch(dirname(root), (event, name) => {
    if (event !== 'rename' || name !== basename(root)) return;
    drop('');
    note('');
  });
  follow();
  const close = (): void => {
    clearTimeout(timer);
    above.close();
    drop('');
  };
  return { close };
}

/** The menus folder and the subfolders that menus use. */
function sourceFolders(root: string): string[] {
  const folders = ['', PARTIALS, '_system', LANGUAGES, ...imageFolders(root, 'img')];
  return folders.filter((folder) => existsSync(join(root, folder)));
}

function imageFolders(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  const inside = readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [folder, ...inside.flatMap((entry) => imageFolders(root, `${folder}/${entry.name}`))];
}

function isSource(path: string): boolean {
  return /^(|_shared|_system(\/interface)?|img(\/.*)?|(_system\/interface\/|[^/]*\/)?[^./][^/]*\.ya?ml)$/i.test(path);
}
