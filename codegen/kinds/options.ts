import type { Kind } from './kind.ts';
import { OPTIONS as LIST, TITLE } from './shared-fields.ts';

/** Choices that go with dishes. */
export const OPTIONS = {
  word: {
    type: 'text',
    required: true,
    description: 'Choices that go with dishes: sides, sizes, sauces.',
    spanish: 'Lo que acompaña a los platos: guarniciones, tamaños, salsas.',
    examples: ['Extras para tu burger @en Extras for your burger'],
  },
  fields: {
    choices: {
      type: 'mappings',
      required: true,
      default: [],
      diff: 'group of choices',
      fields: { title: TITLE, options: LIST },
      description: 'The groups of choices.',
      spanish: 'Los grupos entre los que se elige.',
      examples: [[{ title: 'Salsas @en Sauces', options: [{ BBQ: '+0.60' }] }]],
    },
  },
  holds: 'title',
  isServed: true,
  components: { options: 'Options' },
  nouns: ['block of choices', 'blocks of choices'],
} as const satisfies Kind;
