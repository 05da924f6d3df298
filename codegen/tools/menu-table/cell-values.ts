/** What one cell means. Each reader answers undefined for an empty cell, and after it has said what is wrong. */
import type { Languages } from '../../../src/terms/language.ts';
import { unreadableCharacter } from '../../parse/characters.ts';
import { textParts } from '../../parse/multilingual.ts';
import type { Cell } from '../table/cell.ts';
import type { Said } from '../table/words.ts';
import { SHEET } from './words.ts';
import { nameKey } from './columns.ts';

/** Reports a problem of the cell that is read. */
export type SayCell = (said: Said, severity?: 'error' | 'warning') => void;

/** What stands in a cell that is to say nothing. */
export const NOTHING: ReadonlySet<unknown> = new Set(['-', '–', '—']);

/** A text or a number as it was written. */
export function readText(cell: Cell, languages: Languages, say: SayCell): string | undefined {
  const written = readPlain(cell, say);
  const tag = written === undefined ? undefined : textParts(written, languages)[1]?.tag;
  if (tag !== undefined) say(SHEET.tagIsText(tag), 'warning');
  return written;
}

/** Like a text, of a field that has no languages. */
export function readPlain(cell: Cell, say: SayCell): string | undefined {
  if (cell === undefined) return undefined;
  if (cell instanceof Date) {
    say(SHEET.madeDate(dateOf(cell)));
    return undefined;
  }
  if (typeof cell === 'boolean') {
    say(SHEET.madeBoolean(cell ? 'TRUE' : 'FALSE'));
    return undefined;
  }
  const text = String(cell);
  const problem = unreadableCharacter(text);
  if (problem === undefined && text.isWellFormed()) return text;
  say(problem === undefined || text.includes('\uFFFD') ? SHEET.lostLetter() : problem);
  return undefined;
}

/** '3/5' that became the third of May is shown as the day that it became. */
export function dateOf(date: Date): string {
  return Number.isNaN(date.getTime()) ? '?' : date.toISOString().slice(0, 10);
}

const YES: ReadonlySet<string> = new Set(['x', 'si', 's', 'yes', 'y', '1', 'true', 'verdadero', 'v']);
const NO: ReadonlySet<string> = new Set(['no', 'n', '0', 'false', 'falso', 'f']);
const YES_SIGNS: ReadonlySet<string> = new Set(['✓', '✔', '●', '•']);
const NO_SIGNS: ReadonlySet<string> = new Set(['-', '–', '—', '✗', '✘']);
const TRACES: ReadonlySet<string> = new Set(['t', 'trazas', 'traces', 'may contain', 'puede contener']);
const TRACE_SIGNS: ReadonlySet<string> = new Set(['~', '(●)', '(x)', '(X)']);

/** A mark: yes or no. */
export function readMark(cell: Cell, say: SayCell): boolean | undefined {
  if (cell === undefined) return undefined;
  if (typeof cell === 'boolean') return cell;
  const written = String(cell instanceof Date ? dateOf(cell) : cell);
  if (YES_SIGNS.has(written) || YES.has(nameKey(written))) return true;
  if (NO_SIGNS.has(written) || NO.has(nameKey(written))) return false;
  say(SHEET.noMark(written));
  return undefined;
}

/** A mark in the column of an allergen. A question mark says as much as an empty cell. */
export function readAllergenMark(cell: Cell, say: SayCell): 'contains' | 'traces' | 'no' | undefined {
  if (cell === undefined || cell === '?') return undefined;
  const written = String(cell);
  if (TRACE_SIGNS.has(written) || TRACES.has(nameKey(written))) return 'traces';
  let isUnknown = false;
  const on = readMark(cell, () => (isUnknown = true));
  if (!isUnknown) return on === true ? 'contains' : 'no';
  say(SHEET.noAllergenMark(cell instanceof Date ? dateOf(cell) : written));
  return undefined;
}
