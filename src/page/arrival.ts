import { DEMO } from '../terms/own-site.ts';
import { resetLanguage } from '../i18n/language-choice.ts';
import { isComingBack } from '../session/claim-wish.ts';
import { readStored, writeStored } from '../ui/storage.ts';
import { navigation } from './navigation.ts';

/** The session storage key for the venue that this tab shows; the next page reads it to know where the diner comes from. */
const KEY = 'carta-venue';

/** `restore`: a reload, or a return to an earlier page. */
export type ArrivalKind = 'load' | 'restore';

type Arrival = { readonly venue: string; readonly from: string | null; readonly kind: ArrivalKind };

/**
 * Whether the language is reset to es. The specification says: when the user arrives from `/` or `/test`, the language is reset and the page scrolls
 * to the top. Both readings are implemented: arriving at the demo, and leaving it for another page. Every page is a document of its own, so it opens
 * at its top.
 */
export function startsAnew({ venue, from, kind }: Arrival): boolean {
  return kind !== 'restore' && (venue === DEMO || from === DEMO);
}

function arrivalKind(): ArrivalKind {
  const type = navigation()?.type;
  return type === 'reload' || type === 'back_forward' ? 'restore' : 'load';
}

/** The venue of a page, from the name of its folder, which has the venue and a digest of the content. Undefined for pages without a venue. */
export const venueOf = (page: Document): string | undefined =>
  /([^/]+)-[^/]{8}$/.exec(page.getElementById('root')?.dataset['page'] ?? '')?.[1];

/** Call this for a document before its language is decided, and when the diner returns to it (`restore`). */
export function arrive(page: Document, kind = arrivalKind()): void {
  const venue = venueOf(page);
  if (venue === undefined || !page.querySelector('.venue-header')) return;
  const from = readStored('sessionStorage', KEY);
  writeStored('sessionStorage', KEY, venue);
  // A diner who returns from signing in for a card has not left the venue.
  if (!isComingBack() && startsAnew({ venue, from, kind })) resetLanguage();
}
