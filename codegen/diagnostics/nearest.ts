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

/**
 * The candidate that a word can only be a misspelling of, where a wrong one would do harm: one slip away, two if the word is long. The first letter
 * is the same, unless it is lost, added or swapped with the second; in the middle of a short word no letter is another, because that is another word.
 */
export function misspelt(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word
    .toLowerCase()
    .replaceAll(/[^\p{L}\s]/gu, '')
    .trim();
  const limit = wanted.length < 7 ? 1 : 2;
  for (const candidate of candidates) {
    const [one, other] = [wanted, candidate.toLowerCase()];
    const apart = distance(one, other, limit);
    if (apart <= limit && hasSameStart(one, other) && !isOtherWord(one, other)) return candidate;
  }
  return undefined;
}

const hasSameStart = (one: string, other: string): boolean =>
  one[0] === other[0] || one.slice(1) === other || other.slice(1) === one || isSwapped(one, other);

const isOtherWord = (one: string, other: string): boolean =>
  one.length === other.length && one.length < 5 && one.slice(0, -1) !== other.slice(0, -1) && !isSwapped(one, other);

/** Whether two words of the same length have the same letters. */
const isSwapped = (one: string, other: string): boolean =>
  [...one].toSorted().join('') === [...other].toSorted().join('');

/** The hint 'did you mean'; undefined if no candidate is near. */
export function hintOfNearest(word: string, candidates: Iterable<string>): Words | undefined {
  const meant = nearest(word, candidates);
  return meant === undefined ? undefined : words('didYouMean', meant);
}
