import type { ResolvedVenue } from '../../resolve/venue.ts';
import type { Sides } from '../sides.ts';
import { identityOf, linesOf, type Line, type LinePair } from './line.ts';
import { Matches } from './matches.ts';
import { matchRenamed } from './match-renamed.ts';
import { matchSections, type SectionPairs } from './match-sections.ts';

export type MatchedVenue = {
  readonly sections: SectionPairs;
  readonly pairs: readonly LinePair[];
  readonly gone: readonly Line[];
  readonly added: readonly Line[];
};

/** What of two versions of a venue is the same: entries by their id, sections, then entries that were renamed. */
export function matchVenue(before: ResolvedVenue, after: ResolvedVenue, sides: Sides): MatchedVenue {
  const matches = new Matches(linesOf(before), linesOf(after));
  matchByIdentity(matches, before, after);
  const sections = matchSections(before.sections, after.sections, matches.pairs, sides);
  matchRenamed(matches, sections, sides);
  return { sections, pairs: matches.pairs, gone: matches.gone, added: matches.added };
}

/**
 * Several entries of one name are told apart by the first of these that two share: section and content, section, content, and
 * that both are shown or both hidden; what is left is matched in order, shown or not.
 */
function matchByIdentity(matches: Matches, before: ResolvedVenue, after: ResolvedVenue): void {
  const sectionId = (venue: ResolvedVenue, { section }: Line): string => venue.sections[section]?.id ?? '';
  const signs: ((venue: ResolvedVenue, line: Line) => string)[] = [
    (venue, line) => `${line.isShown} ${sectionId(venue, line)} ${contentKey(line)}`,
    (venue, line) => `${line.isShown} ${sectionId(venue, line)}`,
    (_, line) => `${line.isShown} ${contentKey(line)}`,
    (_, line) => `${line.isShown}`,
    sectionId,
    () => '',
  ];
  for (const sign of signs) {
    const key = (venue: ResolvedVenue) => (line: Line) => `${identityOf(line)} ${sign(venue, line)}`;
    matches.pairEqual(key(before), key(after));
  }
}

/** All that an entry says but its id. */
function contentKey({ entry }: Line): string {
  return JSON.stringify({ ...entry, id: undefined });
}
