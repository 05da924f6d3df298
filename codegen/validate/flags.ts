import { fixing, words, type Change } from '../diagnostics/words.ts';
import { distance, nearest } from '../diagnostics/nearest.ts';
import { MARKS, type Mark } from '../../src/terms/marks.ts';
import { flagOf, isDenied, keyOf, markInWords, markOf, meantBy } from './marks.ts';
import { inOtherWords, standardLabel } from './price-label.ts';
import { timesMeant } from './served.ts';
import type { Say } from './reader.ts';

/** Fields that a single word at the end of a line turns on. */
export const FLAGS = ['onlyNight', 'onlyDay', 'withChips', 'smash', 'styledPrice', 'detailedPopup', 'hidden'] as const;

export type Flag = (typeof FLAGS)[number];

/** Words allowed at the end of a line: these fields, and the marks of a dish, each as one word. */
export const LINE_WORDS: readonly string[] = [...FLAGS, ...MARKS.map(flagOf)];

/** A word at the end of a line with its range: a field that it turns on, or a mark. */
export type FlagAt = { readonly index: number; readonly to: number; readonly word: string } & (
  | { readonly flag: Flag; readonly mark?: undefined }
  | { readonly mark: Mark; readonly flag?: undefined }
);

/** Words that resemble a mark and are not misspellings of it. */
const WORDS_OF_THEIR_OWN: ReadonlySet<string> = new Set(['huevo', 'huevos', 'nueve', 'semana', 'verano']);

function flagAt(written: string, index: number): FlagAt | undefined {
  const to = index + written.length;
  const flag = FLAGS.find((each) => each === written);
  if (flag !== undefined) return { index, to, word: flag, flag };
  const mark = markOf(written);
  return mark && { index, to, word: flagOf(mark), mark };
}

/** Whether a word is at most two letters away from a flag or a mark; one letter for a short mark. */
function isNearFlag(word: string): boolean {
  if (word.length < 4 || WORDS_OF_THEIR_OWN.has(word.toLowerCase())) return false;
  const key = word.toLowerCase();
  const isNear = (other: string, limit: number): boolean => distance(key, other.toLowerCase(), limit) <= limit;
  return FLAGS.some((flag) => isNear(flag, 2)) || MARKS.some((mark) => isNear(flagOf(mark), mark.length <= 7 ? 1 : 2));
}

/** Fields written as several words, or in Spanish. */
const IN_WORDS: ReadonlyMap<string, Flag> = new Map([
  ...FLAGS.map((flag) => [keyOf(flag), flag] as const),
  ['escondido', 'hidden'],
  ['oculto', 'hidden'],
  ['solodedio', 'onlyDay'],
  ['solodio', 'onlyDay'],
  ['solodenoche', 'onlyNight'],
  ['solonoche', 'onlyNight'],
  ['soloporlanoche', 'onlyNight'],
]);

