import type { Line } from './line.ts';
import type { Matches } from './matches.ts';
import type { SectionPairs } from './match-sections.ts';

/**
 * Where entries that are not matched stand, as two signs: so many after a matched entry, and so many before one; the
 * beginning and end of the section count as such. Entries of before and after that share a sign stand at the same place.
 */
export function placesOf(matches: Matches, sections: SectionPairs): Map<Line, string[]> {
  const places = new Map<Line, string[]>();
  const note = (lines: readonly Line[], sectionOf: (line: Line) => unknown, sign: string): void => {
    let section: unknown;
    let from: Line | string = '';
    let steps = 0;
    for (const line of lines) {
      if (sectionOf(line) !== section) {
        section = sectionOf(line);
        from = 'edge';
        steps = 0;
      }
      if (matches.isMatched(line)) {
        from = matches.afterOf(line) ?? line;
        steps = 0;
      } else {
        steps++;
        const anchor = typeof from === 'string' ? from : `${from.section}.${from.index}`;
        places.set(line, [...(places.get(line) ?? []), `${sign} ${String(section)} ${anchor} ${steps}`]);
      }
    }
  };
  // Sections are named by their index after; one that is gone has a name of its own.
  const before = (line: Line): unknown => sections.get(line.section) ?? `gone ${line.section}`;
  const after = (line: Line): unknown => line.section;
  note(matches.before, before, 'after');
  note(matches.after, after, 'after');
  note(matches.before.toReversed(), before, 'before');
  note(matches.after.toReversed(), after, 'before');
  return places;
}
