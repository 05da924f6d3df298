/** Guesses the meaning of prices in common spellings that are not valid. */
import { allergensIn, bracketsMeant } from './allergens.ts';
import { nearbyLabel, standardLabel } from './price-label.ts';

/** A price with its unit or quantity, as a field of an item: `9,80` and `unit: /100 g`, `9` and `quantity: 6 uds`. */
export type ByMeasure = { readonly amount: string; readonly field: string };

/** Pattern of an amount: digits, and one or two decimals after a point or comma. */
export const AMOUNT = String.raw`\d+(?:[.,]\d{1,2})?`;
const PERSON = '(?:pax|pers|p\\.?p|person(?:as?|e|en|nes?)?|people|pertsona|comensal|comensales)';
/** Matches a word for one person. */
export const IS_PERSON = new RegExp(`^(?:${PERSON}|p/p)\\.?$`, 'i');
/** `p/2 personas` after a price. `3 p/6 media` is two prices. */
export const PER_PEOPLE = new RegExp(` (p\\/\\s*\\d+\\s+(?:${PERSON}|adultos?)\\b.*)`, 'iu');
const PIECE = `(?:kgs?|kilos?|l|lt|litros?|uds?|u|unidad|unitat|unit|each|hg|etto|st(?:ü|ue)ck|pi[eè]ce|pezzo|${PERSON}|pieza|docena|media docena|lbs?)`;
/** Pattern of a measure, in lower case. */
export const MEASURE = `(?:mg|gr?s?|cl|ml|unid(?:ades)?|pi?e?zas?|pz|pcs|oz|${PIECE})`;
/** Pattern of a quantity: `33 cl`, `1 bola`, `5 cortes`. `2 euros` is an amount. */
export const COUNTED = `(?:(?:1/[2-9]|½|\\d+)\\s*${MEASURE}|(?!\\d+\\s*(?:[eE]uro|[cC][eé]nt|cts))(?:1\\s*\\p{L}+|\\d+\\s*\\p{L}+s))\\.?`;
/** Pattern of a unit after a slash: `/bola`. */
export const PER_WORD = '/(?!consul)\\p{L}{2,}\\.?';
const PER = '(?:/|c/|x|por|per|la|el|cada)';
/** A small measure after only a space does not match: it may be the quantity sold or the unit of the price. */
const BY_MEASURE = new RegExp(
  `^(${AMOUNT})(?:\\s*(?:€|euros?|eur)\\s*(?=\\S)|\\s*(?=${PER})|\\s+(?=${PIECE}\\.?$))(${PER}?\\s*(?:\\d+(?:[.,]\\d+)?\\s*)?${MEASURE}\\.?)$`,
  'i',
);
/** `18 por persona, mínimo 2`, `18 para 2 personas`, `6 las 4 unidades`. */
const FOR_SO_MANY = new RegExp(
  `^(${AMOUNT})\\s*€?,?\\s*((?:${PER}\\s*${PERSON}\\.?,?\\s*)?(?:\\(?m[ií]n\\p{L}*\\.?\\s*(?:de\\s+)?\\d+(?:\\s+\\p{L}+\\.?)?\\)?|(?:(?:para|for|las|los)\\s+|p\\/\\s*)\\d+\\s+\\p{L}+))$`,
  'iu',
);
/** `2,50 €/bola`, `18 p/p`. */
const PER_ANYTHING = new RegExp(`^(${AMOUNT})\\s*€?\\s*(${PER_WORD}|p/p\\.?)$`, 'u');
/** `9 (6 uds)`, `9 6 uds`, `12 5 cortes`. */
const OF_SO_MANY = new RegExp(`^(${AMOUNT})(?:\\s*€)?\\s*[\\s–(-]\\s*(${COUNTED})\\)?$`, 'iu');
/** `6 uds 9 €`, `1 bola 2,50`. */
const SO_MANY_FIRST = new RegExp(`^(${COUNTED})\\s*[\\s/,;–-]\\s*(${AMOUNT})(?:\\s*€)?$`, 'iu');

