import { hasChosen } from '../i18n/language-choice.ts';
import { offeredLanguage } from '../i18n/match-language.ts';
import type { Language } from '../terms/house.ts';
import { logFailure } from '../ui/log.ts';
import { readStored } from '../ui/storage.ts';
import { whenLoaded } from '../ui/when-idle.ts';

/** Where the phone keeps that a language was offered. */
export const OFFERED = 'carta-language-offered';

/** The language to offer on this page, once on a phone, and never to a diner who has chosen one. */
export function languageToOffer(page: Document): Language | undefined {
  if (hasChosen() || readStored('localStorage', OFFERED)) return undefined;
  const offered = (page.documentElement.dataset['languages'] ?? '').split(' ') as Language[];
  return offeredLanguage({ phone: navigator.languages, offered, shown: page.documentElement.lang as Language });
}

/** Offers the phone's language when the page is idle. What does so is for tourists, and the others load none of it. */
export async function offerPhoneLanguage(page: Document): Promise<void> {
  await whenLoaded(page);
  const language = languageToOffer(page);
  if (!language) return;
  try {
    (await import('./quiet-line.ts')).offerLanguage(page, language);
  } catch (cause) {
    logFailure('Error loading the offer of a language:', cause);
  }
}