/** Limit of words in one phrase: `muy picante, casero y sin gluten`. */
const MOST_WORDS = 6;
const AROUND =
  /^(?:[([{¡*"'«“,.;-]|\p{Extended_Pictographic}\uFE0F?)+\s*|\s*(?:[)\]}!*"'»”.,;:-]|\p{Extended_Pictographic}\uFE0F?)+$/gu;
const BETWEEN = /\s*[,;+&/]\s*|\s+(?:y|e|and)\s+/u;

/** Limit of characters in a phrase, far more than its six longest words. */
const LONGEST_PHRASE = 200;

/** The words of a line that a phrase means: in brackets, with commas, or in Spanish. */
function lineWordsIn(phrase: string): string[] | undefined {
  if (phrase.length > LONGEST_PHRASE) return undefined;
  const found = phrase
    .replaceAll(AROUND, '')
    .split(BETWEEN)
    .map((piece) => {
      const mark = markOf(piece) ?? markInWords(piece);
      return IN_WORDS.get(keyOf(piece)) ?? (mark && flagOf(mark));
    });
  return found.every((word) => word !== undefined) ? found : undefined;
}

/** Reads a phrase at the end of a line: its flag; 'said' if it means flags and that was reported; undefined for anything else. */
function readPhrase(phrase: string, index: number, say: Say): FlagAt | 'said' | undefined {
  const flag = flagAt(phrase, index);
  if (flag !== undefined) return flag;
  const change = (text: string): Change => ({ from: index, to: index + phrase.length, text });
  const meant = lineWordsIn(phrase)?.join(' ');
  if (meant !== undefined) {
    say('unknown-flag', index, words('notAFlag', phrase), fixing(change(meant), words('didYouMean', meant)));
    return 'said';
  }
  if (!isDenied(phrase)) return undefined;
  say('unknown-flag', index, words('notAFlag', phrase), fixing(change(''), words('deleteFlag', phrase)));
  return 'said';
}

/** Flags before the end of the line: their index and text, and how to write them at the end or as fields. */
export type Misplaced = {
  readonly index: number;
  readonly written: string;
  readonly flags: string;
  readonly field: string;
  readonly rest: string;
};

/** `hidden tapa`, `vegano 9,50`: a field among other words, or marks before a `rest` that `follows` accepts as a price or label. A label may equal a mark. */
export function misplacedFlags(text: string, follows: (rest: string) => boolean): Misplaced | undefined {
  const tokens = [...text.matchAll(/\S+/g)];
  const field = tokens.find(([word]) => word !== 'smash' && FLAGS.some((flag) => flag === word));
  if (field !== undefined) {
    const { index, 0: word } = field;
    const rest = text.slice(0, index) + text.slice(index + word.length);
    return { index, written: word, flags: word, field: `${word}: true`, rest };
  }
  for (const { index } of tokens.slice(1, MOST_WORDS)) {
    const rest = text.slice(index);
    const written = text.slice(0, index).trimEnd();
    const flags = follows(rest) ? lineWordsIn(written) : undefined;
    if (flags !== undefined)
      return { index: 0, written, flags: flags.join(' '), field: `marks: ${flags.join(', ')}`, rest };
  }
  return undefined;
}

/** `solo` before days and hours, and brackets around them. */
const ONLY = /^\(?(?:(?:s[oó]lo|[uú]nicamente|only|nom[eé]s)\s+)?|\)\s*$/gi;

/** Reads the flags after the allergens, where nothing else is allowed. */
export function readFlags(text: string, from: number, say: Say): FlagAt[] {
  const flags: FlagAt[] = [];
  const tokens = Array.from(text.slice(from).matchAll(/\S+/g), ({ index, 0: { length } }) => ({
    start: from + index,
    end: from + index + length,
  }));
  for (let at = 0; at < tokens.length;) {
    const start = tokens[at]?.start ?? 0;
    let to = Math.min(at + MOST_WORDS, tokens.length) - 1;
    let read = readPhrase(text.slice(start, tokens[to]?.end), start, say);
    while (read === undefined && to > at) read = readPhrase(text.slice(start, tokens[--to]?.end), start, say);
    const rest = text.slice(start, start + LONGEST_PHRASE);
    const isAll = start + rest.length === text.length;
    const times = read === undefined && isAll ? timesMeant(rest.replaceAll(ONLY, '')) : undefined;
    if (times !== undefined) {
      say('unknown-flag', start, words('notAFlag', rest.trim()), words('writeServedBelow', times));
      return flags;
    }
    if (read === undefined) unknownFlag(text.slice(start, tokens[at]?.end), start, say);
    else if (read !== 'said') flags.push(read);
    at = to + 1;
  }
  return flags;
}

/** Splits the flags from the end of prices, which end at `to`. A last word within two letters of a flag is a misspelling. */
export function takeFlags(text: string, end: number, say: Say): { flags: FlagAt[]; to: number } {
  const flags: FlagAt[] = [];
  for (let to = end; ;) {
    to = text.slice(0, to).trimEnd().length;
    const starts = startsOfWords(text.slice(0, to));
    const start = starts.at(-1) ?? to;
    let read: FlagAt | 'said' | undefined;
    let from = start;
    for (const each of starts) {
      from = each;
      read = readPhrase(text.slice(from, to), from, say);
      if (read !== undefined) break;
    }
    // After the tag of a language it is a translation.
    if (read === undefined && isSlip(text.slice(start, to)) && !/@\S+\s+$/.test(text.slice(0, start))) {
      unknownFlag(text.slice(start, to), start, say);
      read = 'said';
    }
    if (read === undefined) return { flags: flags.toReversed(), to };
    if (read !== 'said') flags.push(read);
    to = from;
  }
}

/** Start indexes of a text's last words that may form a phrase, in order; a word that begins with a digit ends the search. */
function startsOfWords(text: string): number[] {
  const starts: number[] = [];
  for (let from = text.length; starts.length < MOST_WORDS;) {
    const to = from;
    while (/[^\s/]/.test(text.charAt(from - 1))) from--;
    if (from === to || /\d/.test(text.charAt(from))) break;
    starts.unshift(from);
    while (/\s/.test(text.charAt(from - 1))) from--;
  }
  return starts;
}

function isSlip(word: string): boolean {
  const code = word.charCodeAt(0);
  if (Number.isNaN(code) || (code >= 48 && code <= 57)) return false;
  return standardLabel(word) === undefined && isNearFlag(word);
}

function unknownFlag(word: string, index: number, say: Say): void {
  const mark = WORDS_OF_THEIR_OWN.has(word.toLowerCase()) ? undefined : meantBy(word);
  const meant = nearest(word, FLAGS) ?? (mark && flagOf(mark));
  const isSign = /^[^\p{L}\p{N}]+$/u.test(word);
  const change = { from: index, to: index + word.length, text: meant ?? '' };
  const hint = meant === undefined ? words('deleteFlag', word) : words('didYouMean', meant);
  const isSure = meant !== undefined || isSign;
  const message = words('notAFlag', word);
  const otherwise = inOtherWords(word);
  if (otherwise !== undefined) return say('unknown-flag', index, message, otherwise);
  say('unknown-flag', index, message, isSure ? fixing(change, hint) : words('flagsAre', LINE_WORDS.join(', ')));
}
