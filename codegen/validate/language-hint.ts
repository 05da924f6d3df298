import type { Language, Languages } from '../../src/terms/language.ts';
import { type DiagnosticLanguage, fixing, words, type Hint } from '../diagnostics/words.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { plain } from '../parse/slug.ts';

/** Abbreviations of languages that are neither codes nor names. */
const ALSO: Readonly<Record<string, Language>> = { sp: 'es', esp: 'es', castellano: 'es', uk: 'en', gb: 'en' };

/** The language meant by a word that is no code. Two letters are usually the code of another language (`ro`), not a misspelling. */
export function languageMeant(word: string, languages: Languages): Language | undefined {
  return languageOfWord(word, languages) ?? (word.length > 2 ? nearest(word, languages) : undefined);
}

/** The language with this name in English, in Spanish or in itself, or with this code of three letters. */
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

/** The hint for a word at an index: the language that was meant, unless it is `beside` the word, or else all languages. */
export function languageHint(word: string, index: number, languages: Languages, beside: Languages = []): Hint {
  const meant = languageMeant(word, languages);
  if (meant === undefined || beside.includes(meant)) return words('languagesAre', languages.join(' '));
  return fixing({ from: index, to: index + word.length, text: meant }, words('didYouMean', meant));
}

/** 'Catalan (ca)', as diagnostics name a language; only the code if it has no name in the speaker's language. */
export function languageName(code: Language, speaker: DiagnosticLanguage = 'en'): string {
  const name = nameIn(speaker, code);
  return name === code ? code : `${name} (${code})`;
}

const namesOf = new Map<Language, readonly string[]>();

/** The names of a language in English, in Spanish and in itself, in lower case without accents. */
function languageNames(code: Language): readonly string[] {
  const known = namesOf.get(code) ?? ['en', 'es', code].map((speaker) => plain(nameIn(speaker, code)));
  namesOf.set(code, known);
  return known;
}

/** Whether a language with this code exists, in menus or not. */
export function isLanguage(code: string): boolean {
  return nameIn('en', code) !== code;
}

/** The name of a language in another language; its code if it has none. */
function nameIn(speaker: Language, code: Language): string {
  return new Intl.DisplayNames([speaker, 'en'], { type: 'language' }).of(code) ?? code;
}
