import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { stringify } from 'yaml';
import { compileMenu } from '../compile-menu.ts';
import { sortDiagnostics } from '../diagnostics/sort.ts';
import { listMenus } from '../read/menus-folder.ts';
import { menusRoot, slashes } from '../read/menus-root.ts';
import { Sources } from '../read/sources.ts';
import { toInspect } from '../resolve/print.ts';
import { UsageError } from '../usage-error.ts';
import type { Format, Io } from './io.ts';
import { passes, printDiagnostics } from './print-diagnostics.ts';

export type InspectOptions = { menus?: string; format: Format; strict: boolean };

/** Prints one menu as the compiler understood it. Partials and pictures are those of its folder, or of `--menus`. */
export async function inspect(file: string, options: InspectOptions, io: Io): Promise<boolean> {
  const path = resolve(io.cwd, file);
  if (!existsSync(path)) throw new UsageError(`there is no file called ${file}`);
  const { root, label } = menusRoot(io.cwd, options.menus ?? dirname(file));
  const sources = new Sources(root, listMenus(root, label));
  const id = basename(path).replace(/\.ya?ml$/i, '');
  const { venue, diagnostics } = compileMenu({ id, file: slashes(file), path, root: dirname(path) }, sources);
  printDiagnostics(sortDiagnostics(diagnostics), io, io.err);
  if (!venue || !passes(diagnostics, options.strict)) return false;
  const understood = toInspect(venue);
  io.out(options.format === 'json' ? `${JSON.stringify(understood, undefined, 2)}\n` : stringify(understood));
  return true;
}
