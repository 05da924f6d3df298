import { chosenLanguage } from '../i18n/language-choice.ts';

/**
 * Marks a page whose texts are about to be replaced with those of the language that the diner chose before (`watchLanguages`). The style sheet hides
 * them until then, for some seconds at most, to avoid a layout shift.
 */
export function awaitLanguage(page: Document): void {
  const { lang, dataset } = page.documentElement;
  const chosen = chosenLanguage();
  const comes = chosen && chosen !== lang && dataset['languages']?.split(' ').includes(chosen);
  if (comes) dataset['awaits'] = chosen;
}

/** Shows the texts again: they have been replaced, or could not be loaded. */
export const showWords = (page: Document): void => page.documentElement.removeAttribute('data-awaits');
