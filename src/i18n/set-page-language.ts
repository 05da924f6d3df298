import { type Language, LANGUAGES } from '../terms/house.ts';

/** Says of a page in which language it is shown, and which way that is written. */
export function setPageLanguage(page: Document, language: Language): void {
  page.documentElement.lang = language;
  page.documentElement.dir = LANGUAGES[language].direction;
}
