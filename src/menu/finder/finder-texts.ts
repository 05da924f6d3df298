import { createContext, use } from 'react';
import { useInterface, useLanguage, useLaterTexts } from '../../i18n/interface-context.tsx';
import type { InterfaceTexts } from '../../i18n/interface-texts.ts';
import type { Language } from '../../i18n/language.ts';
import type { FinderTexts } from '../../i18n/later-texts.ts';

/** Everything that the finder says in one language. */
export type FinderWords = {
  readonly language: Language;
  readonly texts: FinderTexts;
  readonly allergens: InterfaceTexts['allergens'];
};

/** What the finder says in the venue's first language, in which its staff is spoken to. */
export const HouseWords = createContext<FinderWords | undefined>(undefined);

export function useHouseWords(): FinderWords {
  const words = use(HouseWords);
  if (!words) throw new Error('A part of the finder stands outside of it.');
  return words;
}

/** What it says in the shown language. */
export function useFinderWords(): FinderWords {
  const [language, { allergens }, { finder: texts }] = [useLanguage(), useInterface(), useLaterTexts()];
  return { language, texts, allergens };
}
