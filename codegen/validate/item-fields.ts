import type { FieldTable } from './field.ts';

/** The fields of an item, a dish or drink, beside its name. */
export const ITEM_FIELDS = {
  id: {
    type: 'id',
    description: 'Name of the item in addresses and in `use`. Unless given, it is made from the first text.',
    examples: ['croquetas-de-jamon'],
  },
  price: {
    type: 'price',
    description: 'Price in euros, VAT included; several with their labels, separated by slashes; or a text.',
    examples: ['3.50', '3.50 tapa / 7 media / 12 ración', 'S.M'],
  },
  prices: {
    type: 'prices',
    description: 'Prices by label, where a label of your own may be translated.',
    examples: [{ 'Caña @en Small beer': 2.5, 'Jarra @en Pint': 5 }],
  },
  allergens: {
    type: 'allergens',
    description:
      'Allergens that the item contains, or with ~ before it may contain; `none` states that there are none.',
    examples: ['gluten, huevos, ~soja', ['gluten', 'huevos'], 'none'],
  },
  description: {
    type: 'text',
    description: 'A sentence under the name.',
    examples: ['Con patatas de la casa @en With house potatoes'],
  },
  detail: {
    type: 'text',
    description: 'Further text, shown in the detail popup.',
    examples: ['Doce horas al horno @en Twelve hours in the oven'],
  },
  image: {
    type: 'image',
    description:
      "Picture or video in the venue's folder; a full item uses the picture named as its id if there is one.",
    examples: ['costillas', 'la-gordi.mp4'],
  },
  imageSource: {
    type: 'source',
    description: 'Address of a picture that stands elsewhere.',
    examples: ['https://example.org/costillas.jpg'],
  },
  imgFolder: {
    type: 'folder',
    description: "Folder of the picture, if it is not the venue's.",
    examples: ['gottan-granada'],
  },
  icon: {
    type: 'image',
    description: "Small sign beside the name, from the venue's folder or the icons that all venues share.",
    examples: ['picante'],
  },
  iconStyle: { type: 'string', description: 'Style of the icon.', examples: ['round'] },
  detailedPopup: {
    type: 'boolean',
    default: false,
    description: 'A tap on the item opens a popup with its picture, description, detail and allergens.',
    examples: [true],
  },
  smash: {
    type: 'boolean',
    default: false,
    description: 'Shows the tag that the burger can be had smashed.',
    examples: [true],
  },
  styledPrice: {
    type: 'boolean',
    default: false,
    description: "Shows the price large, with an apostrophe before the cents (14'90).",
    examples: [true],
  },
  unit: {
    type: 'text',
    description: 'Text after the price.',
    examples: ['x UD', 'por persona @en per person'],
  },
  decimals: {
    type: 'integer',
    min: 0,
    max: 2,
    default: 2,
    description: 'Decimals of the price.',
    examples: [1],
  },
  className: {
    type: 'string',
    description: 'CSS class of the item, for the styles of one venue.',
    examples: ['house-special'],
  },
  allergenImages: {
    type: 'boolean',
    default: false,
    description: 'Shows the allergens as pictures in the list, too.',
    examples: [true],
  },
  onlyNight: {
    type: 'boolean',
    default: false,
    description: 'Shown from 19:00 to 03:00, Madrid time.',
    examples: [true],
  },
  onlyDay: {
    type: 'boolean',
    default: false,
    description: 'Shown from 03:00 to 19:00, Madrid time.',
    examples: [true],
  },
  withChips: {
    type: 'boolean',
    default: false,
    description: 'Shows that a garnish is included.',
    examples: [true],
  },
  descriptionIsSpanishName: {
    type: 'boolean',
    default: false,
    description: 'The description is the Spanish name of the dish and is shown as such in every language.',
    examples: [true],
  },
  allowHtmlInDescription: {
    type: 'boolean',
    default: false,
    description: 'The description may hold b strong i em u br p ul ol li span a small sup sub.',
    examples: [true],
  },
  chupCopBot: {
    type: 'boolean',
    description: 'A drink sold by shot, glass and bottle. Set by the labels chupito, copa and botella.',
    examples: [true],
  },
  isFood: {
    type: 'boolean',
    description: 'A dish sold in portions. Set by the labels extra, tapa, media and ración.',
    examples: [true],
  },
  hidden: { type: 'boolean', default: false, description: 'Leaves the item out of the menu.', examples: [true] },
  variant: {
    type: 'choice',
    values: ['simple', 'full'],
    description: 'A row of text, or a row with picture and extras. Unless given, the fields in use decide.',
    examples: ['full'],
  },
} as const satisfies FieldTable;

const { id: _id, ...defaults } = ITEM_FIELDS;

/** What every item of a file has unless it says otherwise: any field of an item but its id. */
export const DEFAULT_FIELDS = defaults;
