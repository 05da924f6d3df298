/** Letters that Unicode does not decompose. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' };

/**
 * The words of a text as a search compares them: lower case, without accents and unseen characters (such as soft hyphens), in the order
 * of the text. Every other character that is neither letter nor digit separates words, except the dot of Catalan `col·laboració`.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøđłı]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/l[·•.‧]l/g, 'll');
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
