/** What of two versions of a venue is the same: entries by their id, sections, then entries that were renamed. */
import type { ResolvedSection, ResolvedVenue } from '../../../resolve/venue.ts';
import type { Sides } from '../sides.ts';
import { NAMED_ALIKE, nameLikeness } from './likeness.ts';
import { identityOf, linesOf, type Line } from './line.ts';
import { pairUp, type Paired } from './pair-up.ts';
import { renamedLikeness } from './renamed.ts';

export type MatchedMenu = {
  /** What a section of after was before. */
  readonly sections: ReadonlyMap<ResolvedSection, ResolvedSection>;
  readonly lines: Paired<Line>;
};

export function matchMenu(before: ResolvedVenue, after: ResolvedVenue, sides: Sides): MatchedMenu {
  const [was, is] = [linesOf(before), linesOf(after)];
  const known = pairUp(was, is, SIGNS);
  const sections = matchSections(before.sections, after.sections, known, sides);
  const renamed = pairUp(known.gone, known.added, [], renamedLikeness(was, is, known, sections, sides));
  const place = new Map(is.map((line, index) => [line, index]));
  const pairs = [...known.pairs, ...renamed.pairs].toSorted(
    ([, one], [, other]) => (place.get(one) ?? 0) - (place.get(other) ?? 0),
  );
  return { sections, lines: { ...renamed, pairs } };
}

/**
 * Several entries of one name are told apart by the first of these that two share: section and content, section, content, and
 * that both are shown or both hidden; what is left is matched in order, shown or not.
 */
const SIGNS = (
  [
    ({ isShown, section, entry }) => [isShown, section.id, { ...entry, id: undefined }],
    ({ isShown, section }) => [isShown, section.id],
    ({ isShown, entry }) => [isShown, { ...entry, id: undefined }],
    ({ isShown }) => [isShown],
    ({ section }) => [section.id],
    () => [],
  ] satisfies ((line: Line) => unknown[])[]
).map((sign) => (line: Line) => [JSON.stringify([identityOf(line), ...sign(line)])]);

/** Sections that are the same: by id, then by what they hold, then by a title in any language that is the same or much like it. */
function matchSections(
  before: readonly ResolvedSection[],
  after: readonly ResolvedSection[],
  { pairs }: Paired<Line>,
  sides: Sides,
): Map<ResolvedSection, ResolvedSection> {
  const paired = pairUp(before, after, [({ id }) => [id]], (was, is) => {
    const shared = pairs.filter(([old, now]) => old.section === was && now.section === is).length;
    const [less, more] = [was.entries.length, is.entries.length].toSorted((one, other) => one - other);
    if (2 * shared > (less ?? 0) && 3 * shared > (more ?? 0)) return 1 + shared;
    const named = nameLikeness(was.title, is.title, sides.common);
    return named >= NAMED_ALIKE ? named : undefined;
  });
  return new Map(paired.pairs.map(([was, is]) => [is, was]));
}
