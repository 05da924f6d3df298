import { ITEM_FIELDS } from './item-fields.ts';
import type { Kind } from './kind.ts';

/** A wide banner that leads somewhere else. */
export const BANNER = {
  word: {
    type: 'text',
    required: true,
    description: 'A wide banner that opens its link in a new tab.',
    spanish: 'Una franja a todo lo ancho, que abre su enlace en otra pestaña.',
    examples: ['Gana un viaje @en Win a trip'],
  },
  fields: {
    link: {
      type: 'link',
      description: 'Where the banner leads.',
      spanish: 'Adónde lleva la franja.',
      examples: ['https://www.instagram.com/reel/example'],
      column: { es: 'Enlace', en: 'Link' },
    },
    image: {
      type: 'image',
      diff: 'picture',
      description: "Picture in the venue's folder.",
      spanish: 'Imagen de la carpeta del local.',
      examples: ['viaje'],
      column: ITEM_FIELDS.image.column,
    },
  },
  holds: 'text',
  isServed: false,
  components: { banner: 'Banner' },
  nouns: ['banner', 'banners'],
  inTable: { es: 'banner', en: 'banner' },
} as const satisfies Kind;
