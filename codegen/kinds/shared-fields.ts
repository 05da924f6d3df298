/** Fields that several kinds of entry have. */
import type { Field } from '../validate/field.ts';
import { ITEM_FIELDS } from './item-fields.ts';
import type { EntryFields } from './resolved.ts';

export const PRICE = {
  type: 'price',
  description: 'Price in euros, VAT included.',
  spanish: 'Precio en euros, IVA incluido.',
  examples: ['14.99'],
} as const satisfies Field;

export const TITLE = {
  type: 'text',
  required: true,
  description: 'Title of this part.',
  spanish: 'El título de esta parte.',
  examples: ['Elige tu carne @en Choose your meat'],
} as const satisfies Field;

export const OPTIONS = {
  type: 'options',
  default: [],
  diff: 'option',
  description: 'What there is to choose from; what costs more, with its price.',
  spanish: 'Entre qué se elige; lo que cuesta más, con su precio.',
  examples: [['Ternera @en Beef', { 'Costilla ibérica @en Iberian rib': '+2.90' }]],
} as const satisfies Field;

/** The fields of an offer and of a set menu that apply to the whole. */
export const WHOLE_FIELDS = {
  id: ITEM_FIELDS.id,
  price: PRICE,
  allergens: {
    type: 'allergens',
    description:
      'Allergens of all that it holds, or with ~ before they may be in it; `none` states that there are none.',
    spanish:
      'Los alérgenos de todo lo que incluye, o con ~ delante los que puede llevar. `none` declara que no lleva ninguno.',
    examples: ['gluten, huevos, ~soja', 'none'],
  },
  confirmed: ITEM_FIELDS.confirmed,
  marks: ITEM_FIELDS.marks,
  quantity: ITEM_FIELDS.quantity,
  served: ITEM_FIELDS.served,
} as const satisfies EntryFields;
