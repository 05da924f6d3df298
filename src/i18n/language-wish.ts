import { LANGUAGE_WISH } from '../ui/page-events.ts';
import { chosenLanguage } from './language-choice.ts';
import type { Language } from './language.ts';

declare global {
  interface Window {
    /** The last language that was tapped while nobody listened yet. */
    cartaLanguage?: Language | undefined;
  }
}

/**
 * Lets the language buttons (`button[data-language]`) answer at once, before and after React: the tapped one shows that it was heard,
 * and the wish goes out as an event. Where nobody listens yet, it is kept for `takeWishes`.
 */
export function watchLanguageButtons(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button[data-language]');
    if (!button) return;
    const language = button.dataset['language'] as Language;
    button.setAttribute('aria-busy', 'true');
    window.cartaLanguage = language;
    page.dispatchEvent(new Event(LANGUAGE_WISH));
  });
  // A page in another language than the one chosen before: the app must come now, not when the phone is idle.
  page.addEventListener('DOMContentLoaded', () => {
    const chosen = chosenLanguage();
    if (chosen && chosen !== page.documentElement.lang) page.dispatchEvent(new Event(LANGUAGE_WISH));
  });
}

/** Calls `answer` for the wish that is waiting and for each that comes; the result ends it. */
export function takeWishes(page: Document, answer: (language: Language) => Promise<void>): () => void {
  const take = async (): Promise<void> => {
    const language = window.cartaLanguage;
    if (!language) return;
    window.cartaLanguage = undefined;
    await answer(language);
    for (const button of page.querySelectorAll('button[data-language][aria-busy]')) button.removeAttribute('aria-busy');
  };
  void take();
  page.addEventListener(LANGUAGE_WISH, take);
  return () => page.removeEventListener(LANGUAGE_WISH, take);
}
