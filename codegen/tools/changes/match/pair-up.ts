/** Matches the elements of two lists, one before and one after a change. */

/** `pairs` are in the order of after. */
export type Paired<Thing> = {
  readonly pairs: readonly (readonly [before: Thing, after: Thing])[];
  readonly gone: readonly Thing[];
  readonly added: readonly Thing[];
};

/** The keys of a thing: two things with a common key match. */
type Sign<Thing> = (thing: Thing) => readonly string[];

/** Pairs things by the signs in the given order, then by likeness, which is undefined for two that do not match. */
export function pairUp<Thing>(
  before: readonly Thing[],
  after: readonly Thing[],
  signs: readonly Sign<Thing>[],
  likeness?: (before: Thing, after: Thing) => number | undefined,
): Paired<Thing> {
  const found = new Map<Thing, Thing>();
  const left = new Set(before);
  const pair = (was: Thing, is: Thing): void => {
    if (!left.has(was) || found.has(is)) return;
    left.delete(was);
    found.set(is, was);
  };
  for (const keysOf of signs) {
    const byKey = new Map<string, Thing[]>();
    for (const is of after) {
      if (found.has(is)) continue;
      for (const key of keysOf(is)) byKey.set(key, [...(byKey.get(key) ?? []), is]);
    }
    for (const was of left) {
      const is = keysOf(was)
        .flatMap((key) => byKey.get(key) ?? [])
        .find((each) => !found.has(each));
      if (is !== undefined) pair(was, is);
    }
  }
  if (likeness !== undefined) {
    const rest = after.filter((is) => !found.has(is));
    const scored = [...left].flatMap((was) =>
      rest.flatMap((is) => {
        const score = likeness(was, is);
        return score === undefined ? [] : [{ was, is, score }];
      }),
    );
    for (const { was, is } of scored.toSorted((one, other) => other.score - one.score)) pair(was, is);
  }
  return {
    pairs: after.flatMap((is) => {
      const was = found.get(is);
      return was === undefined ? [] : [[was, is] as const];
    }),
    gone: before.filter((was) => left.has(was)),
    added: after.filter((is) => !found.has(is)),
  };
}

/** The positions of distinct numbers outside of the longest increasing subsequence: moving them sorts the list. */
export function outOfOrder(numbers: readonly number[]): Set<number> {
  /** For each length, the position where the best subsequence of that length ends. */
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [place, value] of numbers.entries()) {
    const found = ends.findIndex((end) => (numbers[end] ?? 0) >= value);
    const length = found === -1 ? ends.length : found;
    previous[place] = ends[length - 1];
    ends[length] = place;
  }
  const moved = new Set(numbers.keys());
  for (let place = ends.at(-1); place !== undefined; place = previous[place]) moved.delete(place);
  return moved;
}

/** The things that moved, each with its new predecessor; undefined if it is now the first. */
export function movedAmong<Thing>(
  pairs: readonly (readonly [before: Thing, after: Thing])[],
  placeBefore: (thing: Thing) => number,
): Map<Thing, Thing | undefined> {
  const places = outOfOrder(pairs.map(([was]) => placeBefore(was)));
  return new Map([...places].flatMap((place) => (pairs[place] ? [[pairs[place][1], pairs[place - 1]?.[1]]] : [])));
}
