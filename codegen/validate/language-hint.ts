import type { Language, Languages } from '../../src/terms/language.ts';
import { fixing, words, type Hint } from '../diagnostics/words.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { plain } from '../parse/slug.ts';

/** What editors write for a language that is neither its code nor one of its names. */
const ALSO: Readonly<Record<string, Language>> = { sp: 'es', esp: 'es', castellano: 'es', uk: 'en', gb: 'en' };

/** The language that was meant by a word that is none. Two letters are mostly another language's code (`ro`), and no misspelling. */
export function languageMeant(word: string, languages: Languages): Language | undefined {
  return languageOfWord(word, languages) ?? (word.length > 2 ? nearest(word, languages) : undefined);
}

/** The language that people call so, in English, in Spanish or in itself, or by its code of three letters. */
export function languageOfWord(word: string, languages: Languages): Language | undefined {
  const key = plain(word);
  const code = Object.hasOwn(ALSO, key) ? ALSO[key] : canonical(key);
  return languages.find((each) => each === code) ?? languages.find((each) => languageNames(each).includes(key));
}

/** The shortest code of a language: `eng` is `en`. */
function canonical(word: string): string | undefined {
  if (!/^[a-z]{2,3}$/.test(word)) return undefined;
  return Intl.getCanonicalLocales(word)[0];
}

/** The hint of a word at an index: the language that was meant, or else all of them. */
export function languageHint(word: string, index: number, languages: Languages): Hint {
  const meant = languageMeant(word, languages);
  if (meant === undefined) return words('languagesAre', languages.join(' '));
  return fixing({ from: index, to: index + word.length, text: meant }, words('didYouMean', meant));
}

/** 'Catalan (ca)', as messages of the compiler name it; the code alone of a language that has no English name. */
export function languageName(code: Language): string {
  const name = nameIn('en', code);
  return name === code ? code : `${name} (${code})`;
}

const namesOf = new Map<Language, readonly string[]>();

/** What a language is called in English, in Spanish and in itself, in small letters without accents. */
function languageNames(code: Language): readonly string[] {
  const known = namesOf.get(code) ?? ['en', 'es', code].map((speaker) => plain(nameIn(speaker, code)));
  namesOf.set(code, known);
  return known;
}

/** Whether there is a language with this code, be it one of menus or not. */
export function isLanguage(code: string): boolean {
  return nameIn('en', code) !== code;
}

/** The name of a language in another; its code where there is none. */
function nameIn(speaker: Language, code: Language): string {
  return new Intl.DisplayNames([speaker, 'en'], { type: 'language' }).of(code) ?? code;
}
