import { logFailure } from '../ui/log.ts';
import type { InterfaceTexts } from './interface-texts.ts';
import { chosenLanguage, rememberLanguage, startLanguage } from './language-choice.ts';
import type { Language } from './language.ts';
import type { LaterTexts, OfferTexts } from './later-texts.ts';

/** What the page shows now. */
export type LanguageState = {
  readonly language: Language;
  readonly texts: InterfaceTexts;
  /** Only after a part of the page has asked for them. */
  readonly later?: LaterTexts;
  /** The last language that was asked for could not be loaded; the old one stays. */
  readonly failed?: Language;
};

/** Loads the texts of the interface in each language (generated/interface.ts). */
export type InterfaceLoaders = Readonly<Record<Language, () => Promise<{ readonly texts: InterfaceTexts }>>>;

/** Loads its texts that only some parts of a page need (generated/later.ts). */
export type LaterLoaders = Readonly<Record<Language, () => Promise<{ readonly texts: LaterTexts }>>>;

/** Loads what offers each language (generated/offers.ts). */
export type OfferLoader = () => Promise<{ readonly offers: Readonly<Record<Language, OfferTexts>> }>;

/** How the store gets its texts. */
export type TextLoaders = {
  readonly loaders: InterfaceLoaders;
  readonly later: LaterLoaders;
  readonly offers: OfferLoader;
};

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
  readonly loaders: TextLoaders;
  #wantsLater = false;
  readonly #listeners = new Set<() => void>();

  /** Starts with what the prerendered page shows. */
  constructor(start: LanguageState, loaders: TextLoaders) {
    this.#state = start;
    this.loaders = loaders;
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
    // Where the browser forbids storing, the page itself knows what was chosen on it.
    await this.#show(startLanguage(page.languages, chosenLanguage() ?? this.#state.language));
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

  /** A part of the page needs the later texts; they come in the shown language, and with each that follows. */
  async wantLater(): Promise<void> {
    if (this.#wantsLater && this.#state.later) return;
    this.#wantsLater = true;
    await this.#loadLater();
  }

  async #loadLater(): Promise<void> {
    const { language } = this.#state;
    try {
      const { texts } = await this.loaders.later[language]();
      if (language === this.#state.language) this.#set({ ...this.#state, later: texts });
    } catch (cause) {
      logFailure(`Error loading the texts of language ${language}:`, cause);
    }
  }

  /** The words that offer a language, in that language. */
  async offerOf(language: Language): Promise<OfferTexts['offer']> {
    return (await this.loaders.offers()).offers[language].offer;
  }

  /** Whether the language is shown now. A failure is logged, and the old language stays. */
  async #show(language: Language): Promise<boolean> {
    const turn = ++this.#switch;
    try {
      const same = language === this.#state.language;
      const loads = [
        same ? undefined : this.loaders.loaders[language](),
        this.#page.load?.(language),
        this.#wantsLater && !same ? this.loaders.later[language]() : undefined,
      ] as const;
      if (same && !loads[1] && !this.#state.failed) return true;
      const [loaded, , laterLoaded] = await Promise.all(loads);
      if (turn !== this.#switch) return false;
      const later = laterLoaded?.texts ?? (same ? this.#state.later : undefined);
      this.#set({ language, texts: loaded?.texts ?? this.#state.texts, ...(later && { later }) });
      // They were asked for while the switch was under way.
      if (this.#wantsLater && !later) await this.#loadLater();
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
