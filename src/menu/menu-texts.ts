import type { Language } from '../terms/house.ts';
import type { LanguageTexts, MenuTexts } from './model.ts';

/** Loaded texts by the module that loads them: none is loaded twice, and a saved file brings a new module. */
const kept = new WeakMap<object, Map<Language, MenuTexts>>();

/** The texts of a venue, whatever languages it offers. */
type AnyTexts = { readonly [code: string]: LanguageTexts<Language>[Language] };

/** A venue's texts in one language, if they are loaded. */
export function textsAtHand(all: AnyTexts, language: Language): MenuTexts | undefined {
  const texts = all[language];
  return typeof texts === 'function' ? kept.get(all)?.get(language) : texts;
}

/** Loads a venue's texts in one language; undefined when they are already loaded. Rejects when the request fails. */
export function loadTexts(all: AnyTexts, language: Language): Promise<void> | undefined {
  const load = all[language];
  if (typeof load !== 'function' || textsAtHand(all, language)) return undefined;
  const keep = async (): Promise<void> => {
    const { texts } = await load();
    const loaded = kept.get(all) ?? new Map<Language, MenuTexts>();
    kept.set(all, loaded.set(language, texts));
  };
  return keep();
}
