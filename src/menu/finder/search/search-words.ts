/** Letters that Unicode does not take apart. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' };

/**
 * The words of a text as a search compares them: lower case, without accents, in the order of the text. Catalan `col·laboració` is one
 * word; what else is neither letter nor digit parts words.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøđłı]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/l[·•.‧]l/g, 'll');
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words under which a text is found: also as those write German who have no umlauts (`Kaese`). */
export function indexedWords(text: string): string[] {
  const composed = text.normalize('NFC');
  const words = wordsOf(composed);
  if (!/[äöü]/i.test(composed)) return words;
  return [...words, ...wordsOf(composed.replaceAll(/[äöü]/gi, '$&e')).filter((word) => !words.includes(word))];
}

/**
 * Words of the six languages that say little; a search that has others does without them. Words for 'without' are not among them: who
 * looks for 'sin gluten' must not be shown what has gluten.
 */
const SMALL = new Set(
  `a al au aux con de del der die das di da des du e ed el en et i il in la las le les lo los mit of o oder ou per
   por the un una und une with y à amb and avec`
    .split(/\s+/)
    .flatMap(wordsOf),
);

/** The words of a query that must be found. */
export function askedWords(query: string): string[] {
  const words = wordsOf(query);
  const telling = words.filter((word) => word.length > 1 && !SMALL.has(word));
  return telling.length > 0 ? telling : words;
}
