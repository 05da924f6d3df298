import type { Language } from './language.ts';

/**
 * The locales for `Intl` in a language. English is written as in Europe ('Sunday 8 March'). A browser that does not know a language, as Chromium
 * does not know Basque, takes Spanish, and not the phone's own language.
 */
export const localesOf = (language: Language): string[] => [language === 'en' ? 'en-GB' : language, 'es'];
