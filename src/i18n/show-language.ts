import { rememberLanguage } from './language-choice.ts';
import type { Language } from './language.ts';

/**
 * Has an app speak another language, whose words are there: its own follow the document's language (`useShownTexts`), and so do the menus
 * that are come to next.
 */
export function showLanguage(language: Language): void {
  document.documentElement.lang = language;
  rememberLanguage(language);
}
