import { chosenLanguage } from '../i18n/language-choice.ts';

/**
 * Marks a page whose words are about to give way to those of the language that the diner chose before (`watchLanguages`): the style sheet
 * keeps them out of sight until then, for some seconds at most. Read in one language and then in another they would jump.
 */
export function awaitLanguage(page: Document): void {
  const { lang, dataset } = page.documentElement;
  const chosen = chosenLanguage();
  const comes = chosen && chosen !== lang && dataset['languages']?.split(' ').includes(chosen);
  if (comes) dataset['awaits'] = chosen;
}

/** The words are there, or do not come. */
export const showWords = (page: Document): void => page.documentElement.removeAttribute('data-awaits');
