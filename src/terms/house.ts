/** The values of the site's `site.yaml` and its languages, for the app and the server. The compiler generates them and never reads them. */
import { type Language, LANGUAGES } from '../../generated/languages.ts';

export * from '../../generated/languages.ts';
export * from './own-site.ts';

/** The codes of the languages, in the order in which selectors list them. */
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as [Language, ...Language[]];

export function isLanguage(code: string): code is Language {
  return Object.hasOwn(LANGUAGES, code);
}
