import { chosenLanguage, rememberLanguage } from '../i18n/language-choice.ts';
import { LANGUAGES } from '../i18n/language.ts';
import { BASE_PATH } from '../ui/base-path.ts';
import { STAMP_PANEL } from '../ui/stamp-panel-id.ts';
import { readStored, removeStored, writeStored } from '../ui/storage.ts';

/** The venue whose card somebody wanted when they had to sign in first; of this tab. */
const KEY = 'carta-claim';

/** What the address says that an e-mail's link leads back to, which opens in another tab or on another phone. */
const VENUE = 'claim';
/** Not `lang`, which Firebase's own links have. */
const LANGUAGE = 'language';

/** A venue's path as `lastVenue` has it, with a table or the like behind it ('/vermu/mesa%204/'). */
const PATH = /^\/(?:[a-z0-9][\w-]*\/(?:(?:[\w-]|%[0-9a-f]{2})[\w.~%-]*\/)?)?$/i;

/** An address that anybody could have written leads nowhere else: what a browser would read as another path is none. */
const isGood = (path: string): boolean => PATH.test(path) && new URL(path, 'https://venue.example').pathname === path;

const good = (path: string | null): string | undefined => (path !== null && isGood(path) ? path : undefined);

const parameter = (name: string): string | null => new URLSearchParams(window.location.search).get(name);

/** 'Reclamar' was tapped at a venue: `path` below the base path, with a slash at its end. */
export const wishCard = (path: string): void => writeStored('sessionStorage', KEY, path);

/** Where to go back to once somebody has signed in; undefined where they came for the profile itself. */
export const wishedVenue = (): string | undefined => good(parameter(VENUE)) ?? good(readStored('sessionStorage', KEY));

export const forgetWish = (): void => removeStored('sessionStorage', KEY);

/** This page's address for the link of an e-mail: it knows what was wished, and in which language. */
export function returnAddress(): string {
  const { origin, pathname } = window.location;
  const venue = wishedVenue();
  if (venue === undefined) return origin + pathname;
  const language = chosenLanguage();
  return `${origin}${pathname}?${new URLSearchParams({ [VENUE]: venue, ...(language && { [LANGUAGE]: language }) })}`;
}

/** Leaves the profile for the venue where a card was wanted, in the language it was read in, and opens the panel there. */
export function goBackTo(venue: string): void {
  const language = LANGUAGES.find((known) => known === parameter(LANGUAGE));
  if (language && !chosenLanguage()) rememberLanguage(language);
  window.location.replace(`${BASE_PATH}${venue}#${STAMP_PANEL}`);
}

/** Whether a menu is come back to for its card. */
export const isComingBack = (): boolean => window.location.hash === `#${STAMP_PANEL}`;
