import { isWarning } from '../../diagnostics/report.ts';
import { NO_HINT, words } from '../../diagnostics/words.ts';
import { listen, type Say } from '../../validate/reader.ts';
import type { Language, Languages } from '../../../src/terms/language.ts';
import type { StandardLabel } from '../../../src/terms/price-labels.ts';
import type { ResolvedPrice, Text } from '../../../src/terms/resolved-venue.ts';
import { plain } from '../../parse/slug.ts';
import type { Cell } from '../table/cell.ts';
import { SHEET } from './words.ts';
import { bracketsAmong } from '../../validate/allergens.ts';
import { takeFlags } from '../../validate/flags.ts';
import { sameLabel } from '../../validate/price-label.ts';
import { isShownOnlyInQuotes, readPrices } from '../../validate/price.ts';
import { isDeepStrictEqual } from 'node:util';
import type { SourcePrice } from '../../validate/values.ts';
import { unreadableCharacter } from '../../parse/source-file.ts';
import { textParts } from '../../parse/multilingual.ts';
import type { Said } from '../table/words.ts';
import { nameKey } from './columns.ts';

const MONTHS = 'ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic|jan|apr|aug|dec';
const EURO_BEFORE = /^(?:€|EUR)\s*(?=\d)/i;
const EURO_BEHIND = /(?<=^\d+(?:[.,]\d{1,2})?)\s*(?:€|EUR|euros?)$/i;
const DATE = new RegExp(
  `^(?:\\d{1,4}[-/.](?:${MONTHS})\\.?|(?:${MONTHS})\\.?[-/ ]\\d{1,4}|\\d{1,4}[-/]\\d{1,2}[-/]\\d{1,4})`,
  'i',
);

/** What stands in quotes in a cell, straight or as programs turn them. */
const IN_QUOTES = /^["“](.+)["”]$/s;

/** The prices of one cell: a number, or `3,50 tapa / 7 media`, or a text such as `S.M`; in quotes one that is shown as it is, `"2 x 5"`. */
export function readPriceCell(cell: Cell, language: Language, say: SayCell): ResolvedPrice[] | undefined {
  if (typeof cell === 'number') {
    const amount = amountOf(cell, say);
    return amount === undefined ? undefined : [{ amount }];
  }
  if (cell instanceof Date) return madeDate(dateOf(cell), say);
  const written = readPlain(cell, say);
  if (written === undefined || NOTHING.has(written)) return undefined;
  // The sign of the euro may stand on either side.
  const quoted = IN_QUOTES.exec(written)?.[1]?.trim();
  const text = quoted ?? written.replace(EURO_BEFORE, '').replace(EURO_BEHIND, '');
  if (quoted === undefined && DATE.test(text)) return madeDate(text, say);
  if (/^[$£]\s*\d/.test(text)) {
    say(SHEET.otherCurrency(text));
    return undefined;
  }
  if (text.includes('[')) {
    say(SHEET.allergensInPrice());
    return undefined;
  }
  let isRight = true;
  const tell: Say = (code, _index, message, hint = NO_HINT) => {
    // What may be meant is said when the menu is checked as a whole.
    if (isWarning(code)) return;
    isRight = false;
    say({ message, hint: hint.en === words('writePricesBelow').en ? SHEET.labelColumnHint : hint });
  };
  const { flags, to } = takeFlags(text, text.length, tell);
  for (const { word } of flags) {
    isRight = false;
    say(SHEET.flagInPrice(word));
  }
  if (!isRight) return undefined;
  const prices = readPrices(text.slice(0, to), { language, plus: false, quoted: quoted !== undefined }, tell);
  if (!isRight) return undefined;
  return prices.map(unplaced);
}

/** A price without the place of its label; none of a table's has one. */
function unplaced({ label, amount }: SourcePrice): ResolvedPrice {
  return { ...(label && { label: typeof label === 'string' ? label : (label.own as Text) }), amount };
}

/** The amount below a label: one, without a label of its own. */
export function readLabelledCell(
  cell: Cell,
  label: StandardLabel | Text,
  language: Language,
  say: SayCell,
): ResolvedPrice[] | undefined {
  const prices = readPriceCell(cell, language, say);
  if (prices === undefined) return undefined;
  const [first, second] = prices;
  if (first === undefined || second !== undefined || first.label !== undefined) {
    say(SHEET.labelInLabel());
    return undefined;
  }
  return [{ label, amount: first.amount }];
}

/** The amounts below a head of several labels, `3,50/6` below `tapa/ración`: as many as labels, a dash for none. */
export function readLabelledCells(
  cell: Cell,
  labels: readonly StandardLabel[],
  language: Language,
  say: SayCell,
): ResolvedPrice[] | undefined {
  if (cell === undefined || NOTHING.has(cell)) return undefined;
  if (cell instanceof Date) return madeDate(dateOf(cell), say);
  const pieces = String(cell)
    .split('/')
    .map((piece) => piece.trim());
  // What says its labels itself is read as any price.
  if (pieces.some((piece) => /\p{L}{3}/u.test(piece.replace(EURO_BEHIND, ''))))
    return readPriceCell(cell, language, say);
  if (pieces.length !== labels.length || pieces.includes('')) {
    const example = ['3,50', '6', '11'].slice(0, labels.length).join(' / ');
    say(SHEET.pricesOfHead(labels.length, labels.join(', '), example));
    return undefined;
  }
  return labels.flatMap((label, index) => readLabelledCell(pieces[index], label, language, say) ?? []);
}

