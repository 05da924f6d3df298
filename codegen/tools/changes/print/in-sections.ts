import type { Change } from '../change.ts';
import type { VenueName } from '../report.ts';
import { isToldWhole } from './summary.ts';
import { plainLine } from './words.ts';

/**
 * Changes by section, in order; those of the venue itself come first, without a title. What the summary above them says whole
 * is not among them.
 */
export function inSections(changes: readonly Change[]): [section: string | undefined, changes: Change[]][] {
  const sections = Map.groupBy(
    changes.filter((change) => !isToldWhole(change)),
    ({ section }) => section,
  );
  return [...sections].toSorted(([one], [other]) => Number(one !== undefined) - Number(other !== undefined));
}

/** 'Gottan Granada', 'In 2 venues (Gottan Granada, Gottan Huelin)' */
export function venuesInWords(venues: readonly VenueName[]): string {
  const names = venues.map(({ name, id }) => plainLine(name) || id);
  return venues.length === 1 ? names.join() : `In ${venues.length} venues (${names.join(', ')})`;
}
