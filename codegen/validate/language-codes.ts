import type { Language } from '../../src/i18n/language.ts';

/** The languages of menus. The compiler keeps its own list, for it imports nothing of the app but types. */
const NAMES = {
  es: 'Spanish',
  en: 'English',
  fr: 'French',
  de: 'German',
  it: 'Italian',
  ca: 'Catalan',
} as const satisfies Record<Language, string>;

export const LANGUAGE_CODES = Object.keys(NAMES) as Language[];

export function isLanguage(code: string): code is Language {
  return Object.hasOwn(NAMES, code);
}

/** 'Catalan (ca)' */
export function languageName(code: Language): string {
  return `${NAMES[code]} (${code})`;
}
