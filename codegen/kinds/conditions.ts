import { present } from '../resolve/context.ts';
import type { Context } from '../emit/emit-fields.ts';
import type { Field } from '../validate/field.ts';
import type { Kind } from './kind.ts';
import type { ResolvedWord } from './resolved.ts';

const WORD = {
  type: 'mappings',
  required: true,
  default: [],
  diff: 'condition',
  fields: {
    title: {
      type: 'text',
      required: true,
      description: 'Title of the condition.',
      spanish: 'El título de la condición.',
      examples: ['Reserva @en Booking'],
    },
    text: {
      type: 'text',
      description: 'The condition itself.',
      spanish: 'La condición.',
      examples: ['Se paga el 50 % al reservar @en 50% is paid when booking'],
    },
    bankTransfer: {
      type: 'mapping',
      fields: {
        account: {
          type: 'string',
          description: 'Number of the account.',
          spanish: 'Número de la cuenta.',
          examples: ['ES00 0000 0000 0000 0000 0000'],
        },
        holder: {
          type: 'string',
          diff: 'account holder',
          description: 'Holder of the account.',
          spanish: 'Titular de la cuenta.',
          examples: ['El Moreno'],
        },
        instructions: {
          type: 'text',
          diff: 'what to write with the transfer',
          description: 'What to write with the transfer.',
          spanish: 'Qué se escribe en la transferencia.',
          examples: ['Indica tu nombre y la fecha @en State your name and the date'],
        },
      },
      description: 'Where to transfer the money.',
      spanish: 'Adónde se transfiere el dinero.',
      examples: [{ account: 'ES00 0000 0000 0000 0000 0000', holder: 'El Moreno' }],
    },
  },
  description: 'Conditions, numbered in order.',
  spanish: 'Condiciones, numeradas en su orden.',
  examples: [[{ title: 'Reserva @en Booking', text: 'Se paga el 50 % @en 50% is paid' }]],
} as const satisfies Field;

/** Numbered conditions of a booking or an order. */
export const CONDITIONS = {
  word: WORD,
  fields: {},
  holds: 'conditions',
  isServed: false,
  components: { conditions: 'Conditions' },
  nouns: ['list of conditions', 'lists of conditions'],
  // The text of a bank transfer belongs to the condition, not to the account.
  emit: ({ conditions }: ResolvedWord<'conditions', typeof WORD>, { id, texts }: Context) => ({
    id,
    conditions: conditions.map(({ title, text, bankTransfer }, index) => {
      const key = `${id}/conditions.${index}`;
      texts.add(key, title);
      texts.add(`${key}.text`, text);
      texts.add(`${key}.instructions`, bankTransfer?.instructions);
      const { account, holder } = bankTransfer ?? {};
      return present({ bankTransfer: bankTransfer && present({ account, holder }) });
    }),
  }),
} as const satisfies Kind;
