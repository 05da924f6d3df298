import { useEffect, useState } from 'react';
import type { Language } from '../terms/house.ts';
import { logFailure } from '../ui/log.ts';

/** Loads a table of texts in a language. */
export type LoadTexts<Texts> = (language: Language) => Promise<Texts>;

export type ShownTexts<Texts> = { readonly language: Language; readonly texts: Texts };

/** The language that the page is shown in. */
export const pageLanguage = (): Language => document.documentElement.lang as Language;

/**
 * The texts in the page's language, for React roots that get no texts from a parent. They follow the page's language, and stay as they are if the new
 * ones cannot be loaded.
 */
export function useShownTexts<Texts>(first: ShownTexts<Texts>, load: LoadTexts<Texts>): ShownTexts<Texts> {
  const [shown, setShown] = useState(first);
  useEffect(() => {
    const follow = async (): Promise<void> => {
      const language = pageLanguage();
      try {
        const texts = await load(language);
        // A slow response never overrides a later language.
        if (language === pageLanguage()) setShown({ language, texts });
      } catch (cause) {
        logFailure(`Error loading texts in ${language}:`, cause);
      }
    };
    const observer = new MutationObserver(follow);
    observer.observe(document.documentElement, { attributeFilter: ['lang'] });
    if (first.language !== pageLanguage()) void follow();
    return () => observer.disconnect();
  }, [first, load]);
  return shown;
}
