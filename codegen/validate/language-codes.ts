import type { Language } from '../../src/terms/language.ts';

/** The languages as messages of the compiler name them. */
const NAMES: Readonly<Record<Language, string>> = {
  es: 'Spanish',
  en: 'English',
  fr: 'French',
  de: 'German',
  it: 'Italian',
  ca: 'Catalan',
};

/** 'Catalan (ca)' */
export function languageName(code: Language): string {
  return `${NAMES[code]} (${code})`;
}
