import { wordsOf } from '../../../i18n/plain-words.ts';

/** The words that find a text, also in the spelling of German without umlauts (`Kaese`). */
export function indexedWords(text: string): string[] {
  const composed = text.normalize('NFC');
  const words = wordsOf(composed);
  if (!/[äöü]/i.test(composed)) return words;
  return [...words, ...wordsOf(composed.replaceAll(/[äöü]/gi, '$&e')).filter((word) => !words.includes(word))];
}

/**
 * Stop words of the six languages; a search with other words ignores them. Words for 'without' are not among them: a search for
 * 'sin gluten' must not find dishes with gluten.
 */
const STOP_WORDS = new Set(
  `a al au aux con de del der die das di da des du e ed el en et i il in la las le les lo los mit of o oder ou per
   por the un una und une with y à amb and avec`
    .split(/\s+/)
    .flatMap(wordsOf),
);

/** The words of a query that a result must match. */
export function askedWords(query: string): string[] {
  const words = wordsOf(query);
  const telling = words.filter((word) => word.length > 1 && !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

/** How well a word of a menu matches a word of a query: not at all, with a typing error, by its beginning, as a whole. */
export const NO_MATCH = 0;
export const SIMILAR = 1;
export const PREFIX = 2;
export const EXACT = 3;

export type Match = typeof NO_MATCH | typeof SIMILAR | typeof PREFIX | typeof EXACT;

/** The fewest letters of a query's word that may have a typing error; shorter ones are similar to too many words. */
const SHORTEST_WITH_ERROR = 5;

export function matchWord(asked: string, word: string): Match {
  if (word === asked) return EXACT;
  if (word.startsWith(asked)) return PREFIX;
  // Scripts without capitals have no spaces between words, or articles that are part of them.
  if (/\p{Lo}/u.test(asked) && word.includes(asked)) return PREFIX;
  return asked.length >= SHORTEST_WITH_ERROR && isSimilar(asked, word) ? SIMILAR : NO_MATCH;
}

/**
 * Whether the asked word differs from the word, or from its beginning, by one typing error: a wrong letter, one too many, one too few, two
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
