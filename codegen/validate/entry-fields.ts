import { KINDS } from '../kinds/kinds.ts';
import type { Field, FieldTable } from './field.ts';

/** The fields that adapt a `use`, in sections and in entries; each of the two defines `use` itself. */
export const USE_FIELDS = {
  without: {
    type: 'ids',
    description: 'The ids of the dishes that are left out here.',
    spanish: 'Los id de los platos que aquí no se sirven.',
    examples: [['agua', 'cola']],
  },
  prices: {
    type: 'pricesById',
    description: 'The prices that differ here, each after the id of its dish.',
    spanish: 'Los precios que aquí son otros, cada uno detrás del id de su plato.',
    examples: [{ agua: 2, cerveza: '3 copa / 5 mesa' }],
  },
} as const satisfies FieldTable;

/** The possible entries of a section by their first word: one of each kind, or the entries of a partial. */
export const ENTRIES = {
  ...KINDS,
  use: {
    word: {
      type: 'partial',
      required: true,
      description: 'Inserts the entries of one section of a file in `_shared`.',
      spanish: 'Pone aquí lo que hay en una sección de un archivo de `_shared`.',
      examples: ['bebidas#refrescos'],
    },
    fields: USE_FIELDS,
  },
} as const satisfies { readonly [word: string]: { readonly word: Field; readonly fields: FieldTable } };

/** The first word of an entry, which says what it is. */
export type EntryWord = keyof typeof ENTRIES;

/** Whether a word says what an entry is. */
export function isEntryWord(word: string | undefined): word is EntryWord {
  return word !== undefined && Object.hasOwn(ENTRIES, word);
}
