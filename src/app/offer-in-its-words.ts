import { offers } from '../../generated/offers.ts';
import { offerLanguage } from '../page/offer-language.ts';
import type { Language } from '../terms/house.ts';

/** Offers a language in its own words. */
export const offerInItsWords = (page: Document, language: Language): void =>
  offerLanguage(page, language, offers[language].offer);
