import { chosenLanguage, rememberLanguage } from '../i18n/language-choice.ts';
import { BASE_PATH, isLanguage } from '../terms/house.ts';
import { STAMP_PANEL } from '../ui/stamp-panel-id.ts';
import { readStored, removeStored } from '../ui/storage.ts';
import { CLAIM_KEY } from './claim-wish.ts';

/** The parameter with the venue in the address of an e-mail's link, which may open in another tab or on another phone. */
const VENUE = 'claim';
/** The parameter with the language. Firebase's own links use `lang`. */
const LANGUAGE = 'language';

/**
 * A venue's path in the form of `lastVenue`, with an optional segment such as a table ('/vermu/mesa%204/', '/vermu/mesa+4/') of the characters that a
 * path may have (RFC 3986, `pchar`).
 */
const PATH = /^\/(?:[a-z0-9][\w-]*\/(?:[\w.~%!$&'()*+,:;=@-]+\/)?)?$/i;

/** A path that leads to a venue and nowhere else. Addresses are untrusted, and a browser may normalise one to another path. */
const good = (path: string | null): string | undefined =>
  path !== null && PATH.test(path) && new URL(path, 'https://venue.example').pathname === path ? path : undefined;

const parameter = (name: string): string | null => new URLSearchParams(window.location.search).get(name);

/** The path of the venue to return to after sign-in; undefined where the diner came for the profile itself. */
export const wishedVenue = (): string | undefined =>
  good(parameter(VENUE)) ?? good(readStored('sessionStorage', CLAIM_KEY));

export const forgetWish = (): void => removeStored('sessionStorage', CLAIM_KEY);

/** This page's address for the link of an e-mail, with the venue to return to and the language. */
export function returnAddress(): string {
  const { origin, pathname } = window.location;
  const venue = wishedVenue();
  if (venue === undefined) return origin + pathname;
  const language = chosenLanguage();
  return `${origin}${pathname}?${new URLSearchParams({ [VENUE]: venue, ...(language && { [LANGUAGE]: language }) })}`;
}

/** Leaves the profile for a venue, in the language in which it was read, and opens the panel there. */
export function goBackTo(venue: string): void {
  const language = parameter(LANGUAGE);
  if (language && isLanguage(language) && !chosenLanguage()) rememberLanguage(language);
  window.location.replace(`${BASE_PATH}${venue}#${STAMP_PANEL}`);
}
