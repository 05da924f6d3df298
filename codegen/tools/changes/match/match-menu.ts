/** Matches two versions of a venue: entries by id, then sections, then renamed entries. */
import type { ResolvedSection, ResolvedVenue } from '../../../resolve/venue.ts';
import type { Sides } from '../sides.ts';
import { NAMED_ALIKE, nameLikeness, identityOf, linesOf, type Line } from './line.ts';
import { pairUp, type Paired } from './pair-up.ts';
import { slug } from '../../../parse/slug.ts';
import type { Text } from '../../../../src/terms/resolved-venue.ts';
import { titleOf } from '../../../kinds/entry-text.ts';
import { kindOf } from '../../../kinds/kinds.ts';
import { contentOf, type Content } from '../../../kinds/content.ts';

/** The old section of each new one, and the pairs of entries in the order of the new menu. */
export function matchMenu(before: ResolvedVenue, after: ResolvedVenue, sides: Sides) {
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

/** Entries of the same name are matched by the first of these keys that they share; the rest is matched in order. */
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

/** Matches sections by id, then by their entries, then by an equal or similar title in any language. */
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

/** Least likeness of a renamed entry, and of one that also moved. */
const ENOUGH = 0.5;
const ENOUGH_ELSEWHERE = 0.6;

/** Limit of compared pairs; beyond it, in a completely changed menu, entries are only compared within their sections. */
const MOST_COMPARED = 40_000;

/** The features by which a renamed entry is recognised. */
type Known = {
  readonly section: ResolvedSection;
  readonly title: Text;
  /** The first letters of the longer words of its name. */
  readonly stems: ReadonlySet<string>;
  /** Its content besides its name. */
  readonly facts: ReadonlySet<string>;
  /** Its position: the distance after a matched entry, and before one. */
  readonly places: ReadonlySet<string>;
};

/** The likeness of two entries, from 0 to 1; undefined if they differ. `sections` maps new sections to old ones. */
function renamedLikeness(
  before: readonly Line[],
  after: readonly Line[],
  { pairs }: Paired<Line>,
  sections: ReadonlyMap<ResolvedSection, ResolvedSection>,
  { common }: Sides,
): (before: Line, after: Line) => number | undefined {
  const names = new Map(pairs.flatMap(([was, is], place) => [[was, `${place}`] as const, [is, `${place}`] as const]));
  const known = new Map([
    ...knownBy(before, names, ({ section }) => section),
    ...knownBy(after, names, ({ section }) => sections.get(section) ?? section),
  ]);
  const isLong = (before.length - pairs.length) * (after.length - pairs.length) > MOST_COMPARED;
  return (was, is) => {
    const [old, now] = [known.get(was), known.get(is)];
    if (old === undefined || now === undefined || !canBeOne(was, is)) return undefined;
    if (isLong && old.section !== now.section) return undefined;
    const isSamePlace = share(old.places, now.places) > 0;
    const shared = share(old.facts, now.facts);
    // Skips the slow comparison of names for pairs that have little in common.
    if (!isSamePlace && share(old.stems, now.stems) === 0 && shared < ENOUGH) return undefined;
    // A single price weighs little, a description with allergens much.
    const weight = Math.min(4, Math.max(old.facts.size, now.facts.size));
    const name = 3 * nameLikeness(old.title, now.title, common);
    const score = (name + weight * shared + Number(isSamePlace)) / (3 + weight + 1);
    return score >= (old.section === now.section ? ENOUGH : ENOUGH_ELSEWHERE) ? score : undefined;
  };
}

/** All entries that are not matched yet. */
function knownBy(
  lines: readonly Line[],
  names: ReadonlyMap<Line, string>,
  sectionOf: (line: Line) => ResolvedSection,
): [Line, Known][] {
  return [...placesOf(lines, names, sectionOf)].map(([line, places]) => {
    const title = titleOf(line.entry);
    const words = Object.values(title).flatMap((text) => slug(text).split('-'));
    const stems = words.filter((word) => word.length > 3).map((word) => word.slice(0, 5));
    const facts = new Set(factsOf(contentOf(line.entry)));
    return [line, { section: sectionOf(line), title, stems: new Set(stems), facts, places: new Set(places) }];
  });
}

/** The positions of entries. Start and end of a section count as matched entries. */
function placesOf(
  lines: readonly Line[],
  names: ReadonlyMap<Line, string>,
  sectionOf: (line: Line) => ResolvedSection,
): Map<Line, string[]> {
  const places = new Map<Line, string[]>();
  for (const [way, run] of [['behind', lines] as const, ['before', lines.toReversed()] as const]) {
    let [section, anchor, steps]: [ResolvedSection | undefined, string, number] = [undefined, '', 0];
    for (const line of run) {
      const name = names.get(line);
      if (line.section !== section) [section, anchor, steps] = [line.section, `edge of ${sectionOf(line).id}`, 0];
      if (name !== undefined) [anchor, steps] = [name, 0];
      else places.set(line, [...(places.get(line) ?? []), `${++steps} ${way} ${anchor}`]);
    }
  }
  return places;
}

function factsOf({ texts = {}, prices, declared = {}, pictures = {}, parts = [] }: Content): string[] {
  const { allergens = [], mayContain = [] } = declared;
  return [
    ...Object.values(texts).flatMap((text = {}) => Object.values(text)),
    ...((prices?.prices ?? []).length === 0 ? [] : [JSON.stringify(prices?.prices)]),
    ...allergens,
    ...mayContain.map((allergen) => `~${allergen}`),
    ...Object.values(pictures).filter((file) => file !== undefined),
    ...parts.flatMap((part) => [...Object.values(part.name), ...factsOf(part)]),
  ];
}

/** Whether two entries can be the same by kind: a dish may become a highlight, a heading never a dish. */
function canBeOne({ entry: before }: Line, { entry: after }: Line): boolean {
  const isRow = (entry: Line['entry']): boolean => kindOf(entry).row !== undefined;
  return before.kind === after.kind || (isRow(before) && isRow(after));
}

function share(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let both = 0;
  for (const each of one) if (other.has(each)) both++;
  return both === 0 ? 0 : both / (one.size + other.size - both);
}
