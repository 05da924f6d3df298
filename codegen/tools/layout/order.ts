import { isDeepStrictEqual } from 'node:util';
import { anchorsOfPair, keyText, type Pair } from './tree.ts';

/**
 * The pairs in the order of the names. A pair of another name stays behind the one it follows. Where an alias would come to
 * stand before its anchor, nothing is moved.
 */
export function ordered<Ordered extends Pair>(pairs: readonly Ordered[], names: readonly string[]): Ordered[] {
  let rank = -1;
  const ranked = pairs.map((pair) => {
    const own = names.indexOf(keyText(pair.key) ?? '');
    if (own !== -1) rank = own;
    return { pair, rank };
  });
  const sorted = ranked.toSorted((one, other) => one.rank - other.rank).map(({ pair }) => pair);
  return isDeepStrictEqual(sorted.flatMap(anchorsOfPair), pairs.flatMap(anchorsOfPair)) ? sorted : [...pairs];
}
