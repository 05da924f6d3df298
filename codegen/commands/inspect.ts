import { existsSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { stringify } from 'yaml';
import { compileMenu } from '../resolve/compile-venue.ts';
import { sortDiagnostics } from '../diagnostics/sort.ts';
import { errorsOfSite, listMenus } from '../resolve/compile-site.ts';
import { menusRoot, noSuchFile, slashes } from '../read/menus-root.ts';
import { Sources } from '../read/sources.ts';
import { UsageError } from '../diagnostics/usage-error.ts';
import { words } from '../diagnostics/words.ts';
import type { Format, Io } from './io.ts';
import { passes, printDiagnostics } from './print-diagnostics.ts';
import type { ResolvedDish, Text } from '../../src/terms/resolved-venue.ts';

export type InspectOptions = { menus?: string; format: Format; strict: boolean };

/** Prints one resolved menu. Partials and pictures are those of its folder, or of `--menus`. */
export async function inspect(file: string, options: InspectOptions, io: Io): Promise<boolean> {
  const path = resolve(io.cwd, file);
  if (!existsSync(path)) throw noSuchFile(io.cwd, file, options.menus ?? 'menus');
  if (statSync(path).isDirectory()) throw new UsageError(words('nameFileOfFolder', file));
  const { root, label } = menusRoot(io.cwd, options.menus ?? dirname(file));
  const folder = listMenus(root, label);
  const sources = new Sources(root, folder);
  const id = basename(path).replace(/\.ya?ml$/i, '');
  const compiled = compileMenu({ id, file: slashes(file), path, root: dirname(path) }, sources);
  const { venue } = compiled;
  const diagnostics = [...errorsOfSite(folder), ...compiled.diagnostics];
  printDiagnostics(sortDiagnostics(diagnostics), io, io.err);
  if (!venue || !passes(diagnostics, options.strict)) return false;
  const understood = toInspect(venue);
  io.out(options.format === 'json' ? `${JSON.stringify(understood, undefined, 2)}\n` : stringify(understood));
  return true;
}

/** Fields for `emit` that are not part of the contract of `inspect`. */
const OURS: ReadonlySet<string> = new Set(['imageFile', 'iconFile', 'badgeFile', 'logoFile', 'plus', 'confirmed']);

/** A resolved venue, or a part of one, as `inspect --format json` prints it. */
export function toInspect(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toInspect);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !OURS.has(name))
      .map(([name, inner]) => [name, toInspect(name === 'dishes' ? (inner as ResolvedDish[]).map(asWritten) : inner)]),
  );
}

/** A dish of a course that has only a name is printed as its name. */
const asWritten = (dish: ResolvedDish): ResolvedDish | Text => (Object.keys(dish).length === 1 ? dish.name : dish);
