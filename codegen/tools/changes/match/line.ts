import { slug } from '../../../parse/slug.ts';
import type { ResolvedEntry } from '../../../kinds/kinds.ts';
import type { ResolvedSection, ResolvedVenue } from '../../../resolve/venue.ts';
import { isHidden } from '../../../kinds/declared.ts';
import { titleOf } from '../../../kinds/entry-text.ts';
import { nameOf, type Side } from '../sides.ts';
import type { Language } from '../../../../src/terms/language.ts';
import type { Text } from '../../../../src/terms/resolved-venue.ts';

export type Line = {
  readonly entry: ResolvedEntry;
  readonly section: ResolvedSection;
  readonly index: number;
  /** Neither the entry, its section nor the venue is hidden. */
  readonly isShown: boolean;
};

export function linesOf({ sections, status }: ResolvedVenue): Line[] {
  return sections.flatMap((section) =>
    section.entries.map((entry, index) => ({
      entry,
      section,
      index,
      isShown: status === 'open' && !section.hidden && !isHidden(entry),
    })),
  );
}

/** Names of the visible dishes among lines, without headings and notes. */
export function dishesAmong(lines: readonly Line[], speaker: Pick<Side, 'languages'>): string[] {
  return lines.flatMap(({ isShown, entry }) => (isShown && 'id' in entry ? nameOf(entry, speaker).name : []));
}

/** The key of an entry in both versions: its id, without the number of a second entry of the same name, or its text. */
export function identityOf({ entry }: Line): string {
  const texts = Object.values(titleOf(entry));
  if (!('id' in entry)) return `${entry.kind} ${keyOfText(texts[0] ?? '')}`;
  const { id } = entry;
  const text = texts.find((each) => {
    const base = slug(each) || WITHOUT_LETTERS;
    return id === base || (id.startsWith(`${base}-`) && /^\d+$/.test(id.slice(base.length + 1)));
  });
  return `id ${text === undefined ? id : keyOfText(text)}`;
}

/** The id of a name that has no letters or digits. */
const WITHOUT_LETTERS = 'item';

/** The key of a text: its slug, or the text itself if it has no letters. */
export const keyOfText = (text: string): string => slug(text) || text;

/** Names with at least this likeness are one name, corrected. */
export const NAMED_ALIKE = 0.6;

/** The likeness of two names, in the language with the highest value: an unchanged translation identifies the thing. */
export function nameLikeness(before: Text, after: Text, languages: readonly Language[]): number {
  const scores = languages.map((code) => {
    const [was, is] = [before[code], after[code]];
    return was === undefined || is === undefined ? 0 : likeness(was, is);
  });
  return Math.max(0, ...scores);
}

/** The likeness of two texts, from 0 to 1: the share of common pairs of neighbouring letters. */
function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const [first, second] = [pairsOf(one), pairsOf(other)];
  let both = 0;
  for (const [pair, count] of first) both += Math.min(count, second.get(pair) ?? 0);
  const all = [...first.values(), ...second.values()].reduce((sum, count) => sum + count, 0);
  return all === 0 ? 0 : (2 * both) / all;
}

/** Longer texts are compared by their beginning. */
const MOST_LETTERS = 200;

/** Cache of letter pairs: a text is compared with several others. */
const counted = new Map<string, ReadonlyMap<string, number>>();
const MOST_KEPT = 20_000;

function pairsOf(text: string): ReadonlyMap<string, number> {
  let pairs = counted.get(text);
  if (pairs === undefined) {
    pairs = countPairs(` ${keyOfText(text.slice(0, MOST_LETTERS))} `);
    if (counted.size >= MOST_KEPT) counted.clear();
    counted.set(text, pairs);
  }
  return pairs;
}

function countPairs(text: string): Map<string, number> {
  const pairs = new Map<string, number>();
  for (let at = 1; at < text.length; at++) {
    const pair = text.slice(at - 1, at + 1);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}
