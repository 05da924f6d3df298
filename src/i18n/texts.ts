/**
 * The texts of the interface, whose types are generated from `menus/_system/interface.yaml`. The texts of a table are loaded together:
 * `InterfaceTexts` with every page, `LaterTexts` when a part of a page needs them (`useLaterTexts`), `LoyaltyTexts` for diners with a stamp card,
 * `AccountTexts` for the profile and signing in, `ConsentTexts` for sites with a tag manager, `TonightTexts` for menus with news. `OfferTexts` offer
 * a page in a language, in that language.
 */
import type { LaterTexts } from '../../generated/interface-types.ts';
import type { Language } from '../terms/house.ts';

export type {
  AccountTexts,
  ConsentTexts,
  InterfaceTexts,
  LaterTexts,
  LoyaltyTexts,
  OfferTexts,
  StaffTexts,
  TonightTexts,
} from '../../generated/interface-types.ts';

/** Search, allergen filter, legend and the card for the staff (src/menu/finder). `{name}` is a list of allergens or a dish. */
export type FinderTexts = LaterTexts['finder'];

/** The diner's list (src/menu/finder/list). */
export type ListTexts = LaterTexts['list'];

/** Loads the later texts in a language (generated/later.ts). */
export type LoadLater = (language: Language) => Promise<LaterTexts>;
