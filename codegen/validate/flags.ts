import { fixing, words } from '../diagnostics/words.ts';
import { distance, nearest } from '../diagnostics/nearest.ts';
import { standardLabel } from './price-label.ts';
import type { Say } from './reader.ts';

/** Fields that one word at the end of a line turns on. */
export const FLAGS = ['onlyNight', 'onlyDay', 'withChips', 'smash', 'styledPrice', 'detailedPopup', 'hidden'] as const;

export type Flag = (typeof FLAGS)[number];

export type FlagAt = { readonly flag: Flag; readonly index: number };

export function isFlag(word: string): word is Flag {
  return (FLAGS as readonly string[]).includes(word);
}

/** Whether a word is a flag, or one or two letters away from one. */
function isNearFlag(word: string): boolean {
  if (word.length < 4) return false;
  const key = word.toLowerCase();
  return FLAGS.some((flag) => distance(key, flag.toLowerCase(), 2) <= 2);
}

/** Behind the allergens stand flags only. */
export function readFlags(text: string, from: number, say: Say): FlagAt[] {
  const flags: FlagAt[] = [];
  const anyWord = /\S+/g;
  anyWord.lastIndex = from;
  for (let match = anyWord.exec(text); match !== null; match = anyWord.exec(text)) {
    const [word] = match;
    if (isFlag(word)) flags.push({ flag: word, index: match.index });
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
    const word = text.slice(start, to);
    if (isFlag(word)) flags.unshift({ flag: word, index: start });
    else if (isSlip(word)) unknownFlag(word, start, say);
    else return { flags, to };
    to = start;
  }
}

function isSlip(word: string): boolean {
  const code = word.charCodeAt(0);
  if (Number.isNaN(code) || (code >= 48 && code <= 57)) return false;
  return standardLabel(word) === undefined && isNearFlag(word);
}

function unknownFlag(word: string, index: number, say: Say): void {
  const meant = nearest(word, FLAGS);
  const hint =
    meant === undefined
      ? words('flagsAre', FLAGS.join(', '))
      : fixing({ from: index, to: index + word.length, text: meant }, words('didYouMean', meant));
  say('unknown-flag', index, words('notAFlag', word), hint);
}
