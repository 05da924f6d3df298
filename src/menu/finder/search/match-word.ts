/** How well a word of a menu answers a word of a query: not at all, but for a typing error, by its beginning, whole. */
export const NO_MATCH = 0;
export const SIMILAR = 1;
export const PREFIX = 2;
export const EXACT = 3;

export type Match = typeof NO_MATCH | typeof SIMILAR | typeof PREFIX | typeof EXACT;

/** Words that are shorter have too many neighbours. */
const SHORTEST_WITH_ERROR = 5;

export function matchWord(asked: string, word: string): Match {
  if (word === asked) return EXACT;
  if (word.startsWith(asked)) return PREFIX;
  return asked.length >= SHORTEST_WITH_ERROR && isSimilar(asked, word) ? SIMILAR : NO_MATCH;
}

/**
 * Whether one typing error parts the asked word from the word, or from its beginning: a wrong letter, one too many, one too few, two
 * in the wrong order.
 */
function isSimilar(asked: string, word: string): boolean {
  let at = 0;
  while (at < asked.length && asked[at] === word[at]) at += 1;
  const goesOn = (askedFrom: number, wordFrom: number): boolean =>
    word.slice(wordFrom).startsWith(asked.slice(askedFrom));
  if (goesOn(at + 1, at + 1) || goesOn(at + 1, at) || goesOn(at, at + 1)) return true;
  return asked[at] === word[at + 1] && asked[at + 1] === word[at] && goesOn(at + 2, at + 2);
}
