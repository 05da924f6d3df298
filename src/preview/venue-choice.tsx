import { Field } from './fields.tsx';
import type { PreviewVenue } from './preview-data.ts';
import type { PreviewTexts } from './preview-texts.ts';

type VenueChoiceProps = {
  readonly texts: PreviewTexts;
  readonly venues: readonly PreviewVenue[];
  readonly venue: PreviewVenue;
  readonly onChoose: (id: string) => void;
};

/** The choice of a venue by name, with the number of missing parts of each. */
export function VenueChoice({ texts, venues, venue, onChoose }: VenueChoiceProps) {
  return (
    <Field title={texts.venue} value={venue.id} onChoose={onChoose}>
      {venues.map((each) => (
        <option key={each.id} value={each.id}>
          {[
            venueTitle(each, venues),
            each.errors > 0 && `${texts.kinds.error}: ${each.errors}`,
            each.missing > 0 && texts.countMissing(each.missing),
          ]
            .filter(Boolean)
            .join(' · ')}
        </option>
      ))}
    </Field>
  );
}

/** The name of a venue, with its file's name where several venues share it, as those of a chain do. */
export function venueTitle({ id, name }: PreviewVenue, venues: readonly PreviewVenue[]): string {
  return venues.some((other) => other.id !== id && other.name === name) ? `${name} (${id})` : name;
}
