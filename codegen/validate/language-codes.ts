import type { Language } from '../../src/terms/language.ts';
import { plain } from '../resolve/slug.ts';

/** 'Catalan (ca)', as messages of the compiler name it; the code alone of a language that has no English name. */
export function languageName(code: Language): string {
  const name = nameIn('en', code);
  return name === code ? code : `${name} (${code})`;
}

const namesOf = new Map<Language, readonly string[]>();

/** What a language is called in English, in Spanish and in itself, in small letters without accents. */
export function languageNames(code: Language): readonly string[] {
  const known = namesOf.get(code) ?? ['en', 'es', code].map((speaker) => plain(nameIn(speaker, code)));
  namesOf.set(code, known);
  return known;
}

/** The name of a language in another; its code where there is none. */
export function nameIn(speaker: Language, code: Language): string {
  return new Intl.DisplayNames([speaker, 'en'], { type: 'language' }).of(code) ?? code;
}
