import type { Change } from './change.ts';
import type { ChangedVenues, VenueName } from './report.ts';

/**
 * Puts together what changed alike in several venues, as a change in a partial does, so that it is told once. Ids and titles
 * of sections may differ from venue to venue; those of the first are given.
 */
export function groupChanges(venues: readonly { venue: VenueName; changes: readonly Change[] }[]): ChangedVenues[] {
  const places = new Map<string, { venues: VenueName[]; change: Change }>();
  for (const { venue, changes } of venues) {
    const seen = new Map<string, number>();
    for (const change of changes) {
      const key = keyOf(change, venue);
      const count = (seen.get(key) ?? 0) + 1;
      seen.set(key, count);
      const place = places.get(`${count} ${key}`);
      if (place === undefined) places.set(`${count} ${key}`, { venues: [venue], change });
      else place.venues.push(venue);
    }
  }
  const groups = Map.groupBy(places.values(), (place) => place.venues.map(({ id }) => id).join(' '));
  return [...groups.values()]
    .map((members) => ({ venues: members[0]?.venues ?? [], changes: members.map(({ change }) => change) }))
    .toSorted((one, other) => other.venues.length - one.venues.length || compareIds(one, other));
}

/** What happened to a venue as a whole is its own. */
function keyOf({ entry, section: _section, ...change }: Change, { id }: VenueName): string {
  if (change.code.startsWith('venue-')) return `${id} ${change.code}`;
  const isOfSection = entry === undefined && change.part === undefined;
  return JSON.stringify([change, entry && [entry.kind, entry.name], isOfSection && _section]);
}

function compareIds(one: ChangedVenues, other: ChangedVenues): number {
  const [first, second] = [one, other].map(({ venues }) => venues.map(({ id }) => id).join(' '));
  return (first ?? '') < (second ?? '') ? -1 : 1;
}
