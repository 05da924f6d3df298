import { isWarning } from '../../diagnostics/report.ts';
import { NO_HINT, words } from '../../diagnostics/words.ts';
import { listen, type Say } from '../../validate/reader.ts';
import type { Language, Languages } from '../../../src/terms/language.ts';
import type { StandardLabel } from '../../../src/terms/price-labels.ts';
import { SITE_DEFAULTS } from '../../../src/terms/site.ts';
import type { ResolvedPrice, Text } from '../../../src/terms/resolved-venue.ts';
import { plain } from '../../parse/slug.ts';
import type { Cell } from '../table/cell.ts';
import { SHEET } from './words.ts';
import { bracketsAmong } from '../../validate/allergens.ts';
import { takeFlags } from '../../validate/flags.ts';
import { currencyIn, isLikeCurrency, paysInEuros } from '../../validate/currency.ts';
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
const OTHER_CURRENCY = /^(?:[$£€]|EUR)\s*\d/i;
const DATE = new RegExp(
  `^(?:\\d{1,4}[-/.](?:${MONTHS})\\.?|(?:${MONTHS})\\.?[-/ ]\\d{1,4}|\\d{1,4}[-/]\\d{1,2}[-/]\\d{1,4})`,
  'i',
);

/** A cell's text in straight or typographic quotes. */
const IN_QUOTES = /^["“](.+)["”]$/s;

