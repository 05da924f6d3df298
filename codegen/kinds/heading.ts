import type { Kind } from './kind.ts';

/** A sub-heading of a section. */
export const HEADING = {
  word: {
    type: 'text',
    required: true,
    description: 'A sub-heading.',
    spanish: 'Un subtítulo dentro de la sección.',
    examples: ['Refrescos @en Soft drinks'],
  },
  fields: {},
  holds: 'text',
  isServed: false,
  components: { heading: 'Heading' },
  nouns: ['heading', 'headings'],
  inTable: { es: 'subtítulo', en: 'heading' },
} as const satisfies Kind;
