import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react';
import type { InterfaceTexts } from './interface-texts.ts';
import { LANGUAGES, type Language } from './language.ts';
import { type LanguagePage, type LanguageState, LanguageStore, type TextLoaders } from './language-store.ts';
import type { LaterTexts } from './later-texts.ts';
import { takeTaps } from '../ui/taps.ts';
import { takeWishes } from './take-wishes.ts';

const InterfaceContext = createContext<LanguageStore | undefined>(undefined);

type InterfaceProviderProps = TextLoaders & {
  /** The language of the prerendered page, and the interface's texts in it, which must be at hand. */
  readonly language: Language;
  readonly texts: InterfaceTexts;
  readonly children: ReactNode;
};

/** Gives the pages below their language and the texts of the interface; keeps `<html lang>` and answers the language buttons. */
export function InterfaceProvider({ language, texts, children, ...loaders }: InterfaceProviderProps) {
  const [store] = useState(() => new LanguageStore({ language, texts }, loaders));
  const shown = useSyncExternalStore(store.subscribe, store.getState, store.getState).language;
  useEffect(() => {
    document.documentElement.lang = shown;
  }, [shown]);
  useEffect(takeTaps, []);
  useEffect(() => takeWishes(document, (wish) => store.choose(wish)), [store]);
  return <InterfaceContext value={store}>{children}</InterfaceContext>;
}

export function useLanguageStore(): LanguageStore {
  const store = use(InterfaceContext);
  if (!store) throw new Error('A page stands outside of InterfaceProvider.');
  return store;
}

/** What the page shows now: language, texts of the interface, and whether a switch has failed. */
export function useLanguageState(): LanguageState {
  const store = useLanguageStore();
  return useSyncExternalStore(store.subscribe, store.getState, store.getState);
}

/** The texts of the interface in the shown language. */
export function useInterface(): InterfaceTexts {
  return useLanguageState().texts;
}

/** The texts that most diners never see, in the shown language; undefined until they have come. */
export function useLaterTexts(): LaterTexts | undefined {
  const store = useLanguageStore();
  const { later } = useLanguageState();
  useEffect(() => {
    void store.wantLater();
  }, [store]);
  return later;
}

const EVERY_LANGUAGE: LanguagePage = { languages: LANGUAGES };

/** For pages that are no menus: they know every language, and follow the one that the diner chose before. */
export function useEveryLanguage(): void {
  const store = useLanguageStore();
  useEffect(() => {
    void store.enter(EVERY_LANGUAGE);
  }, [store]);
}
