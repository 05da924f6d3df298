import { useEffect, useState } from 'react';
import type { Language } from '../terms/house.ts';
import { logFailure } from '../ui/log.ts';

/** Loads a table of texts in a language. */
export type LoadTexts<Texts> = (language: Language) => Promise<Texts>;

export type ShownTexts<Texts> = { readonly language: Language; readonly texts: Texts };

/** The language that the page is shown in. */
export const pageLanguage = (): Language => document.documentElement.lang as Language;

/**
 * Calls a loader of a module. If that fails, it imports the module by another address, because Chromium remembers a failed address until the page is
 * reloaded. The addresses of what the module imports stay the same.
 */
export async function loadAnew<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    const [address] = /https?:\S+$/.exec(String(cause)) ?? [];
    if (!address) throw cause;
    return (await import(/* @vite-ignore */ `${address}?${Date.now()}`)) as Module;
  }
}

/**
 * The texts in the page's language, for React roots that get no texts from a parent. They follow the page's language, and stay as they are if the new
 * ones cannot be loaded, until the next tap, which may open what shows them: then they are loaded again.
 */
export function useShownTexts<Texts>(first: ShownTexts<Texts>, load: LoadTexts<Texts>): ShownTexts<Texts> {
  const [shown, setShown] = useState(first);
  useEffect(() => {
    let hasFailed = false;
    const follow = async (): Promise<void> => {
      const language = pageLanguage();
      hasFailed = false;
      try {
        const texts = await load(language);
        // A slow response never overrides a later language.
        if (language === pageLanguage()) setShown({ language, texts });
      } catch (cause) {
        hasFailed = true;
        logFailure(`Error loading texts in ${language}:`, cause);
      }
    };
    const observer = new MutationObserver(follow);
    observer.observe(document.documentElement, { attributeFilter: ['lang'] });
    const retry = (): void => {
      if (hasFailed) void follow();
    };
    document.addEventListener('click', retry);
    if (first.language !== pageLanguage()) void follow();
    return () => {
      document.removeEventListener('click', retry);
      observer.disconnect();
    };
  }, [first, load]);
  return shown;
}
