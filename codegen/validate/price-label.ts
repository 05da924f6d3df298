import { words, type Words } from '../diagnostics/words.ts';
import { isStandardLabel, STANDARD_LABELS, type StandardLabel } from '../../src/terms/price-labels.ts';
import { distance } from '../diagnostics/nearest.ts';
import { plain } from '../parse/slug.ts';

/** Weights, volumes and pieces: what a price is for, and no portion. */
const MEASURES: ReadonlySet<string> = new Set('mg g gr grs kg kgs l lt cl ml u ud uds'.split(' '));

export function isMeasure(word: string): boolean {
  return MEASURES.has(plain(word).replace(/^x\s+/, '').replace(/\.$/, ''));
}

/** Vessels of the trade that are near a standard label and are no slip of the pen for it. */
const WORDS_OF_THEIR_OWN: ReadonlySet<string> = new Set(['barril', 'botellin', 'jarra', 'jarro', 'taza']);

/** The standard label that a word is; case and accents do not matter. */
export function standardLabel(word: string): StandardLabel | undefined {
  if (isStandardLabel(word)) return word;
  const key = plain(word);
  return isStandardLabel(key) ? key : undefined;
}

/** What has more characters than these is no slip of the pen for a label. */
const LONGEST = 40;

/** The standard label one or two letters away from a word; one where either has less than six, for copa is not caña. */
export function nearbyLabel(word: string): StandardLabel | undefined {
  if (word.length > LONGEST) return undefined;
  const key = plain(word).replace(/[^\p{L}]+$/u, '');
  if (WORDS_OF_THEIR_OWN.has(key)) return undefined;
  let best: { label: StandardLabel; apart: number } | undefined;
  for (const label of STANDARD_LABELS) {
    const limit = Math.min(label.length, key.length) < 6 ? 1 : 2;
    const apart = distance(key, label, limit);
    if (apart <= limit && (best === undefined || apart < best.apart)) best = { label, apart };
  }
  return best?.label;
}

/** What is said of a price whose label, or none, another price of the dish has: the message and the hint. */
export function sameLabel(label: string | undefined): readonly [message: Words, hint: Words] {
  const message = label === undefined ? words('twoPricesWithout') : words('twoPricesWith', label);
  return [message, words('labelEach')];
}
