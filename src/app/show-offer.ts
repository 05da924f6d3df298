import { offers } from '../../generated/offers.ts';
import { offerLanguage } from '../page/language-offer.ts';
import type { Language } from '../terms/house.ts';

/** Offers a language in its own words. Few phones need it, so it is no part of the page's script. */
export const showOffer = (page: Document, language: Language): void =>
  offerLanguage(page, language, offers[language].offer);
