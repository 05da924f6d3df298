import { useEffect, useState } from 'react';
import type * as Texts from '../i18n/consent-texts.ts';
import type { Language } from '../i18n/language.ts';
import { logFailure } from '../ui/log.ts';

export type ConsentTexts = Texts.ConsentTexts['consent'];

/** Loads the texts in a language. */
export type LoadTexts = (language: Language) => Promise<ConsentTexts>;

export type ShownTexts = { readonly language: Language; readonly texts: ConsentTexts };

/** The language that the page is shown in. */
export const pageLanguage = (): Language => document.documentElement.lang as Language;

/** The texts in the page's language: when it changes they follow, and stay as they are where the new ones do not come. */
export function useShownTexts(first: ShownTexts, load: LoadTexts): ShownTexts {
  const [shown, setShown] = useState(first);
  useEffect(() => {
    const follow = async (): Promise<void> => {
      const language = pageLanguage();
      try {
        const texts = await load(language);
        // A slow language never overtakes a later one.
        if (language === pageLanguage()) setShown({ language, texts });
      } catch (cause) {
        logFailure(`Error loading the consent's texts in ${language}:`, cause);
      }
    };
    const observer = new MutationObserver(follow);
    observer.observe(document.documentElement, { attributeFilter: ['lang'] });
    if (first.language !== pageLanguage()) void follow();
    return () => observer.disconnect();
  }, [first, load]);
  return shown;
}
