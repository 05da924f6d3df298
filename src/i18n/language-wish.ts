import { LANGUAGE_WISH } from '../ui/page-events.ts';
import type { Language } from './language.ts';

declare global {
  interface Window {
    /** The last language that was tapped while nobody listened yet. */
    cartaLanguage?: Language | undefined;
  }
}

/**
 * Lets the language buttons (`[data-language]`) answer at once, before and after React: the tapped one shows that it was heard,
 * and the wish goes out as an event. Where nobody listens yet, it is kept for `takeWishes`.
 */
export function watchLanguageButtons(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-language]');
    if (!button) return;
    const language = button.dataset['language'] as Language;
    button.setAttribute('aria-busy', 'true');
    window.cartaLanguage = language;
    page.dispatchEvent(new CustomEvent(LANGUAGE_WISH, { detail: language }));
  });
}

/** Calls `answer` for the wish that is waiting and for each that comes; the result ends it. */
export function takeWishes(page: Document, answer: (language: Language) => Promise<void>): () => void {
  const take = async (): Promise<void> => {
    const language = window.cartaLanguage;
    if (!language) return;
    window.cartaLanguage = undefined;
    await answer(language);
    for (const button of page.querySelectorAll('[data-language][aria-busy]')) button.removeAttribute('aria-busy');
  };
  void take();
  page.addEventListener(LANGUAGE_WISH, take);
  return () => page.removeEventListener(LANGUAGE_WISH, take);
}
