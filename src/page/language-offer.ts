import { hasChosen } from '../i18n/language-choice.ts';
import { offeredLanguage } from '../i18n/match-language.ts';
import type { Language } from '../terms/house.ts';
import { readStored } from '../ui/storage.ts';

/** Where the phone keeps that a language was offered. */
export const OFFERED = 'carta-language-offered';

/** The language to offer on this page, once on a phone, and never to a diner who has chosen one. */
export function languageToOffer(page: Document): Language | undefined {
  if (hasChosen() || readStored('localStorage', OFFERED)) return undefined;
  const offered = (page.documentElement.dataset['languages'] ?? '').split(' ') as Language[];
  return offeredLanguage({ phone: navigator.languages, offered, shown: page.documentElement.lang as Language });
}
