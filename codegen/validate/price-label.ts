import type { StandardLabel } from '../../src/i18n/terms.ts';
import { distance } from '../diagnostics/nearest.ts';
import { plain } from '../resolve/slug.ts';

/** The labels whose words stand in the interface's texts. */
export const STANDARD_LABELS = {
  extra: true,
  tapa: true,
  media: true,
  racion: true,
  chupito: true,
  copa: true,
  botella: true,
  barra: true,
  mesa: true,
  terraza: true,
} as const satisfies Record<StandardLabel, true>;

const LABELS = Object.keys(STANDARD_LABELS) as StandardLabel[];

/** Vessels of the trade that are near a standard label and are no slip of the pen for it. */
const WORDS_OF_THEIR_OWN: ReadonlySet<string> = new Set(['barril', 'botellin', 'jarra', 'jarro', 'taza']);

/** The standard label that a word is; case and accents do not matter. */
export function standardLabel(word: string): StandardLabel | undefined {
  if (isStandard(word)) return word;
  const key = plain(word);
  return isStandard(key) ? key : undefined;
}

function isStandard(word: string): word is StandardLabel {
  return Object.hasOwn(STANDARD_LABELS, word);
}

/**
 * The standard label that is one or two letters away from a word. Of a label of four letters one letter: two make another
 * word of it (copa, caña).
 */
export function nearbyLabel(word: string): StandardLabel | undefined {
  const key = plain(word);
  if (WORDS_OF_THEIR_OWN.has(key)) return undefined;
  let best: { label: StandardLabel; apart: number } | undefined;
  for (const label of LABELS) {
    const limit = label.length <= 4 ? 1 : 2;
    const apart = distance(key, label, limit);
    if (apart <= limit && (best === undefined || apart < best.apart)) best = { label, apart };
  }
  return best?.label;
}

/** What is said of a price whose label, or none, another price of the dish has: the message and the hint. */
export function sameLabel(label: string | undefined): readonly [message: string, hint: string] {
  const what = label === undefined ? 'without a label' : `with the label "${label}"`;
  return [`There are two prices ${what}.`, 'give each price a label of its own'];
}
