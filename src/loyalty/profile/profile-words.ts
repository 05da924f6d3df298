import type { AccountTexts } from '../../i18n/account-texts.ts';
import type { LoyaltyTexts } from '../../i18n/loyalty-texts.ts';

/** Both tables that the profile speaks from. */
export type ProfileTexts = AccountTexts & LoyaltyTexts;

/** A venue as the profile names it. */
export type ProfileVenue = {
  readonly barID: string;
  readonly name: string;
  /** Below the base path, without slashes; empty for the demo venue. */
  readonly path: string;
};
