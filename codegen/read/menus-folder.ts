import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { checkNames } from './file-names.ts';
import { type LanguageFiles, listLanguages } from './languages.ts';
import { menuFile, type MenuFile } from './read-source.ts';

export type ListedMenus = {
  /** Sorted by id, as everything made from them is. Files with a wrong name are not among them. */
  readonly venues: readonly MenuFile[];
  readonly partials: readonly MenuFile[];
  /** The one file of the interface's texts, and what there are of languages. */
  readonly interface: MenuFile;
  readonly languages: Omit<LanguageFiles, 'diagnostics'>;
  /** The settings of the site; undefined in a folder without any. */
  readonly site: MenuFile | undefined;
  /** Wrong names. */
  readonly diagnostics: readonly Diagnostic[];
};

export const PARTIALS = '_shared';
export const INTERFACE = '_system/interface.yaml';
/** Where languages have files of their own. */
export const LANGUAGES = '_system/interface';
export const SITE = '_system/site.yaml';

export const PROJECT_MENUS = join(import.meta.dirname, '../../menus');

/** The files of a menus folder, by their names only. `label` is the folder as the command was given it. */
export function listFiles(root: string, label: string): ListedMenus {
  const venues = checkNames(yamlFiles(root), 'venue', (name) => menuFile(root, label, name));
  const partials = checkNames(yamlFiles(join(root, PARTIALS)), 'partial', (name) =>
    menuFile(root, label, `${PARTIALS}/${name}`),
  );
  const { diagnostics: ofLanguages, ...languages } = findLanguages(root, label);
  return {
    venues: venues.files,
    partials: partials.files,
    interface: findInterface(root, label),
    languages,
    site: existsSync(join(root, SITE)) ? menuFile(root, label, SITE) : undefined,
    diagnostics: [...venues.diagnostics, ...partials.diagnostics, ...ofLanguages],
  };
}

/** A folder without texts of the interface uses the project's. */
function findInterface(root: string, label: string): MenuFile {
  return existsSync(join(root, INTERFACE))
    ? menuFile(root, label, INTERFACE)
    : menuFile(PROJECT_MENUS, 'menus', INTERFACE);
}

/** A folder without texts of the interface has the project's languages, and its own beside them. */
export function findLanguages(root: string, label: string): LanguageFiles {
  const interfaceFile = findInterface(root, label);
  const files = (folder: string, name: string): MenuFile[] =>
    yamlFiles(join(folder, LANGUAGES)).map((file) => menuFile(folder, name, `${LANGUAGES}/${file}`));
  const shared = interfaceFile.root === root ? [] : files(PROJECT_MENUS, 'menus');
  return listLanguages(interfaceFile, [...shared, ...files(root, label)]);
}

/** Names that end like YAML, however they are written. Hidden files are an editor's business, not a menu. */
function yamlFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /\.ya?ml$/i.test(name) && !name.startsWith('.'))
    .toSorted();
}
