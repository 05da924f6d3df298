import type { ResolvedEntry } from '../../../codegen/kinds/kinds.ts';
import type { ResolvedVenue } from '../../../codegen/resolve/venue.ts';

/** An open venue in Spanish with these entries in its one section. */
export function venueOf(...entries: ResolvedEntry[]): ResolvedVenue {
  return {
    id: 'bar',
    name: 'Bar',
    barID: 'bar',
    status: 'open',
    urlPath: false,
    languages: ['es'],
    sections: [{ id: 'uno', title: { es: 'Uno' }, hidden: false, onlyNight: false, entries }],
  };
}
