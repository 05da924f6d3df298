import { slug } from '../../resolve/slug.ts';

/** How alike two texts are, from 0 to 1: the share of pairs of neighbouring letters that both have. */
export function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const [first, second] = [pairsOf(one), pairsOf(other)];
  let both = 0;
  for (const [pair, count] of first) both += Math.min(count, second.get(pair) ?? 0);
  const all = sizeOf(first) + sizeOf(second);
  return all === 0 ? 0 : (2 * both) / all;
}

/** Long texts are compared by their beginning. */
const MOST_LETTERS = 200;

/** What was counted is kept: a text is compared with several. */
const counted = new Map<string, ReadonlyMap<string, number>>();
const MOST_KEPT = 20_000;

function pairsOf(text: string): ReadonlyMap<string, number> {
  let pairs = counted.get(text);
  if (pairs === undefined) {
    pairs = countPairs(` ${slug(text.slice(0, MOST_LETTERS)) || text} `);
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

function sizeOf(pairs: ReadonlyMap<string, number>): number {
  let size = 0;
  for (const count of pairs.values()) size += count;
  return size;
}
