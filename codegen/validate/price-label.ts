import { words, type Words } from '../diagnostics/words.ts';
import { isStandardLabel, STANDARD_LABELS, type StandardLabel } from '../../src/terms/price-labels.ts';
import { distance } from '../diagnostics/nearest.ts';
import { plain } from '../parse/slug.ts';
import { bracketsMeant, NUMBER, WITHOUT } from './allergens.ts';

/** Weights, volumes and pieces: units of a price, not portions. */
const MEASURES: ReadonlySet<string> = new Set(
  'mg g gr grs kg kgs l lt cl ml u ud uds unid unids unidades piezas pza pzas pz pcs oz lb lbs'.split(' '),
);

export const isMeasure = (word: string): boolean => MEASURES.has(plain(word).replace(/^x\s+/, '').replace(/\.$/, ''));

/** Words for currencies; the page shows the country's own. */
const CURRENCY =
  /^(?:[e€]uros?|ευρώ?|ευρω|eur?|usd|gbp|d[oó]lar(?:es)?|dollars?|libras?|pounds?|c[eé]nt(?:imo|avo)?s?|cts?|pe?se?tas?|ptas?|pts)(?!\p{L})/iu;

/** Numbers or letters for allergens, which every printed menu explains in its own way: `(1, 7)`, `A,C,G`. */
const CODES = new RegExp(
  String.raw`^(?:\(\s*${NUMBER}(?:\s*[,;]\s*${NUMBER})+\s*\)|\(?${NUMBER}(?:\s*[,;-]\s*${NUMBER}){2,}\)?|\(?\p{Lu}(?:\s*[,;]\s*\p{Lu})+\)?)$`,
  'u',
);
/** Signs such as a chilli, and letters for a mark. */
const PICTURES = /^(?:(?:\p{Extended_Pictographic}\uFE0F?\s*)+|\((?:v|vg|ve|veg|sg|gf)\))$/iu;

/** The hint for codes of allergens and for signs in place of a label, which a menu says in words. */
export function inOtherWords(text: string): Words | undefined {
  if (CODES.test(text)) return words('nameAllergens');
  return PICTURES.test(text) ? words('nameMarks') : undefined;
}

/** Names of vessels that resemble a standard label and are not misspellings of it. */
const WORDS_OF_THEIR_OWN: ReadonlySet<string> = new Set(['barril', 'botellin', 'jarra', 'jarro', 'taza']);

/** The standard label that a word names, without regard to case and accents. */
export function standardLabel(word: string): StandardLabel | undefined {
  if (isStandardLabel(word)) return word;
  const key = plain(word);
  return isStandardLabel(key) ? key : undefined;
}

/** Longer words, in characters, are no misspelt labels. */
const LONGEST = 40;

/** The standard label at most two letters away from a word, without its article; one if either has fewer than six, because copa is not caña. */
export function nearbyLabel(word: string): StandardLabel | undefined {
  if (word.length > LONGEST) return undefined;
  const key = plain(word)
    .replace(/[^\p{L}]+$/u, '')
    .replace(/^(?:la|una|en|por)\s+/, '');
  if (WORDS_OF_THEIR_OWN.has(key)) return undefined;
  let best: { label: StandardLabel; apart: number } | undefined;
  for (const label of STANDARD_LABELS) {
    const limit = Math.min(label.length, key.length) < 6 ? 1 : 2;
    const apart = distance(key, label, limit);
    if (apart <= limit && (best === undefined || apart < best.apart)) best = { label, apart };
  }
  return best?.label;
}

/** Longer texts, in characters, are not one price: their meaning is not guessed. */
export const LONGEST_MEANT = 200;

const PORTIONS = ['tapa', 'media', 'ración'];
/** What wine is sold in. */
export const GLASSES = ['copa', 'botella'];

/** A few amounts without labels, each with one as an example: `9 media / 12 ración`. Slashes without a price are left out. */
export function labelled(text: string, examples: readonly string[] = PORTIONS): string | undefined {
  if (text.length > LONGEST_MEANT) return undefined;
  const amounts = text.split('/').flatMap((term) => term.trim() || []);
  const isBare = amounts.every((amount) => /^\d+(?:[.,]\d{1,2})?(?:\s*€)?$/.test(amount));
  if (!isBare || amounts.length < 2 || amounts.length > examples.length) return undefined;
  return amounts.map((amount, at) => `${amount} ${examples.at(at - amounts.length)}`).join(' / ');
}

/** The message and hint for two prices of a dish with the same label, or both without one; `prices` are all of them. */
export function sameLabel(
  label: string | undefined,
  prices = '',
  examples?: readonly string[],
): readonly [message: Words, hint: Words] {
  const message = label === undefined ? words('twoPricesWithout') : words('twoPricesWith', label);
  const example = label === undefined ? labelled(prices, examples) : undefined;
  return [message, example === undefined ? words('labelEach') : words('labelThem', example)];
}

/** 'sin gluten' is no label but describes the dish. */
export const TAKES_BACK = new RegExp(`^(?:${WITHOUT})$`, 'i');
/** Words that only refer to allergens. */
const OF_ALLERGENS = /\b(?:gluten|al[eé]rgenos?|allergens?|cel[ií]ac[oa]s?|coeliacs?)\b/i;

/** Why a text is no label. A label begins with a letter, has no digit, bracket or currency, and is no measure or allergen. */
export function whyNoLabel(text: string): Words | undefined {
  if (OF_ALLERGENS.test(text) || declaresIn(text)) return words('allergenIsNoLabel', text);
  if (CURRENCY.test(text) || isMeasure(text) || isThousand(text)) return words('noLabel', text);
  if (inOtherWords(text) || !/^\p{L}/u.test(text) || /[\d()[\]{}<>€$£¥]/.test(text)) return words('cannotFollow', text);
  return undefined;
}

/** Whether a text multiplies the amount before it: `25 mil`, `25 mil euros`. */
function isThousand(text: string): boolean {
  const [, rest] = /^(?:mil|k|rb|ribu)(?:\s+(.+))?$/isu.exec(text) ?? [];
  return rest === undefined
    ? /^(?:[mM][iI][lL]|k|rb|ribu)$/.test(text)
    : CURRENCY.test(rest) || standardLabel(rest) !== undefined;
}

/** Whether a label declares or negates allergens, alone or beside a standard label. */
function declaresIn(text: string): boolean {
  const [first = '', ...rest] = text.split(/\s+/);
  const last = rest.at(-1) ?? '';
  const isPartly = rest.length > 0 && (TAKES_BACK.test(first) || standardLabel(first) !== undefined);
  const parts = [text, ...(isPartly ? [rest.join(' ')] : [])];
  if (standardLabel(last) !== undefined) parts.push(text.slice(0, -last.length));
  return parts.some((part) => bracketsMeant(part) !== undefined);
}
