import { languageToOffer, offerLanguage } from '../page/language-offer.ts';
import { logFailure } from '../ui/log.ts';
import { whenLoaded } from '../ui/when-idle.ts';

/** Offers the phone's language when the page is quiet; its words come when there is one to offer. */
export function offerPhoneLanguage(page: Document): void {
  const language = languageToOffer(page);
  if (!language) return;
  const offer = async (): Promise<void> => {
    await whenLoaded(page);
    const { offers } = await import('../../generated/offers.ts');
    // A diner who has switched in the meantime has seen the flags.
    if (languageToOffer(page) === language) offerLanguage(page, language, offers[language].offer);
  };
  offer().catch((cause: unknown) => logFailure(`Error loading the texts of language ${language}:`, cause));
}
