import type { ResolvedDish, Text } from '../../src/terms/resolved-venue.ts';
import type { ResolvedVenue } from './venue.ts';

/** What `emit` needs and the contract of `inspect` does not name. */
const OURS: ReadonlySet<string> = new Set(['imageFile', 'iconFile', 'badgeFile', 'logoFile', 'plus', 'confirmed']);

/** A resolved venue as `inspect --format json` prints it. */
export function toInspect(venue: ResolvedVenue): unknown {
  return withoutOurs(venue);
}

function withoutOurs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutOurs);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !OURS.has(name))
      .map(([name, inner]) => [
        name,
        withoutOurs(name === 'dishes' ? (inner as ResolvedDish[]).map(asWritten) : inner),
      ]),
  );
}

/** A dish of a course that says nothing beside its name is its name. */
function asWritten(dish: ResolvedDish): ResolvedDish | Text {
  return Object.keys(dish).length === 1 ? dish.name : dish;
}
