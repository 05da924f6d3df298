import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UsageError } from '../diagnostics/usage-error.ts';
import { words } from '../diagnostics/words.ts';

/** The menus folder on disk, and its label in diagnostics: the given path with slashes. Throws if there is no such folder. */
export function menusRoot(cwd: string, given: string): { root: string; label: string } {
  const root = resolve(cwd, given);
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UsageError(words('noMenusFolder', given));
  }
  return { root, label: slashes(given) };
}

/** The error for a menu file that does not exist. Where a menu of the folder has that name, it names the menu's path. */
export function noSuchFile(cwd: string, given: string, menus: string): UsageError {
  const menu = slashes(join(menus, `${given.replace(/\.ya?ml$/i, '')}.yaml`));
  const message = words('noFileCalled', given);
  return new UsageError(existsSync(resolve(cwd, menu)) ? words('hinted', message, words('pathMeant', menu)) : message);
}

/** A path of this system with slashes, and without one at the end. */
export function slashes(path: string): string {
  return path.replaceAll('\\', process.platform === 'win32' ? '/' : '\\').replace(/(?<=.)\/+$/, '');
}
