import type { Kind } from './kind.ts';
import { WHOLE_FIELDS } from './shared-fields.ts';

/** An offer: what it holds, when, at which price. */
export const PROMO = {
  word: {
    type: 'text',
    required: true,
    description: 'An offer.',
    spanish: 'Una oferta.',
    examples: ['Menú del día @en Menu of the day'],
  },
  fields: {
    ...WHOLE_FIELDS,
    when: {
      type: 'text',
      diff: 'time of the offer',
      description: 'When diners can order it.',
      spanish: 'Cuándo se puede pedir.',
      examples: ['De lunes a viernes, de 12:00 a 16:00 @en Monday to Friday, 12:00 to 16:00'],
      column: { es: 'Cuándo', en: 'When' },
    },
    includes: {
      type: 'texts',
      diff: 'inclusion',
      description: 'What is included.',
      spanish: 'Lo que incluye.',
      examples: [['Hamburguesa @en Burger', 'Bebida @en Drink']],
      column: { es: 'Incluye', en: 'Includes' },
    },
    note: {
      type: 'text',
      description: 'Small print.',
      spanish: 'La letra pequeña.',
      examples: ['Hasta 10 años @en Up to 10 years'],
      column: { es: 'Letra pequeña', en: 'Small print' },
    },
  },
  holds: 'name',
  isServed: true,
  isDishName: true,
  components: { promo: 'Promo' },
  nouns: ['offer', 'offers'],
  inTable: { es: 'promoción', en: 'promo', also: ['oferta', 'offer'] },
} as const satisfies Kind;
