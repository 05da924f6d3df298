/** Words of a price that look like an amount or a label but are not. */
import { wholeAmounts } from './currency.ts';
import { AMOUNT } from './price-meant.ts';
import { standardLabel } from './price-label.ts';

/** Fast pre-check for suspicious characters: a letter beside digits, or a character that a Spanish keyboard lacks. */
const MAY_BE =
  /[^\0-\u00AC\u00AE-\u00FF€]|\u00AD|(?:^|[\s/+])[OolI][\d.,]|[\d.,][Oo](?!\p{L})|\d[lI][.,]\d|\d[.,][lI]\d/u;
const WORD = /[^\s/]+/g;
const LETTERS_FOR_DIGITS = /^\+?(?=.*\d)[\dOolI](?:[\dOo]*|[\dOolI]*(?=[.,]))(?:[.,][\dOolI]{1,2})?€?$/;
/** An amount that begins with a digit of another script: `１，２００円`. */
const FOREIGN_AMOUNT = /^(?!\d)\p{Nd}[\p{Nd}.,．，٫]*[円元원]?$/u;
const YEN_OR_WON = /[円元원]$/;
const AMOUNT_ONLY = new RegExp(`^\\+?${AMOUNT}€?$`);

export type LikeDigits = {
  readonly at: number;
  readonly word: string;
  /** The whole text with such words corrected. */
  readonly meant: string;
};

/** The first word with letters, digits of another script or invisible characters in place of an amount or a label: `O,50`. */
export function likeDigits(text: string): LikeDigits | undefined {
  if (!MAY_BE.test(text)) return undefined;
  let first: Omit<LikeDigits, 'meant'> | undefined;
  const meant = text.replaceAll(WORD, (word, at: number) => {
    const seen = asSeen(word);
    if (seen !== word) first ??= { at, word };
    return seen;
  });
  return first && { ...first, meant };
}

/** A word as it appears on screen, if that is an amount or a label. */
function asSeen(word: string): string {
  const visible = word.replaceAll(/\p{Cf}/gu, '');
  const digits = visible
    .replaceAll(/\p{Nd}/gu, asciiDigit)
    .replace(/^＋/, '+')
    .replaceAll(/[．٫]/g, '.')
    .replaceAll(/[，‚]/g, ',');
  if (FOREIGN_AMOUNT.test(visible)) return wholeAmounts(digits.replace(YEN_OR_WON, ''));
  const amount = LETTERS_FOR_DIGITS.test(digits) ? digits.replaceAll(/[Oo]/g, '0').replaceAll(/[lI]/g, '1') : digits;
  return AMOUNT_ONLY.test(amount) || standardLabel(amount) !== undefined ? amount : word;
}

/** The ASCII digit of a digit in any script: the digits of a script follow each other from zero on. */
export function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++;
  return String(before % 10);
}
