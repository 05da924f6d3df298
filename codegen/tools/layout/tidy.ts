/** The one way to write what the menu language lets editors write in several: prices, allergens, tags, switches. */
import { isDeepStrictEqual } from 'node:util';
import { textParts } from '../../parse/multilingual.ts';
import { AllergenList, allergenWords } from '../../validate/allergens.ts';
import { markOf } from '../../validate/marks.ts';
import { valueInName } from '../../validate/named-value.ts';
import { readFlags, takeFlags } from '../../validate/flags.ts';
import { readPrices, isShownOnlyInQuotes } from '../../validate/price.ts';
import { listen } from '../../validate/reader.ts';
import { enclosed, escapedFor, isReadBare, quotesFor, writtenText } from '../document/written-text.ts';
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

/** `3.5/7` is `3.50 / 7`: spaces around a slash and before `€` and labels, and two decimals or none. */
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

/** What a text says as prices; a sign that belongs in options only is read all the same. */
function pricesOf(text: string): unknown {
  const { say, hasErrors } = listen();
  const prices = readPrices(text, { language: 'es', plus: true }, say);
  return hasErrors() ? text : prices;
}

/** Allergens as the list of the fourteen spells and orders them, those that may be contained last. */
export function tidyAllergens(text: string): string {
  if (text === '') return text;
  const { say, hasErrors } = listen();
  const list = new AllergenList();
  list.addList(text, 0, text.length, say);
  const { contains = [], mayContain = [] } = list.declared;
  if (hasErrors() || contains.length + mayContain.length === 0) return text;
  return allergenWords(list.declared).join(', ');
}

/** Marks as the list of marks spells them. */
export function tidyMarks(text: string): string {
  const marks = text.split(',').map(markOf);
  return marks.every((mark) => mark !== undefined) ? marks.join(', ') : text;
}

/** One space on either side of a language's tag, on one line. */
export function tidyTags(text: string): string {
  // Two letters are a tag in every folder; a longer code is left as it is written.
  const parts = textParts(text, []);
  if (parts.length === 1 || /[\n\u00a0]/.test(text)) return text;
  return parts
    .map(({ tag, from, to }) =>
      [...(tag === undefined ? [] : [`@${tag}`]), text.slice(from, to).trim()].join(' ').trim(),
    )
    .filter((part) => part !== '')
    .join(' ');
}

/** Whether a text ends in what would be read as its value, `+3` or `[gluten]`, if it did not stand in quotes. */
export function holdsValue(text: string): boolean {
  return textParts(text, []).some(({ from, to }) => valueInName(text.slice(from, to)) !== undefined);
}

export function tidySwitch(text: string): string {
  return /^(?:true|false)$/i.test(text) ? text.toLowerCase() : text;
}

/**
 * A text on one line in the quotes that it needs: none where YAML reads the same without, else double ones, or single ones
 * around a text that holds double ones or backslashes. `tidy` gives the words their spelling. What has escapes, and what stands
 * on several lines, is left as it is; `isLine` says that the field takes one line, so that several become one, `isName` that
 * quotes make a name of it.
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
  // What stood in quotes keeps them where another program may need them, and a price that is shown as it is.
  const isBare = !isName && (place.isKey || !isShownOnlyInQuotes(text.replace(/\[.*$/s, '').trim()));
  const written = isBare
    ? writtenText(text, place, 'yaml-1.1')
    : enclosed(quotesFor(text), escapedFor(quotesFor(text), text) ?? text);
  return { ...scalar, style: written === text ? 'plain' : quotesFor(text), lines: [written], value: text };
}
