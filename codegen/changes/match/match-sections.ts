import type { ResolvedSection } from '../../resolve/venue.ts';
import type { Sides } from '../sides.ts';
import { likeness } from './likeness.ts';
import type { LinePair } from './line.ts';

/** Index of a section after by its index before. */
export type SectionPairs = ReadonlyMap<number, number>;

const ALIKE = 0.6;

/** Sections that are the same: by id, then by what they hold, then by a title in any language that is the same or much like it. */
export function matchSections(
  before: readonly ResolvedSection[],
  after: readonly ResolvedSection[],
  entries: readonly LinePair[],
  sides: Sides,
): SectionPairs {
  const pairs = new Map<number, number>();
  const taken = new Set<number>();
  const pair = (was: number, is: number): void => {
    if (pairs.has(was) || taken.has(is)) return;
    pairs.set(was, is);
    taken.add(is);
  };
  const byId = new Map(after.map(({ id }, index) => [id, index]));
  before.forEach(({ id }, index) => {
    const same = byId.get(id);
    if (same !== undefined) pair(index, same);
  });
  for (const [was, is, count] of sharedEntries(entries)) {
    const [old, now] = [before[was]?.entries.length ?? 0, after[is]?.entries.length ?? 0];
    if (2 * count > Math.min(old, now) && 3 * count > Math.max(old, now)) pair(was, is);
  }
  for (const [was, old] of before.entries()) {
    if (pairs.has(was)) continue;
    const is = after.findIndex((now, index) => !taken.has(index) && isTitledAlike(old, now, sides));
    if (is !== -1) pair(was, is);
  }
  return pairs;
}

/** How many entries of one section are in another now, the most first. */
function sharedEntries(entries: readonly LinePair[]): [was: number, is: number, count: number][] {
  const counts = new Map<string, [number, number, number]>();
  for (const [{ section: was }, { section: is }] of entries) {
    const key = `${was} ${is}`;
    counts.set(key, [was, is, (counts.get(key)?.[2] ?? 0) + 1]);
  }
  return [...counts.values()].toSorted(([, , one], [, , other]) => other - one);
}

function isTitledAlike(before: ResolvedSection, after: ResolvedSection, { common }: Sides): boolean {
  return common.some((code) => {
    const [was, is] = [before.title[code], after.title[code]];
    return was !== undefined && is !== undefined && likeness(was, is) >= ALIKE;
  });
}
