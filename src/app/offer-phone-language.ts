import { languageToOffer } from '../page/language-offer.ts';
import { logFailure } from '../ui/log.ts';
import { whenLoaded } from '../ui/when-idle.ts';

/** Offers the phone's language when the page is idle. The offer's words are for tourists, and the others load none of them. */
export async function offerPhoneLanguage(page: Document): Promise<void> {
  await whenLoaded(page);
  const language = languageToOffer(page);
  if (!language) return;
  try {
    (await import('./offer-in-its-words.ts')).offerInItsWords(page, language);
  } catch (cause) {
    logFailure('Error loading the offer of a language:', cause);
  }
}
