import { createContext, use, useMemo } from 'react';
import { useInterface, useLanguage, useOverlayTexts } from '../../i18n/interface-context.tsx';
import type { FinderTexts, InterfaceTexts, OverlayTexts, ListTexts } from '../../i18n/texts.ts';
import type { Language } from '../../terms/house.ts';

/** All texts of the finder in one language. */
export type FinderWords = {
  readonly language: Language;
  readonly texts: FinderTexts;
  readonly list: ListTexts;
  readonly allergens: InterfaceTexts['allergens'];
  readonly marks: InterfaceTexts['marks'];
  readonly priceLabels: InterfaceTexts['priceLabels'];
};

export const finderWords = (
  language: Language,
  { allergens, marks, priceLabels }: InterfaceTexts,
  { finder: texts, list }: OverlayTexts,
): FinderWords => ({ language, texts, list, allergens, marks, priceLabels });

/** The finder's texts in the venue's first language, the language of its staff. */
export const HouseWords = createContext<FinderWords | undefined>(undefined);

export function useHouseWords(): FinderWords {
  const words = use(HouseWords);
  if (!words) throw new Error('A part of the finder stands outside of it.');
  return words;
}

/** The finder's texts in the shown language. */
export function useFinderWords(): FinderWords {
  const [language, texts, overlay] = [useLanguage(), useInterface(), useOverlayTexts()];
  return useMemo(() => finderWords(language, texts, overlay), [language, texts, overlay]);
}
