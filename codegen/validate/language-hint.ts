import { type Language, LANGUAGES } from '../../src/terms/language.ts';
import { fixing, words, type Hint } from '../diagnostics/words.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { plain } from '../resolve/slug.ts';

/** Words and codes that editors use for a language. */
const MEANT: Readonly<Record<string, Language>> = {
  sp: 'es',
  esp: 'es',
  spa: 'es',
  espanol: 'es',
  castellano: 'es',
  spanish: 'es',
  uk: 'en',
  gb: 'en',
  eng: 'en',
  ingles: 'en',
  english: 'en',
  fra: 'fr',
  frances: 'fr',
  francais: 'fr',
  french: 'fr',
  ger: 'de',
  deu: 'de',
  aleman: 'de',
  deutsch: 'de',
  german: 'de',
  ita: 'it',
  italiano: 'it',
  italian: 'it',
  cat: 'ca',
  catalan: 'ca',
  catala: 'ca',
};

/**
 * What was meant by a word that is no language of menus. Two letters are mostly the code of another
 * language (`pt`, `eu`), and no slip of the pen.
 */
export function languageMeant(word: string): Language | undefined {
  const known = languageOfWord(word);
  if (known !== undefined) return known;
  const near = word.length > 2 ? nearest(word, LANGUAGES) : undefined;
  return LANGUAGES.find((code) => code === near);
}

/** The language that people call so. */
export function languageOfWord(word: string): Language | undefined {
  const key = plain(word);
  return Object.hasOwn(MEANT, key) ? MEANT[key] : undefined;
}

/** The hint of a word at an index: the language that was meant, or else all of them. */
export function languageHint(word: string, index: number): Hint {
  const meant = languageMeant(word);
  if (meant === undefined) return words('languagesAre', LANGUAGES.join(' '));
  return fixing({ from: index, to: index + word.length, text: meant }, words('didYouMean', meant));
}