/** The prices of one cell, in the currency of the site's country, which may stand beside an amount: a number, or `3,50 tapa / 7 media`, or a text such as `S.M`; in quotes a text shown verbatim, `"2 x 5"`. */
export function readPriceCell(
  cell: Cell,
  language: Language,
  say: SayCell,
  country: string = SITE_DEFAULTS.country,
): ResolvedPrice[] | undefined {
  if (typeof cell === 'number') {
    const amount = amountOf(cell, country, say);
    return amount === undefined ? undefined : [{ amount }];
  }
  if (cell instanceof Date) return say(SHEET.madeDateOfPrice(dateOf(cell)));
  const written = readPlain(cell, say);
  if (written === undefined || NOTHING.has(written)) return undefined;
  const quoted = IN_QUOTES.exec(written)?.[1]?.trim();
  const text = quoted ?? withoutCurrency(written, country, language);
  if (quoted === undefined && DATE.test(text)) return say(SHEET.madeDateOfPrice(text));
  if (quoted === undefined && OTHER_CURRENCY.test(text)) return say(SHEET.otherCurrency(text));
  if (text.includes('[')) return say(SHEET.allergensInPrice());
  let isRight = true;
  const tell: Say = (code, _index, message, hint = NO_HINT) => {
    // Warnings are reported when the whole menu is checked.
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
  const prices = readPrices(text.slice(0, to), { language, country, plus: false, quoted: quoted !== undefined }, tell);
  if (!isRight) return undefined;
  return prices.map(unplaced);
}

/** A text without the currency of the country, which may be on either side of an amount. */
function withoutCurrency(text: string, country: string, language: Language): string {
  if (paysInEuros(country)) return text.replace(EURO_BEFORE, '').replace(EURO_BEHIND, '');
  return currencyIn(text, country, language)?.bare ?? text;
}

/** A price whose label is a plain text, without a position. */
function unplaced({ label, amount }: SourcePrice): ResolvedPrice {
  return { ...(label && { label: typeof label === 'string' ? label : (label.own as Text) }), amount };
}

/** The amount in a column with a label: exactly one, without a label of its own. */
export function readLabelledCell(
  cell: Cell,
  label: StandardLabel | Text,
  language: Language,
  say: SayCell,
  country?: string,
): ResolvedPrice[] | undefined {
  const prices = readPriceCell(cell, language, say, country);
  if (prices === undefined) return undefined;
  const [first, second] = prices;
  if (first === undefined || second !== undefined || first.label !== undefined) return say(SHEET.labelInLabel());
  return [{ label, amount: first.amount }];
}

/** The amounts in a column with several labels, `3,50/6` below `tapa/ración`: one per label, or a dash for none. */
export function readLabelledCells(
  cell: Cell,
  labels: readonly StandardLabel[],
  language: Language,
  say: SayCell,
  country?: string,
): ResolvedPrice[] | undefined {
  if (cell === undefined || NOTHING.has(cell)) return undefined;
  if (cell instanceof Date) return say(SHEET.madeDateOfPrice(dateOf(cell)));
  const pieces = String(cell)
    .split('/')
    .map((piece) => piece.trim());
  // A cell with labels of its own is read like any price.
  if (pieces.some((piece) => /\p{L}{3}/u.test(piece.replace(EURO_BEHIND, ''))))
    return readPriceCell(cell, language, say, country);
  if (pieces.length !== labels.length || pieces.includes('')) {
    const example = ['3,50', '6', '11'].slice(0, labels.length).join(' / ');
    return say(SHEET.pricesOfHead(labels.length, labels.join(', '), example));
  }
  return labels.flatMap((label, index) => readLabelledCell(pieces[index], label, language, say, country) ?? []);
}

/** An amount in cents precision, without the rounding errors of a spreadsheet's arithmetic; undefined if invalid. */
function amountOf(value: number, country: string, say: SayCell): number | undefined {
  const cents = Math.round(value * 100);
  if (value < 0) say(SHEET.negative());
  else if (!(value < (paysInEuros(country) ? 1e6 : 1e8))) say(SHEET.notAnAmount(String(value)));
  else if (Math.abs(value * 100 - cents) > 1e-6) say(SHEET.tooFine(String(value)));
  else return cents / 100;
  return undefined;
}

/** All prices of a row: an unlabelled one beside labelled ones is `extra`; a duplicate label is reported. */
export function joinPrices(
  cells: readonly { readonly prices: readonly ResolvedPrice[]; readonly say: (said: Said) => void }[],
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

/** An amount for a cell: quoted if it would otherwise be read differently. */
export const amountCell = (amount: number | string): number | string =>
  isShownInQuotes(amount) ? `"${amount}"` : amount;

export const isShownInQuotes = (amount: number | string): amount is string =>
  typeof amount === 'string' && (isShownOnlyInQuotes(amount) || isLikeCurrency(amount));

/** 7 is `7`, 3.5 is `3.50`. */
export function amountText(amount: number | string): string {
  if (typeof amount === 'string') return amount;
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
}

/** Prices on one line of the menu language; undefined if the line would be read as something else. */
export function priceText(prices: readonly ResolvedPrice[], language: Language): string | undefined {
  const pieces = prices.map(({ label, amount }) => {
    const name = typeof label === 'object' ? label[language] : label === 'racion' ? 'ración' : label;
    return name === undefined ? amountText(amount) : `${amountText(amount)} ${name}`;
  });
  const text = pieces.join(' / ');
  return isReadAs(text, prices, language) ? text : undefined;
}

function isReadAs(text: string, prices: readonly ResolvedPrice[], language: Language): boolean {
  if (text.includes('[') || isLikeCurrency(text)) return false;
  const { say, hasErrors } = listen();
  const { flags, to } = takeFlags(text, text.length, say);
  if (hasErrors() || flags.length > 0) return false;
  const read = readPrices(text.slice(0, to), { language, plus: false }, say);
  return !hasErrors() && isSamePrices(read.map(unplaced), prices);
}

/** Whether the prices that were read are these. */
export function isSamePrices(read: readonly ResolvedPrice[], prices: readonly ResolvedPrice[]): boolean {
  return isDeepStrictEqual(
    read,
    prices.map(({ label, amount }) => ({ ...(label && { label }), amount })),
  );
}

/** Reports a problem of the cell that is read. It returns the value of a cell that cannot be read. */
export type SayCell = (said: Said, severity?: 'error' | 'warning') => undefined;

/** Contents of a cell that mean 'nothing'. */
export const NOTHING: ReadonlySet<unknown> = new Set(['-', '–', '—']);

/** A cell's text or number verbatim. Allergens in it declare nothing, which is reported. */
export function readText(cell: Cell, languages: Languages, say: SayCell): string | undefined {
  const written = readPlain(cell, say);
  const tag = written === undefined ? undefined : textParts(written, languages)[1]?.tag;
  if (tag !== undefined) say(SHEET.tagIsText(tag), 'warning');
  const allergens = allergensAmong(written ?? '');
  if (allergens !== undefined) say(SHEET.allergensInText(allergens));
  return written;
}

/** The first brackets with allergens in the lines of a cell, where they declare nothing. */
export const allergensAmong = (text: string): string | undefined =>
  text.split('\n').flatMap(bracketsAmong)[0]?.brackets;

/** A cell's text for a field without languages. */
export function readPlain(cell: Cell, say: SayCell): string | undefined {
  if (cell === undefined) return undefined;
  if (cell instanceof Date) return say(SHEET.madeDate(dateOf(cell)));
  if (typeof cell === 'boolean') return say(SHEET.madeBoolean(cell ? 'TRUE' : 'FALSE'));
  const text = String(cell);
  const problem = unreadableCharacter(text);
  if (problem === undefined && text.isWellFormed()) return text;
  return say(problem === undefined || text.includes('\uFFFD') ? SHEET.lostLetter() : problem);
}

/** The day of a cell that a spreadsheet converted to a date, as it did with '3/5'. */
const dateOf = (date: Date): string => (Number.isNaN(date.getTime()) ? '?' : date.toISOString().slice(0, 10));

const YES: ReadonlySet<string> = new Set(['x', 'si', 's', 'yes', 'y', '1', 'true', 'verdadero', 'v']);
const NO: ReadonlySet<string> = new Set(['no', 'n', '0', 'false', 'falso', 'f']);
const YES_SIGNS: ReadonlySet<string> = new Set(['✓', '✔', '●', '•']);
const NO_SIGNS: ReadonlySet<string> = new Set(['-', '–', '—', '✗', '✘']);
const TRACES: ReadonlySet<string> = new Set(['t', 'trazas', 'traces', 'may contain', 'puede contener']);
const TRACE_SIGNS: ReadonlySet<string> = new Set(['~', '(●)', '(x)', '(X)']);

/** Whether a mark means yes or no; undefined if it means neither. */
function meaningOf(cell: Cell): boolean | undefined {
  if (typeof cell === 'boolean') return cell;
  const written = shownIn(cell);
  if (YES_SIGNS.has(written) || YES.has(nameKey(written))) return true;
  return NO_SIGNS.has(written) || NO.has(nameKey(written)) ? false : undefined;
}

const shownIn = (cell: Cell): string => (cell instanceof Date ? dateOf(cell) : String(cell));

export function readMark(cell: Cell, say: SayCell): boolean | undefined {
  if (cell === undefined) return undefined;
  return meaningOf(cell) ?? say(SHEET.noMark(shownIn(cell)));
}

/** A mark in the column of an allergen. A question mark counts as an empty cell. */
export function readAllergenMark(cell: Cell, say: SayCell): 'contains' | 'traces' | 'no' | undefined {
  if (cell === undefined || cell === '?') return undefined;
  const written = shownIn(cell);
  if (TRACE_SIGNS.has(written) || TRACES.has(nameKey(written))) return 'traces';
  const on = meaningOf(cell);
  if (on === undefined) return say(SHEET.noAllergenMark(written));
  return on ? 'contains' : 'no';
}
