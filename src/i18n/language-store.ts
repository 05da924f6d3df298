import { logFailure } from '../ui/log.ts';
import type { InterfaceTexts } from './interface-texts.ts';
import { chosenLanguage, rememberLanguage, startLanguage } from './language-choice.ts';
import type { Language } from './language.ts';

/** What the page shows now. */
export type LanguageState = {
  readonly language: Language;
  readonly texts: InterfaceTexts;
  /** The last language that was asked for could not be loaded; the old one stays. */
  readonly failed?: Language;
};

/** Loads the texts of the interface in each language (generated/interface.ts). */
export type InterfaceLoaders = Readonly<Record<Language, () => Promise<{ readonly texts: InterfaceTexts }>>>;

/** What a page offers, and how it gets the texts of its own. */
export type LanguagePage = {
  readonly languages: readonly Language[];
  /** Undefined when they are at hand. */
  readonly load?: (language: Language) => Promise<unknown> | undefined;
};

/**
 * The language in which the page is shown. The texts of the interface and those of the page change in one step: a language
 * is shown when both are there, and the old one stays until then.
 */
export class LanguageStore {
  #state: LanguageState;
  #page: LanguagePage = { languages: [] };
  /** Counts the switches, so that a slow one never overtakes a later one. */
  #switch = 0;
  #markEntered = (): void => {};
  readonly #entered = new Promise<void>((resolve) => {
    this.#markEntered = resolve;
  });
  readonly #loaders: InterfaceLoaders;
  readonly #listeners = new Set<() => void>();

  /** Starts with what the prerendered page shows. */
  constructor(start: LanguageState, loaders: InterfaceLoaders) {
    this.#state = start;
    this.#loaders = loaders;
  }

  readonly getState = (): LanguageState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** A page is shown: in the diner's language where it offers it, else in its first. */
  async enter(page: LanguagePage): Promise<void> {
    this.#page = page;
    this.#markEntered();
    await this.#show(startLanguage(page.languages, chosenLanguage()));
  }

  /**
   * The diner chose one of the page's languages; it holds for the venues that follow. A wish that comes before React has reached
   * the page waits for it.
   */
  async choose(language: Language): Promise<void> {
    await this.#entered;
    if (!this.#page.languages.includes(language)) return;
    if (await this.#show(language)) rememberLanguage(language);
  }

  /** Whether the language is shown now. A failure is logged, and the old language stays. */
  async #show(language: Language): Promise<boolean> {
    const turn = ++this.#switch;
    try {
      const same = language === this.#state.language;
      const loads = [same ? undefined : this.#loaders[language](), this.#page.load?.(language)] as const;
      if (same && !loads[1] && !this.#state.failed) return true;
      const [loaded] = await Promise.all(loads);
      if (turn !== this.#switch) return false;
      this.#set({ language, texts: loaded?.texts ?? this.#state.texts });
      return true;
    } catch (cause) {
      logFailure(`Error loading the texts of language ${language}:`, cause);
      if (turn === this.#switch) this.#set({ ...this.#state, failed: language });
      return false;
    }
  }

  /** Always a new state: the page's own texts may have come in the language that was shown before. */
  #set(state: LanguageState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
