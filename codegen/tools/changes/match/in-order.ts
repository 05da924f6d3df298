/**
 * The places in a list of different numbers that must be moved to have it rise: all but the longest rising run, of which
 * the numbers need not be neighbours.
 */
export function outOfOrder(numbers: readonly number[]): Set<number> {
  /** For each length the place where the best run of that length ends. */
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

/** What stands elsewhere among what stayed, with what it stands behind now: undefined where it is the first. */
export function movedAmong<Thing>(
  pairs: readonly (readonly [before: Thing, after: Thing])[],
  placeBefore: (thing: Thing) => number,
): Map<Thing, Thing | undefined> {
  const places = outOfOrder(pairs.map(([was]) => placeBefore(was)));
  return new Map([...places].flatMap((place) => (pairs[place] ? [[pairs[place][1], pairs[place - 1]?.[1]]] : [])));
}
