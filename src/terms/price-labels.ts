/**
 * Price labels whose words stand in the interface texts, each with the flag that a dish gets from a price of this label: `isFood` for
 * portions, `chupCopBot` for glasses and bottles, none for places (specification, point 5).
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

/** What a price label says of its dish. */
export function flagOf(label: StandardLabel): 'isFood' | 'chupCopBot' | undefined {
  return LABELS[label];
}
