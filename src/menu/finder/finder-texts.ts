import { createContext, useMemo } from 'react';
import { useInterface, useLanguage, useOverlayTexts } from '../../i18n/interface-context.tsx';
import type { InterfaceTexts, OverlayTexts } from '../../i18n/texts.ts';
import type { Language } from '../../terms/house.ts';
import { useRequired } from '../../ui/use-required.ts';

export const finderWords = (
  language: Language,
  { allergens, marks, priceLabels }: InterfaceTexts,
  { finder: texts, list }: OverlayTexts,
) => ({ language, texts, list, allergens, marks, priceLabels });

/** All texts of the finder in one language. */
export type FinderWords = ReturnType<typeof finderWords>;

/** The finder's texts in the venue's first language, the language of its staff. */
export const HouseWords = createContext<FinderWords | undefined>(undefined);

export const useHouseWords = (): FinderWords => useRequired(HouseWords, 'HouseWords');

/** The finder's texts in the shown language. */
export function useFinderWords(): FinderWords {
  const [language, texts, overlay] = [useLanguage(), useInterface(), useOverlayTexts()];
  return useMemo(() => finderWords(language, texts, overlay), [language, texts, overlay]);
}