/** `9 50` or `1 200,50`, read as one amount and as two prices. */
export function splitAmount(text: string): [one: string, two: string] | undefined {
  const [, before, behind] = /^(\d{1,3})\s+(\d{2}|\d{3}(?:[.,]\d{1,2})?)(?:\s*€)?$/.exec(text) ?? [];
  if (before === undefined || behind === undefined) return undefined;
  return [before + (behind.length === 2 ? ',' : '') + behind, `${before} / ${behind}`];
}

/** Parses a text that is one price by measure and nothing else. The field holds the text that the page shows. */
export function priceByMeasure(text: string): ByMeasure | undefined {
  const [, first, behind] = SO_MANY_FIRST.exec(text) ?? [];
  const [, amount = behind, quantity = first] = OF_SO_MANY.exec(text) ?? [];
  if (amount !== undefined && quantity !== undefined) return { amount, field: `quantity: ${quantity}` };
  const [, price, unit] = BY_MEASURE.exec(text) ?? FOR_SO_MANY.exec(text) ?? PER_ANYTHING.exec(text) ?? [];
  if (price === undefined || unit === undefined || isLabel(unit.slice(1))) return undefined;
  const isBare = new RegExp(`^(?:\\d+(?:[.,]\\d+)?\\s*)?${MEASURE}\\.?$`, 'i').test(unit);
  return { amount: price, field: `unit: ${isBare ? `/${unit}` : unit.replace(/^\/\s*/, '/')}` };
}

/**
 * Source of a pattern for texts with more than one amount and its label: `9 - 12`, `9 a 12`, `media 7 y entera 12`, `8 + IVA`, `20 % dto.`.
 * It matches any case, for use in a pattern without flags.
 */
export const MORE_THAN_AMOUNT = [
  String.raw`\d\s*€?\s*[\p{Pd}−]\s*\d`,
  String.raw`\d(?:\s*€)?\s+(?:[aAàÀ]|[bB][iI][sS]|[tT][oO]|[oOóÓ]|[oO][rR])\s+\d`,
  String.raw`\p{L}{2,}\s+\d+(?:[.,]\d+)?\s*\p{L}`,
  String.raw`[^\s/]\s*\+|\d\s*%|\d\s+por\s+\d`,
].join('|');

const NO_PRICE = String.raw`(?:S\s*[./]\s*M\.?|(?:a )?consultar|ask|seg[uú]n mercado|market price)`;
/** Phrases for 'no fixed price'. */
export const NO_FIXED_PRICE = new RegExp(`^${NO_PRICE}$`, 'i');

/** Splits a text that is or ends in allergens: `S.M (molusco)`. If quoted, it counts only if it is nothing else. */
export function declaredIn(text: string, isQuoted: boolean): { price: string; list: string; at: number } | undefined {
  const whole = bracketsMeant(text.replaceAll(/^[[({<,;–-]+\s*|\s*[\])}>]+$/g, ''));
  if (whole !== undefined) return { price: '', list: whole, at: 0 };
  if (isQuoted) return undefined;
  for (const { index, 0: between } of text.matchAll(/[\s([{<,;–-]+/g)) {
    const price = text.slice(0, index);
    const at = index + between.length;
    const [, named = '', end = ''] = /^(.*?)([\])}>]*)$/s.exec(text.slice(at)) ?? [];
    const isApart = between.trim() !== '' || end !== '' || NO_FIXED_PRICE.test(price);
    const list = isApart && price !== '' ? bracketsMeant(named) : undefined;
    if (list !== undefined) return { price, list, at };
  }
  return undefined;
}

