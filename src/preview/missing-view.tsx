import { MissingList } from './missing-list.tsx';
import { useShownVenue } from './venue-layout.tsx';

/** All that is missing in a venue. */
export function MissingView() {
  const { texts, venue, places } = useShownVenue();
  if (places?.length === 0) return <p className="border-t border-line py-4 text-head">{texts.complete(venue.name)}</p>;
  return places && <MissingList texts={texts} places={places} />;
}
