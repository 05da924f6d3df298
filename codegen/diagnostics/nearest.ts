import { words, type Words } from './words.ts';

/** The number of letters inserted, dropped, replaced or swapped between two words; `limit + 1` if it exceeds `limit`. */
export function distance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        cost = Math.min(cost, (beforePrevious[column - 2] ?? 0) + 1);
      }
      current.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    beforePrevious = previous;
    previous = current;
  }
  return previous[other.length] ?? 0;
}

/** The candidate nearest to a word, without regard to case; undefined if none is near enough. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase();
  let limit = wanted.length <= 3 ? 1 : wanted.length <= 7 ? 2 : 3;
  let best: string | undefined;
  for (const candidate of candidates) {
    const apart = distance(wanted, candidate.toLowerCase(), limit);
    if (apart <= limit && (best === undefined || apart < limit)) {
      best = candidate;
      limit = apart;
    }
  }
  return best;
}

/** The hint 'did you mean'; undefined if no candidate is near. */
export function hintOfNearest(word: string, candidates: Iterable<string>): Words | undefined {
  const meant = nearest(word, candidates);
  return meant === undefined ? undefined : words('didYouMean', meant);
}
