import { keepPlace } from '../ui/keep-place.ts';
import { LANGUAGE_WISH } from '../ui/page-events.ts';
import { pageState } from '../ui/page-state.ts';
import type { Language } from './language.ts';

/** Calls `answer` for the wish that is waiting and for each that comes (`watchLanguages`); the result ends it. */
export function takeWishes(page: Document, answer: (language: Language) => Promise<void>): () => void {
  const take = async (): Promise<void> => {
    const state = pageState();
    const language = state.language as Language | undefined;
    if (!language) return;
    state.language = undefined;
    const restorePlace = keepPlace(page);
    await answer(language);
    requestAnimationFrame(restorePlace);
    for (const button of page.querySelectorAll('button[data-language][aria-busy]')) button.removeAttribute('aria-busy');
  };
  void take();
  page.addEventListener(LANGUAGE_WISH, take);
  return () => page.removeEventListener(LANGUAGE_WISH, take);
}
