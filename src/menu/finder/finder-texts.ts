import { createContext, use, useMemo } from 'react';
import { useInterface, useLanguage, useLaterTexts } from '../../i18n/interface-context.tsx';
import type { InterfaceTexts } from '../../i18n/interface-texts.ts';
import type { Language } from '../../i18n/language.ts';
import type { FinderTexts, LaterTexts, ListTexts } from '../../i18n/later-texts.ts';

/** Everything that the finder says in one language. */
export type FinderWords = {
  readonly language: Language;
  readonly texts: FinderTexts;
  readonly list: ListTexts;
  readonly allergens: InterfaceTexts['allergens'];
  readonly priceLabels: InterfaceTexts['priceLabels'];
};

export const finderWords = (
  language: Language,
  { allergens, priceLabels }: InterfaceTexts,
  { finder: texts, list }: LaterTexts,
): FinderWords => ({ language, texts, list, allergens, priceLabels });

/** What the finder says in the venue's first language, in which its staff is spoken to. */
export const HouseWords = createContext<FinderWords | undefined>(undefined);

export function useHouseWords(): FinderWords {
  const words = use(HouseWords);
  if (!words) throw new Error('A part of the finder stands outside of it.');
  return words;
}

/** What it says in the shown language. */
export function useFinderWords(): FinderWords {
  const [language, texts, later] = [useLanguage(), useInterface(), useLaterTexts()];
  return useMemo(() => finderWords(language, texts, later), [language, texts, later]);
}
