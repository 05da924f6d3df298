import { chosenLanguage, rememberLanguage } from '../i18n/language-choice.ts';
import type { Language } from '../terms/house.ts';
import { logFailure } from '../ui/log.ts';
import { showWords } from './await-language.ts';
import { sayFailure } from './failure.ts';
import { TEXTS_CHANGED } from './page-events.ts';
import { onReturn } from '../ui/on-return.ts';

const BUTTON = 'button[data-language]';

const buttonIn = (target: EventTarget | null): HTMLElement | null => (target as Element).closest<HTMLElement>(BUTTON);

const languageOf = (button: HTMLElement): Language => button.dataset['language'] as Language;

/**
 * Makes the language buttons (`button[data-language]`) show the page in another of its languages (`data-languages`): the texts of the page that the
 * build rendered replace the current ones. A page starts in the language that was chosen before.
 */
export function watchLanguages(page: Document): void {
  const { languages = '' } = page.documentElement.dataset;
  const asked = new Map<Language, ReturnType<typeof load>>();
  /** The language that was requested last. */
  let wished: Language | undefined;

  /** Fetches a page once for each language, and retries after a failure, which is `show`'s to tell. */
  const fetchPage = (language: Language): ReturnType<typeof load> => {
    const known = asked.get(language) ?? load(pageIn(page, language));
    asked.set(language, known);
    known.catch(() => asked.delete(language));
    return known;
  };

  const show = async (language: Language): Promise<void> => {
    wished = language;
    sayFailure(page);
    try {
      const showIn = await fetchPage(language);
      if (wished !== language) return;
      showIn(page);
      rememberLanguage(language);
      showWords(page);
      page.dispatchEvent(new Event(TEXTS_CHANGED));
    } catch (cause) {
      logFailure(`Error loading the page in ${language}:`, cause);
      if (wished === language)
        sayFailure(page, page.querySelector(`.languages [data-language=${language}]`)?.ariaLabel ?? language);
    }
  };

  page.addEventListener('click', async ({ target }) => {
    const button = buttonIn(target);
    if (!button) return;
    button.ariaBusy = 'true';
    await show(languageOf(button));
    button.ariaBusy = null;
  });
  // Fetch the page when a finger or pointer comes to the button, before the click.
  page.addEventListener('pointerover', ({ target }) => {
    const button = buttonIn(target);
    if (button) void fetchPage(languageOf(button));
  });

  const takeUp = async (): Promise<void> => {
    const chosen = chosenLanguage();
    if (chosen && chosen !== page.documentElement.lang && languages.split(' ').includes(chosen)) await show(chosen);
    showWords(page);
  };
  void takeUp();
  // Another language may have been chosen on the page that the diner returns from.
  onReturn(takeUp);
}

/** The address of the page in one of its languages. */
export const pageIn = (page: Document, language: Language): string =>
  `${page.getElementById('root')?.dataset['page']}/${language}.html`;

/** Requests a page, loads the module that takes over its texts, and has it read the answer. */
async function load(address: string): Promise<(page: Document) => void> {
  const [answer, { readPage }] = await Promise.all([fetch(address), import('./show-in.ts')]);
  return readPage(answer);
}
