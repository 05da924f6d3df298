import { outOfOrder } from '../match/in-order.ts';
import type { Line } from '../match/line.ts';
import type { ResolvedSection } from '../../resolve/venue.ts';
import type { Change } from '../change.ts';
import { nameOf, shown, type Side } from '../sides.ts';
import { compareHours, comparePictures } from './compare-content.ts';
import { isSectionShown, type Comparison, type PlacedChange } from './compare-entries.ts';
import { compareName } from './compare-text.ts';

/** What changed of the sections themselves. Of a venue without a menu, before or after, nothing is told. */
export function compareSections(comparison: Comparison): PlacedChange[] {
  const { before, after, matched, sides } = comparison;
  if (before.status !== 'open' || after.status !== 'open') return [];
  const wasOf = new Map([...matched.sections].map(([was, is]) => [is, was]));
  const moved = movedSections(comparison);
  const changesOf = (section: ResolvedSection, index: number): Change[] => {
    const title = { section: shown(section.title, sides.after) };
    const was = wasOf.get(index);
    const old = was === undefined ? undefined : before.sections[was];
    const [wasShown, isShown] = [was !== undefined && isSectionShown(before, was), isSectionShown(after, index)];
    if (!wasShown && !isShown) return [];
    if (old === undefined) {
      return [{ code: 'section-new', ...title, entries: namesOf(matched.added, index, sides.after) }];
    }
    if (!isShown) return [{ code: 'section-hidden', ...title }];
    const shownAgain: Change[] = wasShown
      ? []
      : [{ code: 'section-shown', ...title, entries: namesOf(linesIn(comparison), index, sides.after) }];
    return [...shownAgain, ...compareSection(old, section, comparison), ...(moved.get(index) ?? [])].map(
      ({ code, ...change }) => ({ code, ...title, ...change }),
    );
  };
  const gone = before.sections.flatMap(({ title }, index): Change[] => {
    if (matched.sections.has(index) || !isSectionShown(before, index)) return [];
    const entries = namesOf(matched.gone, index, sides.before);
    return [{ code: 'section-gone', section: shown(title, sides.before), entries }];
  });
  return [
    ...after.sections.flatMap((section, index) =>
      changesOf(section, index).map((change) => ({ section: index, index: -1, change })),
    ),
    ...gone.map((change) => ({ section: Infinity, index: -1, change })),
  ];
}

function compareSection(before: ResolvedSection, after: ResolvedSection, { sides }: Comparison): Change[] {
  return [
    ...compareName('section-renamed', before.title, after.title, sides),
    ...compareHours(hoursOf(before), hoursOf(after)),
    ...comparePictures({ picture: before.imageFile }, { picture: after.imageFile }, sides),
  ];
}

function hoursOf({ onlyNight }: ResolvedSection): string {
  return onlyNight ? 'from 17:00 to 3:00' : 'at any hour';
}

/** Sections that stand elsewhere now, with the one that they stand behind. */
function movedSections({ before, after, matched, sides }: Comparison): Map<number, Change[]> {
  const stayed = [...matched.sections]
    .filter(([was, is]) => isSectionShown(before, was) && isSectionShown(after, is))
    .toSorted(([, one], [, other]) => one - other);
  const moved = new Map<number, Change[]>();
  for (const place of outOfOrder(stayed.map(([was]) => was))) {
    const [, is] = stayed[place] ?? [];
    const previous = stayed[place - 1]?.[1];
    if (is === undefined) continue;
    const behind = previous === undefined ? {} : { after: shown(after.sections[previous]?.title, sides.after) };
    moved.set(is, [{ code: 'section-moved', ...behind }]);
  }
  return moved;
}

function linesIn({ matched }: Comparison): Line[] {
  const lines = [...matched.pairs.map(([, line]) => line), ...matched.added];
  return lines.toSorted((one, other) => one.index - other.index);
}

/** The dishes of a section that are shown; headings and notes are not counted. */
function namesOf(lines: readonly Line[], section: number, side: Side): string[] {
  return lines
    .filter((line) => line.section === section && line.isShown && 'id' in line.entry)
    .map(({ entry }) => nameOf(entry, side).name);
}
