import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { UsageError } from '../diagnostics/usage-error.ts';

/** The menus folder on disk, and its label in diagnostics: the given path with slashes. Throws if there is no such folder. */
export function menusRoot(cwd: string, given: string): { root: string; label: string } {
  const root = resolve(cwd, given);
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UsageError(`there is no folder of menus called ${given}; name one with --menus`);
  }
  return { root, label: slashes(given) };
}

/** A path of this system with slashes, and without one at the end. */
export function slashes(path: string): string {
  return path.replaceAll('\\', process.platform === 'win32' ? '/' : '\\').replace(/(?<=.)\/+$/, '');
}
