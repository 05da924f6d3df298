import { ITEM_FIELDS } from './item-fields.ts';
import type { Kind } from './kind.ts';
import { OPTIONS, PRICE, TITLE } from './shared-fields.ts';

/** A dish that diners put together step by step. */
export const BUILDER = {
  word: {
    type: 'text',
    required: true,
    description: 'A dish that diners put together themselves.',
    spanish: 'Un plato que el cliente monta a su gusto.',
    examples: ['Crea tu burger @en Create your burger'],
  },
  fields: {
    id: ITEM_FIELDS.id,
    price: PRICE,
    marks: ITEM_FIELDS.marks,
    quantity: ITEM_FIELDS.quantity,
    served: ITEM_FIELDS.served,
    steps: {
      type: 'mappings',
      default: [],
      diff: 'step',
      fields: {
        title: TITLE,
        choose: {
          type: 'choose',
          diff: 'how many to choose',
          description: 'How many the diner takes: a number, `up to 2`, or `any`.',
          spanish: 'Cuántas se eligen: un número, `up to 2` (hasta dos) o `any` (las que se quieran).',
          examples: [1, 'up to 2', 'any'],
        },
        options: OPTIONS,
      },
      description: 'The steps, in order.',
      spanish: 'Los pasos, en su orden.',
      examples: [[{ title: 'Salsas @en Sauces', choose: 1, options: ['BBQ', 'César @en Caesar'] }]],
    },
    extras: {
      type: 'options',
      diff: 'extra',
      description: 'What can be added, with its price.',
      spanish: 'Lo que se puede añadir, con su precio.',
      examples: OPTIONS.examples,
    },
  },
  holds: 'name',
  isServed: true,
  components: { builder: 'Builder' },
  nouns: ['dish to put together', 'dishes to put together'],
} as const satisfies Kind;
