import type { LoadLater } from '../i18n/texts.ts';
import { type Language, isLanguage } from '../terms/house.ts';
import type { OfflineTexts } from './protocol.ts';

/** The language that the page is shown in now, es where its document names another. */
export function pageLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'es';
}

/** The texts about copies in the page's language. Without network they come from the copy, like the whole page. */
export async function pageTexts(load: LoadLater): Promise<OfflineTexts> {
  return (await load(pageLanguage())).offline;
}

/** Calls a listener at every change of the page's language. */
export function watchLanguage(listener: () => void): void {
  new MutationObserver(listener).observe(document.documentElement, { attributeFilter: ['lang'] });
}
