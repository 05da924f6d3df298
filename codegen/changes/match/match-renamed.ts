import { contentOf, type Content } from '../content.ts';
import { shown, titleOf, type Sides } from '../sides.ts';
import { slug } from '../../resolve/slug.ts';
import { likeness } from './likeness.ts';
import type { Line } from './line.ts';
import type { Matches } from './matches.ts';
import type { SectionPairs } from './match-sections.ts';
import { placesOf } from './places.ts';

/** From here on two entries are one under another name; where it moved as well, more must speak for it. */
const ENOUGH = 0.5;
const ENOUGH_ELSEWHERE = 0.6;

/** Entries that share a word with more others than these are not known by that word. */
const MOST_OF_A_WORD = 20;

/**
 * Matches entries that are gone with new ones that have most of their content: in the same section, or elsewhere if still
 * more is the same. The likest are matched first.
 */
export function matchRenamed(matches: Matches, sections: SectionPairs, sides: Sides): void {
  const { gone, added } = matches;
  if (gone.length === 0 || added.length === 0) return;
  const places = placesOf(matches, sections);
  const samePlace = (before: Line, after: Line): boolean =>
    (places.get(before) ?? []).some((place) => places.get(after)?.includes(place));
  const isNear = (before: Line, after: Line): boolean => sections.get(before.section) === after.section;

  const found = candidates(gone, added, places).flatMap(([before, after]) => {
    const score = scoreOf(before, after, samePlace(before, after), sides);
    return score >= (isNear(before, after) ? ENOUGH : ENOUGH_ELSEWHERE) ? [{ before, after, score }] : [];
  });
  for (const { before, after } of found.toSorted((one, other) => other.score - one.score)) {
    if (!matches.isMatched(before) && !matches.isMatched(after)) matches.pair(before, after);
  }
}

/** Pairs that have something in common, in the order of before: comparing each with each takes long in a long menu. */
function candidates(
  gone: readonly Line[],
  added: readonly Line[],
  places: ReadonlyMap<Line, readonly string[]>,
): [Line, Line][] {
  const byToken = new Map<string, Line[]>();
  for (const line of added) {
    for (const token of tokensOf(line, places)) {
      const lines = byToken.get(token);
      if (lines === undefined) byToken.set(token, [line]);
      else if (lines.length < MOST_OF_A_WORD) lines.push(line);
    }
  }
  return gone.flatMap((before) => {
    const near = new Set([...tokensOf(before, places)].flatMap((token) => byToken.get(token) ?? []));
    return [...near].filter((after) => canBeOne(before, after)).map((after): [Line, Line] => [before, after]);
  });
}

function tokensOf(line: Line, places: ReadonlyMap<Line, readonly string[]>): Set<string> {
  const words = Object.values(titleOf(line.entry)).flatMap((title) => slug(title).split('-'));
  const texts = Object.values(contentOf(line.entry).texts ?? {}).flatMap((text = {}) => Object.values(text));
  return new Set([
    ...words.filter((word) => word.length > 3).map((word) => word.slice(0, 5)),
    ...texts,
    ...(places.get(line) ?? []),
  ]);
}

/** A dish may be shown large now; a heading is never a dish. */
function canBeOne({ entry: before }: Line, { entry: after }: Line): boolean {
  const isItem = (kind: string): boolean => kind === 'item' || kind === 'highlight';
  return before.kind === after.kind || (isItem(before.kind) && isItem(after.kind));
}

/** How much of what two entries have is the same, from 0 to 1. What neither has does not count. */
function scoreOf(before: Line, after: Line, samePlace: boolean, sides: Sides): number {
  const [was, is] = [contentOf(before.entry), contentOf(after.entry)];
  const [wasTexts, isTexts] = [textsOf(was, sides), textsOf(is, sides)];
  const signs: [weight: number, score: number | undefined][] = [
    [3, nameScore(before, after, sides)],
    [2, wasTexts + isTexts === '' ? undefined : likeness(wasTexts, isTexts)],
    [1, equality(JSON.stringify(was.prices?.prices ?? []), JSON.stringify(is.prices?.prices ?? []), '[]')],
    [1, shareOf(declaredOf(was), declaredOf(is))],
    [1, equality(was.pictures?.picture, is.pictures?.picture)],
    [1, samePlace ? 1 : 0],
  ];
  let score = 0;
  let most = 0;
  for (const [weight, sign] of signs) {
    if (sign === undefined) continue;
    score += weight * sign;
    most += weight;
  }
  return score / most;
}

/** A name that stayed in one language speaks for the dish. */
function nameScore(before: Line, after: Line, { common }: Sides): number {
  const [was, is] = [titleOf(before.entry), titleOf(after.entry)];
  const scores = common.map((code) =>
    was[code] === undefined || is[code] === undefined ? 0 : likeness(was[code], is[code]),
  );
  return Math.max(0, ...scores);
}

/** The words of an entry beside its name, its parts too. */
function textsOf({ texts = {}, parts = [] }: Content, sides: Sides): string {
  return [
    ...Object.values(texts).map((text) => shown(text, sides.after)),
    ...parts.flatMap((part) => [shown(part.name, sides.after), textsOf(part, sides)]),
  ]
    .join(' ')
    .trim();
}

function declaredOf({ declared }: Content): string[] {
  return [...(declared?.allergens ?? []), ...(declared?.mayContain ?? []).map((allergen) => `~${allergen}`)];
}

function shareOf(one: readonly string[], other: readonly string[]): number | undefined {
  const all = new Set([...one, ...other]);
  return all.size === 0 ? undefined : one.filter((each) => other.includes(each)).length / all.size;
}

function equality(one: string | undefined, other: string | undefined, nothing?: string): number | undefined {
  if (one === other && one === nothing) return undefined;
  return one === other ? 1 : 0;
}
