import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { checkNames } from './file-names.ts';

/** A YAML file of the menus folder. */
export type MenuFile = {
  /** Its name without the ending. */
  readonly id: string;
  /** As diagnostics name it: the menus folder as the command was given it, a slash, the path below. */
  readonly file: string;
  /** Where it is on disk. */
  readonly path: string;
  /** The folder on disk that it, or what it links to, must not leave. */
  readonly root: string;
};

export type MenusFolder = {
  /** Sorted by id, as everything made from them is. Files with a wrong name are not among them. */
  readonly venues: readonly MenuFile[];
  readonly partials: readonly MenuFile[];
  readonly interface: MenuFile;
  /** Wrong names. */
  readonly diagnostics: readonly Diagnostic[];
};

export const PARTIALS = '_shared';
export const INTERFACE = '_system/interface.yaml';

const PROJECT_MENUS = fileURLToPath(new URL('../../menus', import.meta.url));

/** The files of a menus folder, by their names only. `label` is the folder as the command was given it. */
export function listMenus(root: string, label: string): MenusFolder {
  const venues = checkNames(yamlFiles(root), 'venue', (name) => menuFile(root, label, name));
  const partials = checkNames(yamlFiles(join(root, PARTIALS)), 'partial', (name) =>
    menuFile(root, label, `${PARTIALS}/${name}`),
  );
  return {
    venues: venues.files,
    partials: partials.files,
    interface: interfaceFile(root, label),
    diagnostics: [...venues.diagnostics, ...partials.diagnostics],
  };
}

/** A folder without texts of the interface uses the project's. */
function interfaceFile(root: string, label: string): MenuFile {
  return existsSync(join(root, INTERFACE))
    ? menuFile(root, label, INTERFACE)
    : menuFile(PROJECT_MENUS, 'menus', INTERFACE);
}

export function menuFile(root: string, label: string, name: string): MenuFile {
  const id = name.slice(name.lastIndexOf('/') + 1).replace(/\.ya?ml$/i, '');
  return { id, file: `${label}/${name}`, path: join(root, name), root };
}

/** Names that end like YAML, however they are written. Hidden files are an editor's business, not a menu. */
function yamlFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /\.ya?ml$/i.test(name) && !name.startsWith('.'))
    .toSorted();
}
