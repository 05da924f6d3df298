/** The languages of a folder of menus: those of the one file of words, and a file of its own for each further one. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Language, LANGUAGE_CODE, type Languages } from '../../src/terms/language.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { words } from '../diagnostics/words.ts';
import { fileProblem, type MenuFile } from './read-source.ts';

export type LanguageFiles = {
  /** All languages, in the order in which selectors list them. */
  readonly languages: Languages;
  /** Those of the one file, all of which each of its texts has. */
  readonly columns: Languages;
  /** The files of the others, whose ids are their codes. */
  readonly files: readonly MenuFile[];
  readonly diagnostics: readonly Diagnostic[];
};

/** Lists the languages. `interfaceFile` is the one file; the folders of the others follow each other, an own one last. */
export function listLanguages(interfaceFile: MenuFile, found: readonly MenuFile[]): LanguageFiles {
  const diagnostics: Diagnostic[] = [];
  const written = columnsOf(interfaceFile.path);
  const files = new Map<Language, MenuFile>();
  for (const file of found) {
    if (!LANGUAGE_CODE.test(file.id)) {
      diagnostics.push(fileProblem(file.file, 'bad-file-name', words('noLanguageCode', file.id), words('nameByCode')));
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
