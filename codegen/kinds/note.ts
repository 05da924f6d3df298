import type { Kind } from './kind.ts';

/** A paragraph between the entries of a section. */
export const NOTE = {
  word: {
    type: 'text',
    required: true,
    description: 'A paragraph.',
    spanish: 'Un párrafo.',
    examples: ['Pan y aperitivo: 1,50 € @en Bread and appetiser: 1.50 €'],
  },
  fields: {},
  holds: 'text',
  isServed: false,
  components: { note: 'Note' },
  nouns: ['note', 'notes'],
  inTable: { es: 'nota', en: 'note' },
} as const satisfies Kind;
