import { DEMO } from '../terms/own-site.ts';
import { resetLanguage } from '../i18n/language-choice.ts';
import { isComingBack } from '../session/claim-wish.ts';
import { readStored, writeStored } from '../ui/storage.ts';
import { navigation } from './navigation.ts';

/** The venue that this tab shows, to know at the next one where the diner comes from. */
const KEY = 'carta-venue';

/** `restore`: a reload, or back to a page of before. */
export type ArrivalKind = 'load' | 'restore';

type Arrival = { readonly venue: string; readonly from: string | null; readonly kind: ArrivalKind };

/**
 * Whether the language goes back to es. The specification says: when the user arrives from `/` or `/test`, the language is reset and
 * the page scrolls to the top. Both readings hold: coming to the demo, and going on from it. Every page is a document of its own,
 * so it is at its top when it is come to.
 */
export function startsAnew({ venue, from, kind }: Arrival): boolean {
  return kind !== 'restore' && (venue === DEMO || from === DEMO);
}

function arrivalKind(): ArrivalKind {
  const type = navigation()?.type;
  return type === 'reload' || type === 'back_forward' ? 'restore' : 'load';
}

/** The venue that a page is of: its folder is named by it, and by what tells its content. Pages that are no venue's name none. */
export const venueOf = (page: Document): string | undefined =>
  /([^/]+)-[^/]{8}$/.exec(page.getElementById('root')?.dataset['page'] ?? '')?.[1];

/** To be called for a document before its language is decided, and when it is come back to (`restore`). */
export function arrive(page: Document, kind = arrivalKind()): void {
  const venue = venueOf(page);
  if (venue === undefined || !page.querySelector('.venue-header')) return;
  const from = readStored('sessionStorage', KEY);
  writeStored('sessionStorage', KEY, venue);
  // A diner who had to sign in for a card never left.
  if (!isComingBack() && startsAnew({ venue, from, kind })) resetLanguage();
}
