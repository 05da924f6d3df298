/**
 * The texts of the interface, whose types are generated from `menus/_system/interface.yaml`. The texts of a table are loaded together:
 * `InterfaceTexts` with every page, `OverlayTexts` when a part of a page needs them (`useOverlayTexts`), `LoyaltyTexts` for diners with a stamp card,
 * `AccountTexts` for the profile and signing in, `ConsentTexts` for sites with a tag manager, `TonightTexts` for menus with news. `OfferTexts` offer
 * a page in a language, in that language.
 */
import type { OverlayTexts } from '../../generated/interface-types.ts';
import type { Language } from '../terms/house.ts';

export type {
  AccountTexts,
  ConsentTexts,
  InterfaceTexts,
  OverlayTexts,
  LoyaltyTexts,
  OfferTexts,
  StaffTexts,
  TonightTexts,
} from '../../generated/interface-types.ts';

/** Search, allergen filter, legend and the card for the staff (src/menu/finder). `{name}` is a list of allergens or a dish. */
export type FinderTexts = OverlayTexts['finder'];

/** Loads the overlay texts in a language (generated/overlay.ts). */
export type LoadOverlayTexts = (language: Language) => Promise<OverlayTexts>;