/** A number with what a spreadsheet's arithmetic adds far behind the comma taken off. */
function amountOf(value: number, say: SayCell): number | undefined {
  const cents = Math.round(value * 100);
  if (value < 0) say(SHEET.negative());
  else if (!(value < 1e6)) say(SHEET.notAnAmount(String(value)));
  else if (Math.abs(value * 100 - cents) > 1e-6) say(SHEET.tooFine(String(value)));
  else return cents / 100;
  return undefined;
}

function madeDate(shown: string, say: SayCell): undefined {
  say(SHEET.madeDateOfPrice(shown));
}

/** All prices of a row: an unlabelled one beside labelled ones is `extra`, and no label stands twice. */
export function joinPrices(
  cells: readonly { readonly prices: readonly ResolvedPrice[]; readonly say: SayCell }[],
): ResolvedPrice[] {
  const isLabelled = cells.some(({ prices: [first] }) => first?.label !== undefined);
  const seen = new Set<string | undefined>();
  return cells.flatMap(({ prices, say }) =>
    prices.map(({ label, amount }) => {
      const given = label ?? (isLabelled ? ('extra' as const) : undefined);
      const name = typeof given === 'object' ? Object.values(given)[0] : given;
      const key = name && plain(name);
      const [message, hint] = sameLabel(name);
      if (seen.has(key)) say({ message, hint });
      seen.add(key);
      return given === undefined ? { amount } : { label: given, amount };
    }),
  );
}

/** An amount as a cell says it: in quotes where it would else be read as another, or as none. */
export const amountCell = (amount: number | string): number | string =>
  isShownInQuotes(amount) ? `"${amount}"` : amount;

export const isShownInQuotes = (amount: number | string): amount is string =>
  typeof amount === 'string' && isShownOnlyInQuotes(amount);

/** 7 is `7`, 3.5 is `3.50`. */
export function amountText(amount: number | string): string {
  if (typeof amount === 'string') return amount;
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
}

/** Prices as the menu language writes them on one line; undefined where that line would be read as something else. */
export function priceText(prices: readonly ResolvedPrice[], language: Language): string | undefined {
  const pieces = prices.map(({ label, amount }) => {
    const name = typeof label === 'object' ? label[language] : label === 'racion' ? 'ración' : label;
    return name === undefined ? amountText(amount) : `${amountText(amount)} ${name}`;
  });
  const text = pieces.join(' / ');
  return isReadAs(text, prices, language) ? text : undefined;
}

function isReadAs(text: string, prices: readonly ResolvedPrice[], language: Language): boolean {
  if (text.includes('[')) return false;
  const { say, hasErrors } = listen();
  const { flags, to } = takeFlags(text, text.length, say);
  if (hasErrors() || flags.length > 0) return false;
  const read = readPrices(text.slice(0, to), { language, plus: false }, say);
  return !hasErrors() && isSamePrices(read.map(unplaced), prices);
}

/** Whether what was read as prices are these. */
export function isSamePrices(read: readonly ResolvedPrice[], prices: readonly ResolvedPrice[]): boolean {
  return isDeepStrictEqual(
    read,
    prices.map(({ label, amount }) => ({ ...(label && { label }), amount })),
  );
}

/** Reports a problem of the cell that is read. */
export type SayCell = (said: Said, severity?: 'error' | 'warning') => void;

/** What stands in a cell that is to say nothing. */
export const NOTHING: ReadonlySet<unknown> = new Set(['-', '–', '—']);

/** A text or a number as it was written. It declares no allergens. */
export function readText(cell: Cell, languages: Languages, say: SayCell): string | undefined {
  const written = readPlain(cell, say);
  const tag = written === undefined ? undefined : textParts(written, languages)[1]?.tag;
  if (tag !== undefined) say(SHEET.tagIsText(tag), 'warning');
  const allergens = allergensAmong(written ?? '');
  if (allergens !== undefined) say(SHEET.allergensInText(allergens));
  return written;
}

/** The first allergens in brackets that the lines of a cell hold, which declare nothing there. */
export const allergensAmong = (text: string): string | undefined =>
  text.split('\n').flatMap(bracketsAmong)[0]?.brackets;

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
function dateOf(date: Date): string {
  return Number.isNaN(date.getTime()) ? '?' : date.toISOString().slice(0, 10);
}

const YES: ReadonlySet<string> = new Set(['x', 'si', 's', 'yes', 'y', '1', 'true', 'verdadero', 'v']);
const NO: ReadonlySet<string> = new Set(['no', 'n', '0', 'false', 'falso', 'f']);
const YES_SIGNS: ReadonlySet<string> = new Set(['✓', '✔', '●', '•']);
const NO_SIGNS: ReadonlySet<string> = new Set(['-', '–', '—', '✗', '✘']);
const TRACES: ReadonlySet<string> = new Set(['t', 'trazas', 'traces', 'may contain', 'puede contener']);
const TRACE_SIGNS: ReadonlySet<string> = new Set(['~', '(●)', '(x)', '(X)']);

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
