import { APP_WANTED, LANGUAGE_WISH } from '../ui/page-events.ts';
import { pageState } from '../ui/page-state.ts';
import { chosenLanguage, rememberLanguage } from './language-choice.ts';
import type { Language } from './language.ts';
import { switchPage } from './switch-page.ts';

const buttonOf = (page: Document, language: Language): HTMLElement | null =>
  page.querySelector(`button[data-language=${language}]`);

/**
 * Lets the language buttons (`button[data-language]`) answer at once, before and after React: until React has the page, the page's
 * other language takes its place as HTML (`switchPage`); from then on the app answers (`takeWishes`).
 */
export function watchLanguages(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button[data-language]');
    if (!button) return;
    button.setAttribute('aria-busy', 'true');
    void wish(page, button.dataset['language'] as Language);
  });
  // A page in another language than the one that was chosen before.
  const chosen = chosenLanguage();
  if (chosen && chosen !== page.documentElement.lang && buttonOf(page, chosen)) void wish(page, chosen);
}

async function wish(page: Document, language: Language): Promise<void> {
  const state = pageState();
  if (!state.claimed) {
    // One after another, so that the last wish is what the page ends with.
    const switching = Promise.resolve(state.switching).then(() => switchPage(page, language));
    state.switching = switching;
    const done = await switching;
    if (state.switching === switching) state.switching = undefined;
    if (done) {
      rememberLanguage(language);
      state.language = undefined;
      return;
    }
  }
  // What the page cannot do by itself, the app may, or says that it cannot either.
  state.language = language;
  page.dispatchEvent(new Event(LANGUAGE_WISH));
  page.dispatchEvent(new Event(APP_WANTED));
}
