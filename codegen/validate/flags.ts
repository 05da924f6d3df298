import { fixing, words } from '../diagnostics/words.ts';
import { distance, nearest } from '../diagnostics/nearest.ts';
import { MARKS, type Mark } from '../../src/terms/marks.ts';
import { flagOf, markOf, meantBy } from './marks.ts';
import { standardLabel } from './price-label.ts';
import type { Say } from './reader.ts';

/** Fields that one word at the end of a line turns on. */
export const FLAGS = ['onlyNight', 'onlyDay', 'withChips', 'smash', 'styledPrice', 'detailedPopup', 'hidden'] as const;

export type Flag = (typeof FLAGS)[number];

/** What may stand at the end of a line: the fields, and the marks of the dish, each as one word. */
export const LINE_WORDS: readonly string[] = [...FLAGS, ...MARKS.map(flagOf)];

/** A word at the end of a line, from one index to another: the field that it turns on, or the mark that it is. */
export type FlagAt = { readonly index: number; readonly to: number; readonly word: string } & (
  | { readonly flag: Flag; readonly mark?: undefined }
  | { readonly mark: Mark; readonly flag?: undefined }
);

/** Words that are near a mark and are no slip of the pen for it. */
const WORDS_OF_THEIR_OWN: ReadonlySet<string> = new Set(['huevo', 'huevos', 'nueve', 'verano']);

function flagAt(written: string, index: number): FlagAt | undefined {
  const to = index + written.length;
  const flag = FLAGS.find((each) => each === written);
  if (flag !== undefined) return { index, to, word: flag, flag };
  const mark = markOf(written);
  return mark && { index, to, word: flagOf(mark), mark };
}

/** Whether a word is one or two letters away from a flag; of a mark of few letters, one away. */
function isNearFlag(word: string): boolean {
  if (word.length < 4 || WORDS_OF_THEIR_OWN.has(word.toLowerCase())) return false;
  const key = word.toLowerCase();
  const isNear = (other: string, limit: number): boolean => distance(key, other.toLowerCase(), limit) <= limit;
  return FLAGS.some((flag) => isNear(flag, 2)) || MARKS.some((mark) => isNear(flagOf(mark), mark.length <= 7 ? 1 : 2));
}

/** Behind the allergens stand flags only. */
export function readFlags(text: string, from: number, say: Say): FlagAt[] {
  const flags: FlagAt[] = [];
  const anyWord = /(?:sin|muy)\s+[^\s\]]+|\S+/giu;
  anyWord.lastIndex = from;
  for (let match = anyWord.exec(text); match !== null; match = anyWord.exec(text)) {
    const [word] = match;
    const flag = flagAt(word, match.index);
    if (flag !== undefined) flags.push(flag);
    else unknownFlag(word, match.index, say);
  }
  return flags;
}

/**
 * Takes the flags off the end of the prices, for a line without allergens needs them, too. A last word within two letters of a
 * flag is a flag with a slip of the pen, and no label. `to` is where the prices end.
 */
export function takeFlags(text: string, end: number, say: Say): { flags: FlagAt[]; to: number } {
  const flags: FlagAt[] = [];
  let to = end;
  for (;;) {
    while (to > 0 && text[to - 1]?.trim() === '') to--;
    let start = to;
    while (start > 0 && text[start - 1] !== '/' && text[start - 1]?.trim() !== '') start--;
    const pair = /(?:^|[\s/])((?:sin|muy)\s+)$/i.exec(text.slice(0, start))?.[1] ?? '';
    const whole = pair === '' ? undefined : flagAt(text.slice(start - pair.length, to), start - pair.length);
    const flag = whole ?? flagAt(text.slice(start, to), start);
    if (flag !== undefined) flags.unshift(flag);
    else if (isSlip(text.slice(start, to))) unknownFlag(text.slice(start, to), start, say);
    else return { flags, to };
    to = flag?.index ?? start;
  }
}

function isSlip(word: string): boolean {
  const code = word.charCodeAt(0);
  if (Number.isNaN(code) || (code >= 48 && code <= 57)) return false;
  return standardLabel(word) === undefined && isNearFlag(word);
}

function unknownFlag(word: string, index: number, say: Say): void {
  const mark = meantBy(word);
  const meant = nearest(word, FLAGS) ?? (mark && flagOf(mark));
  const hint =
    meant === undefined
      ? words('flagsAre', LINE_WORDS.join(', '))
      : fixing({ from: index, to: index + word.length, text: meant }, words('didYouMean', meant));
  say('unknown-flag', index, words('notAFlag', word), hint);
}
