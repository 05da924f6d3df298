/** What somebody meant who wrote a price as people write prices. */
import { standardLabel } from './price-label.ts';

/** A price for a weight, a volume or a piece: `9,80` and `/100 g`. */
export type ByMeasure = { readonly amount: string; readonly unit: string };

const AMOUNT = '\\d+(?:[.,]\\d{1,2})?';
const PIECE = '(?:kgs?|kilos?|l|lt|litros?|uds?|u|unidad|unit|each|pax|pers|persona|person|pieza|docena|media docena)';
const MEASURE = `(?:mg|gr?s?|cl|ml|${PIECE})`;
const PER = '(?:/|c/|x|por|per|la|el|cada)';
/** Of a small measure behind a space alone it is not known whether it is what is sold, or what the price is for. */
const BY_MEASURE = new RegExp(
  `^(${AMOUNT})(?:\\s*(?:€|euros?|eur)\\s*(?=\\S)|\\s*(?=${PER})|\\s+(?=${PIECE}\\.?$))(${PER}?\\s*(?:\\d+(?:[.,]\\d+)?\\s*)?${MEASURE}\\.?)$`,
  'i',
);

/** A price by measure, where nothing else stands beside it; the unit as the page shows it behind the price. */
export function priceByMeasure(text: string): ByMeasure | undefined {
  const [, amount, written] = BY_MEASURE.exec(text) ?? [];
  if (amount === undefined || written === undefined) return undefined;
  const isBare = !new RegExp(`^${PER}`, 'i').test(written);
  return { amount, unit: isBare ? `/${written}` : written.replace(/^\/\s*/, '/') };
}

/** Slips of the pen, each with what it is instead. They are mended one after the other until the text can be read. */
const SLIPS: readonly ((text: string) => string)[] = [
  (text) => text.replace(/^[«»“”„‘’(]\s*(\d[^«»“”„‘’()]*?)\s*[«»“”„‘’)]$/u, '$1'),
  (text) => text.replaceAll(/(\d)['´’`](\d{1,2})(?!\d)/g, '$1,$2'),
  (text) => text.replace(/^(\d+)\s*([.,])\s+(\d{2}\s*€?)$/, '$1$2$3').replace(/^(\d+)\s+([.,]\d{2}\s*€?)$/, '$1$2'),
  (text) =>
    text.replace(
      /^(\d[\d.,]*\d|\d)\s*[.,:;*]*-*\s*(€?)\s*[.,;:*]*$/,
      (_, amount: string, sign: string) => `${amount}${sign && ' €'}`,
    ),
  (text) => text.replace(/^(\d+)\s*€\s*(\d{2})$/, '$1,$2 €'),
  (text) => text.replaceAll(/(\d)\s*(?:[e€]uros?|eur?)(?=\s|\/|$)/gi, '$1 €'),
  (text) =>
    text.replace(/^(\d[\d.,]*\s*€?)\s*\/\s*(\p{L}+)$/u, (term, price: string, word: string) =>
      isLabel(word) ? `${price.trim()} ${word}` : term,
    ),
  (text) => text.replaceAll(/\((\p{L}+)\)/gu, (term, word: string) => (isLabel(word) ? word : term)),
  (text) => text.replaceAll(/(?<=^|[\s/])(?:1\/2|½)\s*(?:raci[oó]n)?(?=\s|$)/gi, 'media'),
  (text) => text.split('/').map(labelBehind).join('/'),
  (text) => text.replaceAll(/(\d€?)(\p{L}{3,})/gu, '$1 $2'),
  (text) => text.replaceAll(/\s*[,;|]\s+(?=\d)|\s+(?:y|o|and|or|-|–)\s+(?=\d)/g, ' / '),
  (text) => text.replaceAll(/(\p{L})\s+(?=\d)/gu, '$1 / '),
];

/** The prices that were meant, as they are written so that nothing is to be said of them; undefined where that is not sure. */
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

/** `tapa 3` is `3 tapa`. */
function labelBehind(term: string): string {
  const [, lead = '', label = '', amount = '', end = ''] =
    /^(\s*)(\p{L}+):?\s+(\d[\d.,]*\s*€?)(\s*)$/u.exec(term) ?? [];
  return isLabel(label) ? `${lead}${amount} ${label}${end}` : term;
}
