/**
 * The places in a list of different numbers that must be moved to have it rise: all but the longest rising run, of which
 * the numbers need not be neighbours.
 */
export function outOfOrder(numbers: readonly number[]): Set<number> {
  /** For each length the place where the best run of that length ends. */
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  numbers.forEach((value, place) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] ?? 0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    previous[place] = low === 0 ? undefined : ends[low - 1];
    ends[low] = place;
  });
  const moved = new Set(numbers.keys());
  for (let place = ends.at(-1); place !== undefined; place = previous[place]) moved.delete(place);
  return moved;
}
