import { readStored, removeStored, writeStored } from '../ui/storage.ts';

/** The venue whose card somebody wanted when they had to sign in first; of this tab. */
const KEY = 'carta-claim';

/** Its name in the address that an e-mail's link leads back to, which opens in another tab or on another phone. */
const PARAMETER = 'claim';

/** A venue's path as `lastVenue` has it. An address that anybody could have written leads nowhere else. */
const PATH = /^\/(?:[a-z0-9][\w-]*\/){0,2}$/i;

const good = (path: string | null): string | undefined => (path !== null && PATH.test(path) ? path : undefined);

/** 'Reclamar' was tapped at a venue: `path` below the base path, with a slash at its end. */
export const wishCard = (path: string): void => writeStored('sessionStorage', KEY, path);

/** Where to go back to once somebody has signed in; undefined where they came for the profile itself. */
export const wishedVenue = (): string | undefined =>
  good(new URLSearchParams(window.location.search).get(PARAMETER)) ?? good(readStored('sessionStorage', KEY));

export const forgetWish = (): void => removeStored('sessionStorage', KEY);

/** This page's address for the link of an e-mail: it knows what was wished. */
export function returnAddress(): string {
  const { origin, pathname } = window.location;
  const venue = wishedVenue();
  return `${origin}${pathname}${venue === undefined ? '' : `?${new URLSearchParams({ [PARAMETER]: venue })}`}`;
}
