/** Punctuation between digits is part of a number: '1,5 l' is '1.5 l' and not '15 l'. */
const WITHIN_NUMBER = /(?<=\d)\p{P}+(?=\d)/gu;
const PUNCTUATION = /(?<!\d)\p{P}+|\p{P}+(?!\d)/gu;
const SPACE = /(?<!\d)\s+|\s+(?!\d)/g;

/** A text without what does not change its meaning: white space, punctuation, upper or lower case. */
export function meaningOf(text: string): string {
  const plain = text.normalize('NFC').toLowerCase().replaceAll(WITHIN_NUMBER, '.');
  return plain.replaceAll(PUNCTUATION, '').replaceAll(SPACE, '');
}