/** A text with a comma in place of an apostrophe as the decimal mark: `3'50`. */
export function withComma(text: string): string {
  return text.replaceAll(/(\d)['´’`](\d{1,2})(?!\d)/g, '$1,$2');
}

/** A half portion, and no half of a measure: `7 1/2`, but not `2 1/2 l`. */
const HALF = new RegExp(String.raw`(?<=^|[\s/])(?:1/2|½)\s*(?:raci[oó]n)?(?=\s(?!\s*${MEASURE}(?![\p{L}]))|$)`, 'giu');
/** A price behind its words: `peq. 5`, `pollo entero 8 €`. */
const WORDS_AND_AMOUNT = String.raw`\p{L}+\.?(?:\s+\p{L}+\.?){0,2}\s+${AMOUNT}(?:\s*€)?`;
const severalOf = (price: string): RegExp => new RegExp(String.raw`^(?=.*\d)${price}(?:\s*/\s*${price})+$`, 'iu');
/** Several prices, each behind its words: `peq. 5 / gde. 8`. */
const WORDS_FIRST = severalOf(WORDS_AND_AMOUNT);
/** The same, of which some are not fixed: `entera 5 / S.M`. */
export const SOME_NOT_FIXED = severalOf(`(?:${WORDS_AND_AMOUNT}|${NO_PRICE})`);
/** A word before an amount that is no label: `desde 5`. */
const LEADS_TO_AMOUNT =
  /(?:^|\/\s*)(?:ab|até|bis|dal?|de|dès(?:de)?|desde|fino|fins|from|for|hasta|m[aá]x\p{L}*\.?|m[ií]n\p{L}*\.?|para|pe?r|por|pour|pvp|to|um|von|à|a)\s/iu;

/** Corrections of common mistakes. They are applied one after the other until the text is valid. */
const SLIPS: readonly ((text: string) => string)[] = [
  (text) => text.replace(/^[«»“”„‘’(]\s*(\d[^«»“”„‘’()]*?)\s*[«»“”„‘’)]$/u, '$1'),
  (text) =>
    text.replaceAll(/(?<![\d.,])(\d+(?:[.,]\d{1,2})?)\s*(?:mil|k|rb|ribu)(?!\p{L})/giu, (_, amount: string) =>
      String(Math.round(Number(amount.replace(',', '.')) * 1000)),
    ),
  (text) => text.replace(/^(?:(?:[.·_–-]\s*){4,}|…+\s*)(?=\d)/u, ''),
  withComma,
  (text) => text.replace(/^(\d+)\s*([.,])\s+(\d{2}\s*€?)$/, '$1$2$3').replace(/^(\d+)\s+([.,]\d{2}\s*€?)$/, '$1$2'),
  (text) =>
    text.replace(
      /^(\d[\d.,]*\d|\d)\s*[.,:;*]*(?:\/?[-–—]+)?\s*(€?)\s*[.,;:*–—-]*$/,
      (_, amount: string, sign: string) => `${amount}${sign && ' €'}`,
    ),
  (text) => text.replace(/^(\d+)\s*€\s*(\d{2})$/, '$1,$2 €').replace(/^(\d+)[:;·_](\d{2}\s*€?)$/, '$1,$2'),
  (text) =>
    text
      .replace(/^(\d{1,4})\s*(?:c[eé]nt(?:imo|avo)?s?|cts?)\.?$/i, (_, cents: string) =>
        cents.padStart(3, '0').replace(/(?=..$)/, ','),
      )
      .replace(/^(0[.,]\d{1,2})\s*(?:c[eé]nt(?:imo|avo)?s?|cts?)\.?$/i, '$1'),
  (text) => text.replaceAll(/(\d)\s*(?:[e€]uros?|eur?)\.?(?=\s|\/|$)/gi, '$1 €'),
  (text) =>
    text.replace(/^(\d[\d.,]*\s*€?)\s*\/\s*(\p{L}+)$/u, (term, price: string, word: string) =>
      isLabel(word) ? `${price.trim()} ${word}` : term,
    ),
  (text) =>
    text.replaceAll(/\((?=[^()]*\p{Ll}{2})(\p{L}[^()\d]*)\)/gu, (term, words: string) =>
      allergensIn(words, true) === undefined ? words : term,
    ),
  (text) => text.replace(/^(\d[\d.,]*\d|\d)\s*(€?)\s*[,;–-]\s+(?=\p{L})/u, '$1$2 '),
  (text) => text.replaceAll(/(?<=^|[\s/])(?:1\/2|½)\s*(?=\p{L}+o\b)/giu, 'medio '),
  (text) => text.replaceAll(HALF, 'media'),
  (text) => text.replaceAll(/\s*\/\s*\/\s*|\s*\\\s*|\s+[·•]\s+/g, ' / '),
  labelsBehind,
  wordsBehind,
  (text) => text.split('/').map(labelBehind).join('/'),
  (text) => text.replaceAll(/(\d€?)(\p{L}{3,})/gu, '$1 $2'),
  (text) => text.replaceAll(/\s*[,;|]\s+(?=\d)|\s+(?:y|o|and|or|-|–)\s+(?=\d)/g, ' / '),
  (text) => {
    const apart = text.replaceAll(/(\p{L})\s+(?=\d)/gu, '$1 / ');
    const labels = apart.split('/').map((term) => /(\p{L}+)\s*$/u.exec(term)?.[1] ?? '');
    return labels.every(isLabel) ? apart : text;
  },
];

/** The prices that were meant, in a valid form; undefined if that is uncertain. */
export function meantPrices(text: string, isRight: (text: string) => boolean): string | undefined {
  let mended = text;
  for (const slip of SLIPS) {
    const next = slip(mended);
    if (next !== mended && isRight(next))
      return next
        .replaceAll(/\s*\/\s*/g, ' / ')
        .replaceAll(/\s+/g, ' ')
        .trim();
    mended = next;
  }
  return undefined;
}

function isLabel(word: string): boolean {
  return standardLabel(word) !== undefined;
}

/** `medio 5 / pollo entero 8` is `5 media / 8 pollo entero`. */
function wordsBehind(text: string): string {
  if (!WORDS_FIRST.test(text) || LEADS_TO_AMOUNT.test(text)) return text;
  const pairs = text.matchAll(/(\p{L}[^/\d]*?)\s+(\d+(?:[.,]\d+)?(?:\s*€)?)(?=\s*(?:\/|$))/gu);
  const meant = (label: string): string => (isLabel(label) ? label : (nearbyLabel(label) ?? label));
  return Array.from(pairs, ([, label = '', amount]) => `${amount} ${meant(label)}`).join(' / ');
}

/** `tapa 3` is `3 tapa`, and `tapa 3, ración 9` is `3 tapa, 9 ración`. */
function labelBehind(term: string): string {
  if (!/^\s*\p{L}/u.test(term)) return term;
  return term.replaceAll(
    /(\p{L}+)(?:\s*[:=]\s*|\s+)(\d+(?:[.,]\d{1,2})?(?:\s*€)?)/gu,
    (pair, label: string, amount: string) => (isLabel(label) ? `${amount} ${label}` : pair),
  );
}

/** `3/7/12 tapa/media/ración`, and the labels first. */
function labelsBehind(text: string): string {
  const [, before, after = before] = /^(\p{L}[\p{L}\s/]*)\s+\d|\d\s*€?\s+(\p{L}[\p{L}\s/]*)$/u.exec(text) ?? [];
  const labels = after?.split('/') ?? [];
  const amounts = (after === undefined ? '' : text.replace(after, '')).split('/');
  if (labels.length < 2 || labels.length !== amounts.length || amounts.some((amount) => /\p{L}/u.test(amount)))
    return text;
  return amounts.map((amount, at) => `${amount.trim()} ${labels[at]?.trim()}`).join(' / ');
}
