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
  /** The main file of the interface's texts, and the languages. */
  readonly interface: MenuFile;
  readonly languages: Omit<LanguageFiles, 'diagnostics'>;
  /** The settings of the site; undefined in a folder without any. */
  readonly site: MenuFile | undefined;
  /** Wrong names. */
  readonly diagnostics: readonly Diagnostic[];
};

export const PARTIALS = '_shared';
const INTERFACE = '_system/interface.yaml';
/** The folder for languages with a file of their own. */
export const LANGUAGES = '_system/interface';
export const SITE = '_system/site.yaml';

export const PROJECT_MENUS = join(import.meta.dirname, '../../menus');

/** Lists the files of a menus folder without reading menus. `label` is the folder as given to the command. */
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

/** Files beside the interface's texts and the site's settings, which nothing reads. */
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

/** Menus in subfolders, which nothing reads. Folders whose name begins with "_" may hold drafts. */
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

/** Subfolders in which an editor may have put menus by mistake. */
function foldersOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^[._]|^(?:img|node_modules)$/.test(entry.name))
    .map(({ name }) => name)
    .toSorted();
}

/** The file of the interface's texts: the folder's own, or else the project's. */
function findInterface(root: string, label: string): MenuFile {
  return existsSync(join(root, INTERFACE))
    ? menuFile(root, label, INTERFACE)
    : menuFile(PROJECT_MENUS, 'menus', INTERFACE);
}

/** The languages of a menus folder. Without texts of its own it has the project's languages besides its own. */
export function findLanguages(root: string, label: string): LanguageFiles {
  const interfaceFile = findInterface(root, label);
  const files = (folder: string, name: string): MenuFile[] =>
    yamlFiles(join(folder, LANGUAGES)).map((file) => menuFile(folder, name, `${LANGUAGES}/${file}`));
  const shared = interfaceFile.root === root ? [] : files(PROJECT_MENUS, 'menus');
  return listLanguages(interfaceFile, [...shared, ...files(root, label)]);
}

/** Names of YAML files in a folder, in any case. Hidden files belong to text editors and are skipped. */
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
  /** The languages of the main file, each of whose texts has all of them. */
  readonly columns: Languages;
  /** The files of the other languages; their ids are the codes. */
  readonly files: readonly MenuFile[];
  readonly diagnostics: readonly Diagnostic[];
};

/** Lists the languages. `found` are the files of further languages, those of the menus folder after the project's. */
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

/** Matches the group that names the languages in its usual form: every command needs it, and parsing the whole file is slow. */
const GROUP = /^language:.*\n(?:(?:[ \t#].*)?\n)*/m;

/** The languages of the main file. Its other problems are reported when it is compiled. */
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
