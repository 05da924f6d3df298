import type { Language, LanguageFacts } from '../../src/terms/language.ts';
import { imageNames } from './sources.ts';
import { PROJECT_MENUS } from './menus-folder.ts';

/** Where drawings of flags are, below the image folder. */
const FLAGS = '_system/flags';

/** Which languages have a flag: a drawing of the folder of menus, or else of the project. */
export function withFlags(
  languages: Readonly<Record<Language, Omit<LanguageFacts, 'hasFlag'>>>,
  root: string,
): Readonly<Record<Language, LanguageFacts>> {
  const drawn = drawnFlags(root);
  return Object.fromEntries(
    Object.entries(languages).map(([code, words]) => [code, { ...words, hasFlag: drawn.has(`${code}.svg`) }]),
  );
}

/** The names of all drawings of flags. */
export const drawnFlags = (root: string): ReadonlySet<string> =>
  new Set([root, PROJECT_MENUS].flatMap((folder) => [...imageNames(folder, FLAGS)]));
