import type { ResolvedVenue } from '../../../resolve/venue.ts';
import { identityOf, linesOf } from './line.ts';

export type VenuePair = { readonly before?: ResolvedVenue; readonly after?: ResolvedVenue };

/**
 * Venues by their address, in its order; one whose file was renamed is still the same if most of its menu is. `passOver` are
 * venues that cannot be compared because one of their two menus could not be read.
 */
export function matchVenues(
  before: ReadonlyMap<string, ResolvedVenue>,
  after: ReadonlyMap<string, ResolvedVenue>,
  passOver: ReadonlySet<string>,
): VenuePair[] {
  const gone = [...before.values()].filter(({ id }) => !after.has(id) && !passOver.has(id));
  const added = [...after.values()].filter(({ id }) => !before.has(id) && !passOver.has(id));
  const renamed = new Map<string, ResolvedVenue>();
  for (const venue of gone) {
    const same = added.find(({ id }) => !renamed.has(id) && hasMostOf(after.get(id), venue));
    if (same !== undefined) renamed.set(same.id, venue);
  }
  const moved = new Set([...renamed.values()].map(({ id }) => id));
  const ids = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  return ids
    .filter((id) => !passOver.has(id) && !moved.has(id))
    .map((id) => {
      const [was, is] = [before.get(id) ?? renamed.get(id), after.get(id)];
      return { ...(was && { before: was }), ...(is && { after: is }) };
    });
}

/** Chains share most of their menus: a venue that moved has also kept its name, or its sections without a doubt. */
function hasMostOf(after: ResolvedVenue | undefined, before: ResolvedVenue): boolean {
  if (after === undefined) return false;
  const [was, is] = [before, after].map((venue) => new Set(linesOf(venue).map(identityOf)));
  if (was === undefined || is === undefined) return false;
  const both = [...was].filter((identity) => is.has(identity)).length;
  const share = (2 * both) / Math.max(1, was.size + is.size);
  return before.name === after.name ? share >= 0.5 || was.size + is.size === 0 : share >= 0.9;
}
