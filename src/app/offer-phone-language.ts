import { languageToOffer } from '../page/language-to-offer.ts';
import { logFailure } from '../ui/log.ts';
import { whenLoaded } from '../ui/when-idle.ts';

/** Offers the phone's language when the page is idle. */
export async function offerPhoneLanguage(page: Document): Promise<void> {
  await whenLoaded(page);
  const language = languageToOffer(page);
  if (!language) return;
  try {
    (await import('./show-offer.ts')).showOffer(page, language);
  } catch (error) {
    logFailure('Error loading the offer of a language:', error);
  }
}
