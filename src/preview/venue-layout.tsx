import { useEffect } from 'react';
import {
  Link,
  NavLink,
  Outlet,
  useLoaderData,
  useLocation,
  useMatch,
  useNavigate,
  useOutletContext,
  useParams,
} from 'react-router-dom';
import { CHOICES, CHOSEN, Field, OPTION } from './fields.tsx';
import { ServerFailure } from './server-failure.tsx';
import type { PreviewPlace, PreviewVenue } from './preview-data.ts';
import type { PreviewTexts } from './preview-texts.ts';
import type { Answer } from './server-answers.ts';

/** The context of a venue's views. */
type ShownVenue = {
  readonly texts: PreviewTexts;
  readonly venue: PreviewVenue;
  /** The places where it lacks something; undefined: not known. */
  readonly places: readonly PreviewPlace[] | undefined;
};

/** The venue of the views below `VenueLayout`. */
export const useShownVenue = (): ShownVenue => useOutletContext<ShownVenue>();

/** The frame of a venue's views, with links to them and to the other venues. The links keep the query of the address. */
export function VenueLayout({ texts }: { readonly texts: PreviewTexts }) {
  const { venues, places, isOutdated } = useLoaderData<Answer>();
  const { venue: id = '' } = useParams();
  const venue = venues.find((each) => each.id === id);
  const isMissing = useMatch('/:venue/missing') !== null;
  const view = venue && isMissing ? texts.missing(venue.name, venue.missing) : (venue?.name ?? id);
  useEffect(() => {
    document.title = `${view} · ${texts.title} · Carta`;
  }, [view, texts]);
  return (
    <>
      {isOutdated && <ServerFailure texts={texts} />}
      {venue ? (
        <>
          <VenueBar texts={texts} venues={venues} venue={venue} />
          <Outlet context={{ texts, venue, places } satisfies ShownVenue} />
        </>
      ) : (
        <UnknownVenue texts={texts} venues={venues} id={id} />
      )}
    </>
  );
}

type VenueBarProps = {
  readonly texts: PreviewTexts;
  readonly venues: readonly PreviewVenue[];
  readonly venue: PreviewVenue;
};

/** The choice of a venue by name, with the number of missing parts of each, and the links to its views. */
function VenueBar({ texts, venues, venue }: VenueBarProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const view = useMatch('/:venue/missing') ? '/missing' : '';
  return (
    <div className={`${CHOICES} items-end`}>
      <Field
        title={texts.venue}
        value={venue.id}
        onChoose={(id) => void navigate({ pathname: `/${id}${view}`, search })}
      >
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
      <nav className="flex flex-wrap gap-1.5" aria-label={texts.views}>
        <NavLink className={`${OPTION} ${CHOSEN} no-underline`} to={{ pathname: `/${venue.id}`, search }} end>
          {texts.pages}
        </NavLink>
        <NavLink className={`${OPTION} ${CHOSEN} no-underline`} to={{ pathname: `/${venue.id}/missing`, search }}>
          {texts.missing(venue.name, venue.missing)}
        </NavLink>
      </nav>
    </div>
  );
}

type UnknownVenueProps = Omit<VenueBarProps, 'venue'> & { readonly id: string };

function UnknownVenue({ texts, venues, id }: UnknownVenueProps) {
  const { search } = useLocation();
  return (
    <>
      <p>{venues.length > 0 ? texts.unknownVenue(id) : texts.noVenues}</p>
      <ul>
        {venues.map((venue) => (
          <li key={venue.id}>
            <Link className="flex min-h-11 w-fit items-center" to={{ pathname: `/${venue.id}`, search }}>
              {venueTitle(venue, venues)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The name of a venue, with its file's name where several venues share it, as those of a chain do. */
export function venueTitle({ id, name }: PreviewVenue, venues: readonly PreviewVenue[]): string {
  return venues.some((other) => other.id !== id && other.name === name) ? `${name} (${id})` : name;
}
