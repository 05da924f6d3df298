import { rememberLanguage } from '../i18n/language-choice.ts';
import { readStored, writeStored } from '../ui/storage.ts';

/** The venue that `/` and `/test` show. */
const DEMO = 'index';

/** The venue that this tab shows, to know at the next one where the diner comes from. */
const KEY = 'carta-venue';

/** `restore`: a reload, or back to a page of before. `inside`: by a link of the app, without loading a page. */
export type ArrivalKind = 'load' | 'restore' | 'inside';

type Arrival = { readonly venue: string; readonly from: string | null; readonly kind: ArrivalKind };

/**
 * Whether the language goes back to es. The specification says: when the user arrives from `/` or `/test`, the language is reset and
 * the page scrolls to the top. Both readings hold: coming to the demo, and going on from it.
 */
export function startsAnew({ venue, from, kind }: Arrival): boolean {
  return kind !== 'restore' && (venue === DEMO || from === DEMO);
}

/** A document is come to once, by whichever page it was loaded with. */
let hasArrived = false;

function arrivalKind(): ArrivalKind {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isLoaded = !hasArrived && (!load || new URL(load.name).pathname === window.location.pathname);
  hasArrived = true;
  if (!isLoaded) return 'inside';
  return load?.type === 'reload' || load?.type === 'back_forward' ? 'restore' : 'load';
}

/** To be called when a venue is shown, before its language is decided. */
export function arrive(venue: string): void {
  const from = readStored('sessionStorage', KEY);
  const kind = arrivalKind();
  writeStored('sessionStorage', KEY, venue);
  if (!startsAnew({ venue, from, kind })) return;
  rememberLanguage('es');
  // A page that was loaded is at its top already, and its diner may have begun to read.
  if (kind === 'inside') window.scrollTo(0, 0);
}
