import type { ResolvedSection, ResolvedVenue } from '../../../resolve/venue.ts';
import type { Change } from '../change.ts';
import { titleOf } from '../../../kinds/entry-text.ts';
import { kindOf } from '../../../kinds/kinds.ts';
import { ALWAYS, contentOf } from '../../../kinds/content.ts';
import { writeServed } from '../../../validate/served.ts';
import { movedAmong } from '../match/pair-up.ts';
import { dishesAmong, type Line } from '../match/line.ts';
import { matchMenu } from '../match/match-menu.ts';
import { nameOf, shown, type Side, type Sides } from '../sides.ts';
import { compareContent, compareHours, comparePictures } from './compare-content.ts';
import { formatPrices } from './compare-prices.ts';
import { compareName, compareText } from './compare-text.ts';

/** The changes of visible sections and entries, in the order of the new menu; removed entries come at the end of their section. */
export function compareMenu(before: ResolvedVenue, after: ResolvedVenue, sides: Sides): Change[] {
  if (before.status !== 'open' || after.status !== 'open') return [];
  const { sections, lines } = matchMenu(before, after, sides);
  const now = new Map([...sections].map(([is, was]) => [was, is]));
  const movedSections = movedAmong(
    [...sections].filter(([is, was]) => !was.hidden && !is.hidden).map(([is, was]) => [was, is] as const),
    (section) => before.sections.indexOf(section),
  );
  const isSameSection = (was: Line, is: Line): boolean => sections.get(is.section) === was.section;
  const stayed = lines.pairs.filter(([was, is]) => was.isShown && is.isShown && isSameSection(was, is));
  const moved = new Map(
    [...Map.groupBy(stayed, ([, { section }]) => section).values()].flatMap((pairs) => [
      ...movedAmong(pairs, ({ index }) => index),
    ]),
  );
  const partners = new Map(lines.pairs.map(([was, is]) => [is, was]));

  return [
    ...after.sections.flatMap((section) => [
      ...ofSection(section),
      ...linesIn([...partners.keys(), ...lines.added], section).flatMap(ofLine),
      ...lines.gone.filter((line) => line.isShown && now.get(line.section) === section).flatMap(ofGone),
    ]),
    ...before.sections
      .filter((section) => !now.has(section) && !section.hidden)
      .map((section): Change => {
        const entries = namesOf(lines.gone, section, sides.before);
        return { code: 'section-gone', section: shown(section.title, sides.before), entries };
      }),
  ];

  function ofSection(section: ResolvedSection): Change[] {
    const was = sections.get(section);
    const title = { section: shown(section.title, sides.after) };
    if (section.hidden) return was === undefined || was.hidden ? [] : [{ code: 'section-hidden', ...title }];
    if (was === undefined)
      return [{ code: 'section-new', ...title, entries: namesOf(lines.added, section, sides.after) }];
    const entries = namesOf([...partners.keys(), ...lines.added], section, sides.after);
    const behind = movedSections.get(section);
    const changes: Change[] = [
      ...(was.hidden ? [{ code: 'section-shown', entries } as const] : []),
      ...compareName('section-renamed', was.title, section.title, sides),
      ...compareHours(hoursOf(was), hoursOf(section)),
      ...comparePictures(picturesOf(was), picturesOf(section), sides),
      ...(movedSections.has(section)
        ? [{ code: 'section-moved', ...(behind && { after: shown(behind.title, sides.after) }) } as const]
        : []),
    ];
    return changes.map(({ code, ...change }) => ({ code, ...title, ...change }));
  }

  function ofLine(line: Line): Change[] {
    const was = partners.get(line);
    const found = was === undefined ? ofNew(line) : [...ofPair(was, line), ...ofMoved(line)];
    const place = { section: shown(line.section.title, sides.after), entry: nameOf(line.entry, sides.after) };
    return found.map(({ code, ...change }) => ({ code, ...place, ...change }));
  }

  /** An entry of a new section is reported with the section. */
  function ofNew(line: Line): Change[] {
    const isInOldSection = sections.get(line.section)?.hidden === false;
    return line.isShown && isInOldSection ? [{ code: 'entry-new', ...priced(line, 'after') }] : [];
  }

  function ofGone(line: Line): Change[] {
    const section = now.get(line.section);
    if (section === undefined || section.hidden) return [];
    const place = { section: shown(section.title, sides.after), entry: nameOf(line.entry, sides.before) };
    return [{ code: 'entry-gone', ...place, ...priced(line, 'before') }];
  }

  /** The changes of an entry in both versions; none if it was hidden and still is. */
  function ofPair(was: Line, is: Line): Change[] {
    const isSame = isSameSection(was, is);
    if (!was.isShown && !is.isShown) return [];
    if (!is.isShown) return isSame && is.section.hidden ? [] : [{ code: 'entry-hidden' }];
    const changes: Change[] = [];
    if (!was.isShown && !(isSame && was.section.hidden)) changes.push({ code: 'entry-shown', ...priced(is, 'after') });
    if (was.isShown && !isSame) {
      const [from, to] = [shown(was.section.title, sides.before), shown(is.section.title, sides.after)];
      changes.push({ code: 'entry-moved', before: from, after: to });
    }
    const [old, entry] = [was.entry, is.entry];
    if (old.kind !== entry.kind) changes.push({ code: 'entry-kind', before: old.kind, after: entry.kind });
    const names =
      'id' in entry
        ? compareName('entry-renamed', titleOf(old), titleOf(entry), sides)
        : compareText(kindOf(entry).holds === 'text' ? entry.kind : 'title', titleOf(old), titleOf(entry), sides);
    return [...changes, ...names, ...compareContent(contentOf(old), contentOf(entry), sides)];
  }

  function ofMoved(line: Line): Change[] {
    if (!moved.has(line)) return [];
    const behind = moved.get(line);
    return [{ code: 'entry-reordered', ...(behind && { after: nameOf(behind.entry, sides.after).name }) }];
  }

  function priced({ entry }: Line, when: 'before' | 'after'): Pick<Change, 'before' | 'after'> {
    const text = formatPrices(contentOf(entry).prices, sides[when]);
    return text === '' ? {} : { [when]: text };
  }
}

function hoursOf({ onlyNight, served }: ResolvedSection): string {
  if (served) return writeServed(served, 'en');
  return onlyNight ? 'from 17:00 to 3:00' : ALWAYS;
}

function picturesOf({ imageFile }: ResolvedSection): { picture?: string } {
  return imageFile === undefined ? {} : { picture: imageFile };
}

function linesIn(lines: readonly Line[], section: ResolvedSection): Line[] {
  return lines.filter((line) => line.section === section).toSorted((one, other) => one.index - other.index);
}

function namesOf(lines: readonly Line[], section: ResolvedSection, side: Side): string[] {
  return dishesAmong(linesIn(lines, section), side);
}
