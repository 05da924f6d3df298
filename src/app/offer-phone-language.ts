import { offers } from '../../generated/offers.ts';
import { languageToOffer, offerLanguage } from '../page/language-offer.ts';
import { whenLoaded } from '../ui/when-idle.ts';

/** Offers the phone's language when the page is idle. */
export async function offerPhoneLanguage(page: Document): Promise<void> {
  await whenLoaded(page);
  const language = languageToOffer(page);
  if (language) offerLanguage(page, language, offers[language].offer);
}
