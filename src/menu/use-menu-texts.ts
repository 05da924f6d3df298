import { useEffect, useState } from 'react';
import { useLanguageState, useLanguageStore } from '../i18n/interface-context.tsx';
import type { Language } from '../i18n/language.ts';
import { TEXTS_CHANGED } from '../ui/page-events.ts';
import { loadTexts, textsAtHand } from './menu-texts.ts';
import type { LanguageTexts, Menu, MenuTexts } from './model.ts';

const NONE: MenuTexts = {};

/**
 * The texts that a menu shows: in the shown language, and in the first to fall back to. Enters the venue into the language
 * store, which loads what is missing; until then the texts that were shown before stay (a saved file brings new ones).
 */
export function useMenuTexts(menu: Menu, texts: LanguageTexts<Language>): { own: MenuTexts; first: MenuTexts } {
  const store = useLanguageStore();
  const { language } = useLanguageState();
  const atHand = textsAtHand(texts, language);
  const [last, setLast] = useState({ language, texts: atHand ?? NONE });
  if (atHand && last.texts !== atHand) setLast({ language, texts: atHand });
  useEffect(() => {
    void store.enter({ languages: menu.languages, load: (wanted) => loadTexts(texts, wanted) });
  }, [store, menu.languages, texts]);
  useEffect(() => {
    document.dispatchEvent(new Event(TEXTS_CHANGED));
  });
  const own = atHand ?? (last.language === language ? last.texts : NONE);
  return { own, first: textsAtHand(texts, menu.languages[0] ?? 'es') ?? NONE };
}
