import { LANGUAGES, type Language } from '../i18n/language.ts';
import type { LoadLater } from '../i18n/later-texts.ts';
import type { OfflineTexts } from './offline-texts.ts';

/** The language that the page is shown in now. */
export function shownLanguage(): Language {
  const { lang } = document.documentElement;
  return LANGUAGES.find((language) => language === lang) ?? 'es';
}

/** What is said of copies in that language. Without network it comes from the copy, like all of the page. */
export async function shownTexts(load: LoadLater): Promise<OfflineTexts> {
  return (await load(shownLanguage())).offline;
}

/** Tells of every switch of the language. */
export function onLanguage(listener: () => void): void {
  new MutationObserver(listener).observe(document.documentElement, { attributeFilter: ['lang'] });
}
