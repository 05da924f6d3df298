import { slug } from '../../resolve/slug.ts';
import type { ResolvedEntry, ResolvedVenue } from '../../resolve/venue.ts';
import { titleOf } from '../sides.ts';

/** An entry where it stands in a venue. */
export type Line = {
  readonly entry: ResolvedEntry;
  /** Index of its section, and its own in it. */
  readonly section: number;
  readonly index: number;
  /** Neither the entry, its section nor the venue is hidden. */
  readonly isShown: boolean;
};

/** The same entry before and after. */
export type LinePair = readonly [before: Line, after: Line];

/** All entries of a venue in order. */
export function linesOf({ sections, status }: ResolvedVenue): Line[] {
  return sections.flatMap(({ entries, hidden }, section) =>
    entries.map((entry, index) => ({
      entry,
      section,
      index,
      isShown: status === 'open' && !hidden && !('hidden' in entry && entry.hidden === true),
    })),
  );
}

/**
 * By what an entry is known again. The number that an id of a second name has is not part of it: it changes when the first is
 * taken off the menu.
 */
export function identityOf({ entry }: Line): string {
  if (!('id' in entry)) return `${entry.kind} ${slugOfTitle(entry)}`;
  const { id, name } = entry;
  const text = Object.values(name).find((each) => isIdOf(id, slug(each) || WITHOUT_LETTERS));
  return `id ${text === undefined ? id : slug(text) || text}`;
}

/** The id of a name that has no letters or digits. */
const WITHOUT_LETTERS = 'item';

function isIdOf(id: string, base: string): boolean {
  return id === base || (id.startsWith(`${base}-`) && /^\d+$/.test(id.slice(base.length + 1)));
}

function slugOfTitle(entry: ResolvedEntry): string {
  const [text = ''] = Object.values(titleOf(entry));
  return slug(text) || text;
}
