import { existsSync, readdirSync, watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';

/** An editor writes a file in several steps; what happens within this many milliseconds is one change. */
const CALM = 10;

/**
 * Tells which files of a menus folder have changed: paths below it, with slashes, of files that were written, made, renamed or
 * removed. Only what menus are made from counts: an output folder inside, or what editors put beside a file, is no change.
 */
export function watchFolders(root: string, onChange: (paths: ReadonlySet<string>) => void): { close: () => void } {
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
  /** Watches folders that are new. One that is gone ends its own watcher. */
  const follow = (): void => {
    const wanted = sourceFolders(root);
    for (const [folder, watcher] of watchers) {
      if (wanted.includes(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    for (const folder of wanted) {
      if (watchers.has(folder)) continue;
      const watcher = watch(join(root, folder), (_, name) => note([folder, name ?? ''].filter(Boolean).join('/')));
      watcher.on('error', () => {
        watcher.close();
        watchers.delete(folder);
        note(folder);
      });
      watchers.set(folder, watcher);
    }
  };
  follow();
  const close = (): void => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
  return { close };
}

/** The menus folder itself and the folders in it that menus draw on. */
function sourceFolders(root: string): string[] {
  return ['', '_shared', '_system', ...imageFolders(root, 'img')].filter((folder) => existsSync(join(root, folder)));
}

function imageFolders(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  const inside = readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [folder, ...inside.flatMap((entry) => imageFolders(root, `${folder}/${entry.name}`))];
}

function isSource(path: string): boolean {
  return /^(_shared|_system|img(\/.*)?|([^/]*\/)?[^./][^/]*\.ya?ml)$/i.test(path);
}
