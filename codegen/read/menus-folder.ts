import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { checkNames } from './file-names.ts';
import { menuFile, type MenuFile, fileProblem } from './read-source.ts';
import { parse } from 'yaml';
import { type Language, LANGUAGE_CODE, type Languages } from '../../src/terms/language.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { words } from '../diagnostics/words.ts';

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
const INTERFACE = '_system/interface.yaml';
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
    diagnostics: [
      ...venues.diagnostics,
      ...partials.diagnostics,
      ...ofSystem(root, label),
      ...inFolders(root, label),
      ...ofLanguages,
    ],
  };
}

/** What stands beside the texts of the interface and the settings of the site, and would be read by nobody. */
function ofSystem(root: string, label: string): Diagnostic[] {
  const known = [INTERFACE, SITE].map((path) => basename(path));
  return yamlFiles(join(root, dirname(SITE)))
    .filter((name) => !known.includes(name))
    .map((name) => {
      const { id, file } = menuFile(root, label, `${dirname(SITE)}/${name}`);
      const meant = known.find((each) => each === `${id.toLowerCase()}.yaml`) ?? nearest(`${id}.yaml`, known);
      const hint = meant === undefined ? words('systemFilesAre', known) : words('renameTo', meant);
      return fileProblem(file, 'bad-file-name', words('noSystemFile', name), hint);
    });
}

/** Menus in folders of their own, which nobody reads. Drafts may lie in a folder whose name begins with "_". */
function inFolders(root: string, label: string): Diagnostic[] {
  return ['', `${PARTIALS}/`].flatMap((above) =>
    foldersOf(join(root, above)).flatMap((folder) =>
      yamlFiles(join(root, above, folder)).map((name) => {
        const { file } = menuFile(root, label, `${above}${folder}/${name}`);
        const hint = words('moveOutOfFolder', `${label}/${above}`, folder);
        const problem = fileProblem(file, 'bad-file-name', words('noFolderOfMenus', folder), hint);
        return { ...problem, severity: 'warning' as const, code: 'never-shown' as const };
      }),
    ),
  );
}

/** The folders in which an editor may mean to have menus. */
function foldersOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^[._]|^(?:img|node_modules)$/.test(entry.name))
    .map(({ name }) => name)
    .toSorted();
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

/** The languages of a folder of menus: those of the one file of words, and a file of its own for each further one. */

type LanguageFiles = {
  /** All languages, in the order in which selectors list them. */
  readonly languages: Languages;
  /** Those of the one file, all of which each of its texts has. */
  readonly columns: Languages;
  /** The files of the others, whose ids are their codes. */
  readonly files: readonly MenuFile[];
  readonly diagnostics: readonly Diagnostic[];
};

/** Lists the languages. `interfaceFile` is the one file; the folders of the others follow each other, an own one last. */
function listLanguages(interfaceFile: MenuFile, found: readonly MenuFile[]): LanguageFiles {
  const diagnostics: Diagnostic[] = [];
  const written = columnsOf(interfaceFile.path);
  const files = new Map<Language, MenuFile>();
  for (const file of found) {
    if (!LANGUAGE_CODE.test(file.id)) {
      diagnostics.push(fileProblem(file.file, 'bad-file-name', words('noLanguageCode', file.id), words('nameByCode')));
    } else if (!file.file.endsWith('.yaml')) {
      const message = words('mustEndInYaml', basename(file.file));
      diagnostics.push(fileProblem(file.file, 'bad-file-name', message, words('renameTo', `${file.id}.yaml`)));
    } else if (written.includes(file.id) && file.root === interfaceFile.root) {
      const message = words('languageInBoth', file.id, interfaceFile.file);
      diagnostics.push(fileProblem(file.file, 'duplicate-language', message, words('deleteOneOfTwo')));
    } else files.set(file.id, file);
  }
  const others = [...files.keys()].filter((code) => !written.includes(code)).toSorted();
  return { languages: [...written, ...others], columns: written, files: [...files.values()], diagnostics };
}

/** The group that names the languages, as it is mostly written: the file is large, and every command asks for this much of it. */
const GROUP = /^language:.*\n(?:(?:[ \t#].*)?\n)*/m;

/** The languages that the one file says it has. What else is wrong with it is found when it is compiled. */
function columnsOf(path: string): Language[] {
  try {
    const text = readFileSync(path, 'utf8');
    const [group] = GROUP.exec(text) ?? [text];
    const { language } = parse(group) as { language: { name: unknown } };
    const { name } = language;
    if (typeof name === 'object' && name !== null) return Object.keys(name);
    const tags = String(name).matchAll(/(?:^|\s)@(\S+)(?=\s|$)/g);
    return ['es', ...Array.from(tags, ([, code = '']) => code).filter((code) => LANGUAGE_CODE.test(code))];
  } catch {
    return ['es'];
  }
}
