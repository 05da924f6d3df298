import { didYouMean } from '../diagnostics/nearest.ts';
import { plain } from '../resolve/slug.ts';
import type { Language } from '../../src/i18n/language.ts';
import { LANGUAGE_CODES } from './language-codes.ts';

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
 * What was meant by a word that is no language of menus, or else all of them. Two letters are mostly the code of another
 * language (`pt`, `eu`), and no slip of the pen.
 */
export function languageHint(word: string): string {
  const key = plain(word);
  const meant = Object.hasOwn(MEANT, key) ? MEANT[key] : undefined;
  if (meant !== undefined) return `did you mean "${meant}"?`;
  return (word.length > 2 ? didYouMean(word, LANGUAGE_CODES) : '') || `languages are ${LANGUAGE_CODES.join(' ')}`;
}
