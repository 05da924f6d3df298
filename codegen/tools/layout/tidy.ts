/** Normalizes values that the menu language allows in several spellings: prices, allergens, tags, switches. */
import { isDeepStrictEqual } from 'node:util';
import { textParts } from '../../parse/multilingual.ts';
import { AllergenList, allergenWords } from '../../validate/allergens.ts';
import { markOf } from '../../validate/marks.ts';
import { AROUND_NAME, NUMBERS_BEHIND, priceInName, valueInName } from '../../validate/named-value.ts';
import { readFlags, takeFlags } from '../../validate/flags.ts';
import { isLikeCurrency } from '../../validate/currency.ts';
import { readPrices, isShownOnlyInQuotes } from '../../validate/price.ts';
import { listen } from '../../validate/reader.ts';
import { isReadBare, quotedText, quotesFor, writtenText } from '../document/written-text.ts';
import type { Place } from '../document/surroundings.ts';
import type { Scalar } from './tree.ts';

const AMOUNT = /^(\+)?\s*(\d+)(?:([.,])(\d{1,2}))?\s*(€?)(?=\s|$)\s*(.*)$/s;

/** The value of a dish on one line: prices, allergens in brackets, then words such as `onlyNight`. */
export function tidyDish(text: string): string {
  const { say, hasErrors } = listen();
  const open = text.indexOf('[');
  const { flags, to } = takeFlags(text, open === -1 ? text.length : open, say);
  const parts = [tidyPrices(text.slice(0, to).trim())];
  if (open !== -1) {
    const close = text.indexOf(']', open);
    if (close === -1 || text.lastIndexOf('[', close) > open) return text;
    parts.push(`[${tidyAllergens(text.slice(open + 1, close).trim())}]`);
    flags.push(...readFlags(text, close + 1, say));
  }
  if (hasErrors()) return text;
  parts.push(...new Set(flags.map(({ word }) => word)));
  return parts.filter((part) => part !== '').join(' ');
}

/** `3.5/7` is `3.50 / 7`: with spaces around a slash and before `€` and labels, and two decimals or none. */
export function tidyPrices(text: string): string {
  const terms = text.split('/').map((term) => term.trim());
  if (!terms.some((term) => /^\+?\s*\d/.test(term))) return text;
  const tidied = terms.map(tidyPrice).join(' / ');
  return isDeepStrictEqual(pricesOf(tidied), pricesOf(text)) ? tidied : text;
}

function tidyPrice(term: string): string {
  const match = AMOUNT.exec(term);
  if (match === null) return term;
  const [, plus = '', whole = '', mark = '', decimals = '', euro, label = ''] = match;
  const amount = `${plus}${whole}${mark}${mark === '' ? '' : decimals.padEnd(2, '0')}`;
  return [amount, euro, label].filter((part) => part !== '').join(' ');
}

/** The parsed prices of a text, with plus signs allowed; the text itself if it has errors. */
function pricesOf(text: string): unknown {
  const { say, hasErrors } = listen();
  const prices = readPrices(text, { language: 'es', plus: true }, say);
  return hasErrors() ? text : prices;
}

/** Allergens in the spelling and order of the fourteen, possible traces last. */
export function tidyAllergens(text: string): string {
  if (text === '') return text;
  const { say, hasErrors } = listen();
  const list = new AllergenList();
  list.addList(text, 0, text.length, say);
  const { contains = [], mayContain = [] } = list.declared;
  if (hasErrors() || contains.length + mayContain.length === 0) return text;
  return allergenWords(list.declared).join(', ');
}

/** Marks in the spelling of the list of marks. */
export function tidyMarks(text: string): string {
  const marks = text.split(',').map(markOf);
  return marks.every((mark) => mark !== undefined) ? marks.join(', ') : text;
}

/** One space on either side of a language's tag, on one line. */
export function tidyTags(text: string): string {
  // Two letters are a tag in every folder; longer codes are left unchanged.
  const parts = textParts(text, []);
  if (parts.length === 1 || /[\n\u00a0]/.test(text)) return text;
  return parts
    .map(({ tag, from, to }) =>
      [...(tag === undefined ? [] : [`@${tag}`]), text.slice(from, to).trim()].join(' ').trim(),
    )
    .filter((part) => part !== '')
    .join(' ');
}

/** Whether a text has something that would be reported without quotes, most often a value at its end: `+3`, `[gluten]` or `9,50`. */
export function holdsValue(text: string): boolean {
  return (
    priceInName(text) !== undefined ||
    text.search(AROUND_NAME) !== -1 ||
    text.search(NUMBERS_BEHIND) !== -1 ||
    textParts(text, []).some(({ from, to }) => valueInName(text.slice(from, to)) !== undefined)
  );
}

/** Whether a text is shown verbatim only in quotes; as a price it would be reported without. */
function isOnlyInQuotes(text: string, isPrice: boolean): boolean {
  if (isShownOnlyInQuotes(text)) return true;
  return isPrice && /^\D/.test(text) && (isLikeCurrency(text) || pricesOf(text) === text);
}

export function tidySwitch(text: string): string {
  return /^(?:true|false)$/i.test(text) ? text.toLowerCase() : text;
}

/**
 * A text on one line in the quotes that it needs: none if YAML reads the same without, else double ones, or single ones
 * around a text with double ones or backslashes. `tidy` normalizes the words. A text with escapes or several lines is left
 * unchanged. `isLine`: the field takes one line, so several lines are joined. `isName`: quotes make the text a name, so they
 * are kept.
 */
export function tidyScalar(
  scalar: Scalar,
  place: Place,
  tidy: (text: string) => string,
  { isLine, isName }: { readonly isLine: boolean; readonly isName: boolean },
): Scalar {
  const { style, lines, value } = scalar;
  if (style === 'alias' || (style === 'double' && lines.some((line) => line.includes('\\')))) return scalar;
  if (lines.length > 1 && !(style === 'plain' && isLine && !value.includes('\n'))) return scalar;
  const text = tidy(value);
  if (style === 'plain') {
    const isSame = text === value && lines.length === 1;
    return isSame || !isReadBare(text, place) ? scalar : { ...scalar, lines: [text], value: text };
  }
  // Quotes are kept if another program may need them, and around a price that is shown verbatim.
  const isPrice = tidy === tidyDish || tidy === tidyPrices;
  const isBare = !isName && (place.isKey || !isOnlyInQuotes(text.replace(/\[.*$/s, '').trim(), isPrice));
  const written = isBare ? writtenText(text, place, 'yaml-1.1') : quotedText(text);
  return { ...scalar, style: written === text ? 'plain' : quotesFor(text), lines: [written], value: text };
}
