import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { SITE_DEFAULTS, type Site } from '../../src/terms/site.ts';
import { compileSite, type CompiledSite } from '../compile-site.ts';
import { checkNames } from './file-names.ts';
import { readSource } from './read-source.ts';

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
  /** What holds for the whole site. */
  readonly site: Site;
  /** Wrong names, and what is wrong with the site's settings. */
  readonly diagnostics: readonly Diagnostic[];
};

export const PARTIALS = '_shared';
export const INTERFACE = '_system/interface.yaml';
export const SITE = '_system/site.yaml';

const PROJECT_MENUS = fileURLToPath(new URL('../../menus', import.meta.url));

/** The files of a menus folder, by their names only. `label` is the folder as the command was given it. */
export function listMenus(root: string, label: string): MenusFolder {
  const venues = checkNames(yamlFiles(root), 'venue', (name) => menuFile(root, label, name));
  const partials = checkNames(yamlFiles(join(root, PARTIALS)), 'partial', (name) =>
    menuFile(root, label, `${PARTIALS}/${name}`),
  );
  const ids = venues.files.map(({ id }) => id);
  const { site, diagnostics } = readSite(menuFile(root, label, SITE), ids);
  return {
    venues: venues.files,
    partials: partials.files,
    interface: interfaceFile(root, label),
    site,
    diagnostics: [...venues.diagnostics, ...partials.diagnostics, ...diagnostics],
  };
}

/** A folder without settings of a site has the defaults. */
function readSite(file: MenuFile, venues: readonly string[]): CompiledSite {
  if (!existsSync(file.path)) return { site: SITE_DEFAULTS, diagnostics: [] };
  const read = readSource(file);
  if ('problem' in read) return { site: SITE_DEFAULTS, diagnostics: [read.problem] };
  return compileSite({ file: file.file, id: file.id, text: read.text }, venues);
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
