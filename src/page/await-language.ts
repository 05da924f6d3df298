import { chosenLanguage } from '../i18n/language-choice.ts';
import type { Language } from '../terms/house.ts';

/**
 * Marks a page whose words are about to give way to those of the language that the diner chose before (`watchLanguages`): the style sheet
 * keeps them out of sight until then, for some seconds at most. Read in one language and then in another they would jump.
 */
export function awaitLanguage(page: Document): void {
  const language = languageToShow(page);
  if (language) page.documentElement.dataset['awaits'] = language;
}

/** The language that the diner chose before; undefined where the page stands in it, or does not have it. */
export function languageToShow(page: Document): Language | undefined {
  const { languages = '' } = page.getElementById('root')?.dataset ?? {};
  const chosen = chosenLanguage();
  return chosen && chosen !== page.documentElement.lang && languages.split(' ').includes(chosen) ? chosen : undefined;
}

/** The words are there, or do not come. */
export const showWords = (page: Document): void => page.documentElement.removeAttribute('data-awaits');
