import type { BarDishes, Dish } from '../../../server/protocol/tonight.ts';
import { wordsOf } from '../../i18n/plain-words.ts';

/** How many answers fit above the keyboard and a little more. */
const MOST = 12;

/**
 * The dishes whose name, in any language, has all words of a query, or words that begin like its last one: a waiter types the beginning of
 * a word and takes what is there. Accents do not matter. Those that begin like the query come first.
 */
export function findDishes({ dishes }: BarDishes, query: string): readonly Dish[] {
  const asked = wordsOf(query);
  if (asked.length === 0) return [];
  const found = dishes.flatMap((dish) => {
    const ranks = Object.values(dish.name).map((name) => rankOf(wordsOf(name), asked));
    const rank = Math.min(...ranks);
    return rank === Infinity ? [] : { dish, rank };
  });
  return found
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, MOST)
    .map(({ dish }) => dish);
}

/** 0 where a name begins like the query, 1 where it has all of it, infinite where it has not. */
function rankOf(name: readonly string[], asked: readonly string[]): number {
  const hasAll = asked.every((word) => name.some((each) => each.startsWith(word)));
  if (!hasAll) return Infinity;
  return name[0]?.startsWith(asked[0] ?? '') ? 0 : 1;
}
