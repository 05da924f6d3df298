/**
 * Price labels with words in the interface texts, each with the flag that its price gives a dish: `isFood` for portions, `chupCopBot` for glasses and
 * bottles, none for places (specification, point 5).
 */
const LABELS = {
  extra: 'isFood',
  tapa: 'isFood',
  media: 'isFood',
  racion: 'isFood',
  chupito: 'chupCopBot',
  copa: 'chupCopBot',
  botella: 'chupCopBot',
  barra: undefined,
  mesa: undefined,
  terraza: undefined,
} as const;

export type StandardLabel = keyof typeof LABELS;

export const STANDARD_LABELS = Object.keys(LABELS) as readonly StandardLabel[];

export function isStandardLabel(word: string): word is StandardLabel {
  return Object.hasOwn(LABELS, word);
}

/** The flag that a price label gives its dish. */
export function flagOf(label: StandardLabel): 'isFood' | 'chupCopBot' | undefined {
  return LABELS[label];
}
