/** The languages of menus and of the interface, in the order in which selectors list them (specification, point 1). */
export const LANGUAGES = ['es', 'en', 'fr', 'de', 'it', 'ca'] as const;

/** A language code; `es` is the product's default. */
export type Language = (typeof LANGUAGES)[number];

export function isLanguage(code: string): code is Language {
  return LANGUAGES.some((language) => language === code);
}

/** Each language in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  es: 'Español',
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
  ca: 'Català',
};
