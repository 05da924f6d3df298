import { ITEM_FIELDS } from './item-fields.ts';
import type { Kind } from './kind.ts';

/** The name of a wine without sulphites. Wine without added ones has its own. */
const SULPHITE_FREE =
  /\b(?:sin|without|no|sans|ohne|senza|sense|sem|sen) s[uo]l(?:f|ph)it(?!.*(?:añad|agreg|adicion|added|ajout|addition|zusatz|zugesetz|aggiunt|afegi|engadi))|\bsul(?:f|ph)ite.free/iu;

/** A wine of the wine list: who makes it, where, from which grape, of which year. */
export const WINE = {
  word: {
    type: 'text',
    required: true,
    description: 'A wine.',
    spanish: 'Un vino.',
    examples: ['Viña de la Loma Crianza'],
  },
  fields: {
    id: ITEM_FIELDS.id,
    winery: {
      type: 'text',
      untagged: true,
      description: 'Who makes it.',
      spanish: 'La bodega.',
      examples: ['Bodegas de la Loma'],
      column: { es: 'Bodega', en: 'Winery' },
    },
    vintage: {
      type: 'integer',
      min: 1800,
      max: 2100,
      values: ['NV'],
      description: 'Year of the harvest, or `NV` if it is of several years.',
      spanish: 'La añada, o `NV` si mezcla varias añadas.',
      examples: [2019, 'NV'],
      column: { es: 'Añada', en: 'Vintage' },
    },
    region: {
      type: 'text',
      untagged: true,
      description: 'Where it is from: its D.O., or another region.',
      spanish: 'La D.O., u otra procedencia.',
      examples: ['D.O.Ca. Rioja'],
      column: { es: 'D.O.', en: 'Region', also: ['denominación', 'procedencia', 'appellation'] },
    },
    grape: {
      type: 'text',
      untagged: true,
      description: 'The grape, or several.',
      spanish: 'La uva, o varias.',
      examples: ['Tempranillo', 'Garnacha y mazuelo @en Garnacha and mazuelo'],
      column: { es: 'Uva', en: 'Grape' },
    },
    price: ITEM_FIELDS.price,
    prices: ITEM_FIELDS.prices,
    allergens: ITEM_FIELDS.allergens,
    confirmed: ITEM_FIELDS.confirmed,
    marks: ITEM_FIELDS.marks,
    quantity: ITEM_FIELDS.quantity,
    served: ITEM_FIELDS.served,
    description: ITEM_FIELDS.description,
    image: {
      type: 'image',
      diff: 'picture',
      description: "Picture of the bottle or its label, in the venue's folder.",
      spanish: 'Foto de la botella o de la etiqueta, de la carpeta del local.',
      examples: ['loma-crianza'],
      column: ITEM_FIELDS.image.column,
    },
  },
  holds: 'name',
  isServed: true,
  isDishName: true,
  drinkWith: { allergen: 'sulfitos', unlessNamed: SULPHITE_FREE },
  row: 'list',
  line: ['winery', 'region', 'vintage', 'grape'],
  components: { wine: 'Wine' },
  nouns: ['wine', 'wines'],
  inTable: { es: 'vino', en: 'wine' },
} as const satisfies Kind;
