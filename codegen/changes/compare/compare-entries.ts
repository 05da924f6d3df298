import { outOfOrder } from '../match/in-order.ts';
import type { Line, LinePair } from '../match/line.ts';
import type { MatchedVenue } from '../match/match-entries.ts';
import type { ResolvedVenue } from '../../resolve/venue.ts';
import type { Change } from '../change.ts';
import { contentOf } from '../content.ts';
import { nameOf, shown, titleOf, type Sides } from '../sides.ts';
import { compareContent } from './compare-content.ts';
import { formatPrices } from './compare-prices.ts';
import { compareName, compareText } from './compare-text.ts';

/** Two versions of a venue, matched. */
export type Comparison = {
  readonly before: ResolvedVenue;
  readonly after: ResolvedVenue;
  readonly matched: MatchedVenue;
  readonly sides: Sides;
};

/** A change and where in the menu as it is now it is told. */
export type PlacedChange = { readonly section: number; readonly index: number; readonly change: Change };

/**
 * What changed of the entries that a diner sees or saw; what is gone stands behind the rest of its section. What came or went with its whole section is not told again.
 */
export function compareEntries(comparison: Comparison): PlacedChange[] {
  const { after, matched, sides } = comparison;
  const stayed = compareOrder(comparison);
  const changes: PlacedChange[] = [];
  for (const pair of matched.pairs) {
    const [, line] = pair;
    const found = [...comparePair(pair, comparison), ...(stayed.get(line) ?? [])];
    const place = { section: titleOfSection(after, line, sides.after), entry: nameOf(line.entry, sides.after) };
    for (const { code, ...change } of found) changes.push({ ...placeOf(line), change: { code, ...place, ...change } });
  }
  for (const line of matched.added) {
    if (!line.isShown || !wasThere(line, comparison)) continue;
    const place = { section: titleOfSection(after, line, sides.after), entry: nameOf(line.entry, sides.after) };
    changes.push({ ...placeOf(line), change: { code: 'entry-new', ...place, ...priced(line, 'after', sides) } });
  }
  for (const line of matched.gone) {
    const section = matched.sections.get(line.section);
    if (!line.isShown || section === undefined || !isSectionShown(after, section)) continue;
    // Its section may have another title now.
    const place = {
      section: shown(after.sections[section]?.title, sides.after),
      entry: nameOf(line.entry, sides.before),
    };
    const change: Change = { code: 'entry-gone', ...place, ...priced(line, 'before', sides) };
    changes.push({ section, index: Infinity, change });
  }
  return changes;
}

/** What changed of one entry that is still there. Of one that was hidden and is, nothing. */
function comparePair([was, is]: LinePair, { before, after, matched, sides }: Comparison): Change[] {
  if (!was.isShown && !is.isShown) return [];
  const isSameSection = matched.sections.get(was.section) === is.section;
  if (!is.isShown) {
    const isToldBySection = isSameSection && !isSectionShown(after, is.section);
    return isToldBySection ? [] : [{ code: 'entry-hidden' }];
  }
  const isToldBySection = isSameSection && !isSectionShown(before, was.section);
  const changes: Change[] = [];
  if (!was.isShown && !isToldBySection) changes.push({ code: 'entry-shown', ...priced(is, 'after', sides) });
  if (was.isShown && !isSameSection) {
    const [from, to] = [titleOfSection(before, was, sides.before), titleOfSection(after, is, sides.after)];
    changes.push({ code: 'entry-moved', before: from, after: to });
  }
  if (was.entry.kind !== is.entry.kind)
    changes.push({ code: 'entry-kind', before: was.entry.kind, after: is.entry.kind });
  const [old, now] = [titleOf(was.entry), titleOf(is.entry)];
  const names =
    'id' in is.entry
      ? compareName('entry-renamed', old, now, sides)
      : compareText(TITLES[is.entry.kind] ?? 'title', old, now, sides);
  return [...changes, ...names, ...compareContent(contentOf(was.entry), contentOf(is.entry), sides)];
}

/** What the text is called that an entry without an id begins with. */
const TITLES: Partial<Record<Line['entry']['kind'], string>> = { heading: 'heading', note: 'note', banner: 'banner' };

/** The entries that stand elsewhere in their section, with what they stand behind now. */
function compareOrder({ matched, sides }: Comparison): Map<Line, Change[]> {
  const moved = new Map<Line, Change[]>();
  const stayed = matched.pairs.filter(
    ([was, is]) => was.isShown && is.isShown && matched.sections.get(was.section) === is.section,
  );
  for (const pairs of Map.groupBy(stayed, ([, { section }]) => section).values()) {
    for (const place of outOfOrder(pairs.map(([{ index }]) => index))) {
      const line = pairs[place]?.[1];
      const previous = pairs[place - 1]?.[1];
      if (line === undefined) continue;
      const behind = previous === undefined ? {} : { after: nameOf(previous.entry, sides.after).name };
      moved.set(line, [{ code: 'entry-reordered', ...behind }]);
    }
  }
  return moved;
}

/** Whether the section of a new entry was there and seen; otherwise what it holds is told with the section. */
function wasThere({ section }: Line, { before, matched }: Comparison): boolean {
  for (const [was, is] of matched.sections) if (is === section) return isSectionShown(before, was);
  return false;
}

export function isSectionShown({ sections, status }: ResolvedVenue, index: number): boolean {
  return status === 'open' && sections[index]?.hidden === false;
}

function titleOfSection({ sections }: ResolvedVenue, { section }: Line, side: Sides['before']): string {
  return shown(sections[section]?.title, side);
}

function priced({ entry }: Line, when: 'before' | 'after', sides: Sides): Pick<Change, 'before' | 'after'> {
  const { prices } = contentOf(entry);
  const text = prices === undefined ? '' : formatPrices(prices, sides[when]);
  return text === '' ? {} : { [when]: text };
}

function placeOf({ section, index }: Line): { section: number; index: number } {
  return { section, index };
}
