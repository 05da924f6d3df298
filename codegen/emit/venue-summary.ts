import type { ResolvedVenue } from '../resolve/venue.ts';
import type { Programme, VenueSummary } from '../../src/menu/route.ts';
import { SITE_DEFAULTS, type Site } from '../../src/terms/site.ts';
import { defined } from './defined.ts';

/** What the registry of venues says of one, and the route table is made from. */
export function summarize(venue: ResolvedVenue, { home }: Pick<Site, 'home'> = SITE_DEFAULTS): VenueSummary {
  const { id, name, barID, status, urlPath, languages, loyalty } = venue;
  return defined({
    name,
    barID,
    path: id === home ? '' : id,
    status,
    urlPath,
    languages,
    loyalty: loyalty && programme(loyalty),
  });
}

const UNITS = { day: 'days', month: 'months', year: 'years' } as const;

function programme({ stamps, reward, validity, perDay }: NonNullable<ResolvedVenue['loyalty']>): Programme {
  const [, amount, unit] = /^(\d+) (day|month|year)s?$/.exec(validity ?? '') ?? [];
  return defined({
    stamps,
    reward,
    validity: unit === undefined ? undefined : { amount: Number(amount), unit: UNITS[unit as keyof typeof UNITS] },
    perDay,
  });
}
