import { SWITCH } from '../validate/field.ts';
import type { EntryFields } from './resolved.ts';

/** The fields of an item (a dish or drink) besides its name. */
export const ITEM_FIELDS = {
  id: {
    type: 'id',
    description: 'Name of the item in addresses and in `use`. If not given, it is made from the first text.',
    spanish: 'El nombre del plato en las direcciones y en `use`. Si no se escribe, sale del primer texto.',
    examples: ['croquetas-de-jamon'],
    column: { es: 'Id', en: 'Id' },
  },
  price: {
    type: 'price',
    description: 'Price in euros, VAT included; several with their labels, separated by slashes; or a text.',
    spanish: 'Precio en euros, IVA incluido; varios, cada uno con su palabra y separados por barras; o un texto.',
    examples: ['3.50', '3.50 tapa / 7 media / 12 ración', 'S.M'],
  },
  prices: {
    type: 'prices',
    description: 'Prices, each after its label; a label of your own may be translated.',
    spanish: 'Precios con su palabra delante; una palabra tuya se puede traducir.',
    examples: [{ 'Caña @en Small beer': 2.5, 'Jarra @en Pint': 5 }],
  },
  allergens: {
    type: 'allergens',
    description:
      'Allergens that the item contains, or may contain if ~ stands before them (traces). `none` states that there are none.',
    spanish:
      'Los alérgenos que lleva, o que puede llevar si tienen ~ delante (trazas). `none` declara que no lleva ninguno.',
    examples: ['gluten, huevos, ~soja', ['gluten', 'huevos'], 'none'],
  },
  confirmed: {
    type: 'confirmed',
    diff: false,
    description: 'Allergens that the name or the description speaks of, but the item really does not contain.',
    spanish: 'Los alérgenos de los que hablan el nombre o la descripción, pero que el plato de verdad no lleva.',
    examples: ['gluten', ['lacteo', 'huevos']],
  },
  marks: {
    type: 'marks',
    description:
      'What it is: vegetarian, vegan, gluten-free, spicy, home-made, new, recommended. Marks do not declare allergens.',
    spanish:
      'Lo que es: vegetariano, vegano, sin gluten, picante, casero, nuevo… Los distintivos no declaran alérgenos.',
    examples: ['vegano, sin gluten', ['vegetariano', 'muy picante']],
    column: { es: 'Distintivos', en: 'Marks', also: ['dieta', 'diet'] },
  },
  quantity: {
    type: 'text',
    description: 'How much of it there is, shown small after the name: pieces, weight, volume.',
    spanish: 'Cuánto lleva, en pequeño detrás del nombre: unidades, peso, volumen.',
    examples: ['12 unidades @en 12 pieces', '600 g'],
    column: { es: 'Cantidad', en: 'Quantity' },
  },
  description: {
    type: 'text',
    description: 'A sentence under the name.',
    spanish: 'Una frase debajo del nombre.',
    examples: ['Con patatas de la casa @en With house potatoes'],
    column: { es: 'Descripción', en: 'Description', also: ['descripción del plato', 'dish description'] },
  },
  detail: {
    type: 'text',
    description: 'Further text, shown in the detail popup.',
    spanish: 'Más texto, que se lee al abrir el plato.',
    examples: ['Doce horas al horno @en Twelve hours in the oven'],
    column: { es: 'Detalle', en: 'Detail' },
  },
  image: {
    type: 'image',
    diff: 'picture',
    description:
      "Picture or video in the venue's folder. If not given, a full item shows the picture that has its id as name.",
    spanish:
      'Foto o vídeo de la carpeta del local. Si no se escribe, un plato completo enseña la foto que se llama como su id.',
    examples: ['costillas', 'la-gordi.mp4'],
    column: { es: 'Imagen', en: 'Image', also: ['foto', 'photo', 'picture'] },
  },
  imageSource: {
    type: 'source',
    diff: 'picture',
    description: 'Address of a picture on the internet.',
    spanish: 'Dirección de una imagen que está en internet.',
    examples: ['https://example.org/costillas.jpg'],
    column: { es: 'Imagen de internet', en: 'Image address', also: ['imageSource'] },
  },
  imgFolder: {
    type: 'folder',
    description: "Folder of the picture, if it is not the venue's.",
    spanish: 'La carpeta de la imagen, si no es la del local.',
    examples: ['gottan-granada'],
    column: { es: 'Carpeta de imagen', en: 'Image folder', also: ['imgFolder'] },
  },
  icon: {
    type: 'image',
    description: "Small sign beside the name, from the venue's folder or the icons that all venues share.",
    spanish: 'Un dibujo pequeño junto al nombre, de la carpeta del local o de los iconos comunes.',
    examples: ['picante'],
    column: { es: 'Icono', en: 'Icon' },
  },
  iconStyle: {
    type: 'string',
    diff: 'style of the icon',
    description: 'Style of the icon.',
    spanish: 'El estilo del icono.',
    examples: ['round'],
    column: { es: 'Estilo de icono', en: 'Icon style', also: ['iconStyle'] },
  },
  detailedPopup: {
    ...SWITCH,
    diff: 'details in a popup',
    description: 'A tap on the item opens a popup with its picture, description, detail and allergens.',
    spanish: 'Al tocar el plato se abre una ventana con su foto, descripción, detalle y alérgenos.',
    column: { es: 'Ventana', en: 'Popup', also: ['detailedPopup'] },
  },
  smash: {
    ...SWITCH,
    diff: 'can be had smashed',
    description: 'Shows a tag that says that diners can order the burger smashed.',
    spanish: 'Enseña la etiqueta «PIDELA SMASH».',
    column: { es: 'Smash', en: 'Smash' },
  },
  styledPrice: {
    ...SWITCH,
    diff: 'large price',
    description: "Shows the price large, with an apostrophe before the cents (14'90).",
    spanish: "Enseña el precio en grande, con apóstrofo delante de los céntimos (14'90).",
    column: { es: 'Estilo de precio', en: 'Styled price', also: ['styledPrice'] },
  },
  unit: {
    type: 'text',
    description: 'Text after the price.',
    spanish: 'Lo que se lee detrás del precio.',
    examples: ['x UD', 'por persona @en per person'],
    column: { es: 'Unidad', en: 'Unit' },
  },
  decimals: {
    type: 'integer',
    diff: 'decimals of the price',
    min: 0,
    max: 2,
    default: 2,
    description: 'Decimals of the price.',
    spanish: 'Decimales del precio.',
    examples: [1],
    column: { es: 'Decimales', en: 'Decimals' },
  },
  className: {
    type: 'string',
    diff: 'CSS class',
    description: 'CSS class of the item, for the styles of one venue.',
    spanish: 'Clase CSS del plato, para los estilos de un local.',
    examples: ['house-special'],
    column: { es: 'Clase CSS', en: 'CSS class', also: ['className'] },
  },
  allergenImages: {
    ...SWITCH,
    diff: 'allergens as pictures',
    description: 'Shows the allergens as pictures in the list, too.',
    spanish: 'Enseña los alérgenos con dibujos también en la lista.',
    column: { es: 'Iconos de alérgenos', en: 'Allergen images', also: ['allergenImages'] },
  },
  onlyNight: {
    ...SWITCH,
    diff: false,
    description: "Shown from 19:00 to 03:00, in the venue's time zone.",
    spanish: 'Se enseña de 19:00 a 3:00, hora del local.',
    column: { es: 'Solo noche', en: 'Only night', also: ['onlyNight'] },
  },
  onlyDay: {
    ...SWITCH,
    diff: false,
    description: "Shown from 03:00 to 19:00, in the venue's time zone.",
    spanish: 'Se enseña de 3:00 a 19:00, hora del local.',
    column: { es: 'Solo día', en: 'Only day', also: ['onlyDay'] },
  },
  served: {
    type: 'served',
    description: 'When it is on the menu: dates of the year, days of the week, hours. Outside of them it is not shown.',
    spanish: 'Cuándo está en la carta: fechas del año, días de la semana, horas. Fuera de ellas no se enseña.',
    examples: ['lun-vie 13-16', '1/6-15/9', 'vie,sab 23-3; dom 12-15'],
    column: { es: 'Servido', en: 'Served', also: ['se sirve', 'disponible'] },
  },
  withChips: {
    ...SWITCH,
    diff: 'garnish included',
    description: 'Shows that a garnish is included.',
    spanish: 'Dice que la guarnición está incluida.',
    column: { es: 'Con guarnición', en: 'With chips', also: ['withChips', 'with garnish'] },
  },
  descriptionIsSpanishName: {
    ...SWITCH,
    diff: 'description as the Spanish name',
    description: 'Readers of another language see the Spanish name, too, small below the name.',
    spanish: 'En otros idiomas se lee también el nombre en español, pequeño, bajo el nombre.',
    column: {
      es: 'Descripción es nombre español',
      en: 'Description is Spanish name',
      also: ['descriptionIsSpanishName'],
    },
  },
  allowHtmlInDescription: {
    ...SWITCH,
    diff: 'HTML in the description',
    description: 'The description may hold b strong i em u br p ul ol li span a small sup sub.',
    spanish: 'La descripción puede llevar b strong i em u br p ul ol li span a small sup sub.',
    column: { es: 'HTML en descripción', en: 'HTML in description', also: ['allowHtmlInDescription'] },
  },
  chupCopBot: {
    type: 'boolean',
    diff: false,
    description: 'A drink sold by shot, glass or bottle. The labels chupito, copa and botella already say so.',
    spanish: 'Una bebida que se sirve por chupito, copa o botella. Lo dicen ya las palabras chupito, copa y botella.',
    examples: [true],
    column: { es: 'Chupito copa botella', en: 'Shot glass bottle', also: ['chupCopBot'] },
  },
  isFood: {
    type: 'boolean',
    diff: false,
    description: 'A dish sold in portions. The labels extra, tapa, media and ración already say so.',
    spanish: 'Un plato que se sirve por raciones. Lo dicen ya las palabras extra, tapa, media y ración.',
    examples: [true],
    column: { es: 'Es comida', en: 'Is food', also: ['isFood'] },
  },
  hidden: {
    ...SWITCH,
    diff: false,
    description: 'Leaves the item out of the menu.',
    spanish: 'Guarda el plato sin enseñarlo.',
    column: { es: 'Oculto', en: 'Hidden' },
  },
  variant: {
    type: 'choice',
    diff: false,
    values: ['simple', 'full'],
    description:
      '`simple`: a row of text. `full`: a row with picture and extras. If not given, the fields in use decide.',
    spanish:
      '`simple`: una línea de texto. `full`: con foto y demás. Si no se escribe, lo deciden los campos que use el plato.',
    examples: ['full'],
    column: { es: 'Variante', en: 'Variant' },
  },
} as const satisfies EntryFields;

const { id: _id, ...defaults } = ITEM_FIELDS;

/** The fields of `defaults`, which apply to items that do not set them: all of an item's fields except its id. */
export const DEFAULT_FIELDS = defaults;

type ItemField = keyof typeof ITEM_FIELDS;

/** Which rows show a field: all rows, full rows, or none on its own. The order is that of the generated module. */
const SHOWN_IN = {
  id: 'every',
  quantity: 'every',
  description: 'every',
  detail: 'every',
  price: 'every',
  prices: 'every',
  allergens: 'every',
  confirmed: 'none',
  marks: 'every',
  decimals: 'every',
  onlyNight: 'every',
  onlyDay: 'every',
  served: 'every',
  withChips: 'every',
  isFood: 'every',
  chupCopBot: 'every',
  descriptionIsSpanishName: 'every',
  detailedPopup: 'every',
  image: 'full',
  imageSource: 'full',
  icon: 'full',
  iconStyle: 'full',
  smash: 'full',
  styledPrice: 'full',
  className: 'full',
  allergenImages: 'full',
  unit: 'full',
  allowHtmlInDescription: 'none',
  imgFolder: 'none',
  hidden: 'none',
  variant: 'none',
} as const satisfies Record<ItemField, 'every' | 'full' | 'none'>;

const shownIn = (...rows: readonly string[]): EntryFields =>
  Object.fromEntries(
    (Object.keys(SHOWN_IN) as ItemField[])
      .filter((name) => rows.includes(SHOWN_IN[name]))
      .map((name) => [name, ITEM_FIELDS[name]]),
  );

/** The fields that the page shows in a simple row, and in a full row. */
export const SIMPLE_ROW: EntryFields = shownIn('every');
export const FULL_ROW: EntryFields = shownIn('every', 'full');

/** The fields that only a full row shows. */
export const FULL_ONLY: EntryFields = shownIn('full');

/** An item that uses one of these fields is shown as a full row unless it sets otherwise. */
export const FULL_FIELDS = [
  'image',
  'imageSource',
  'icon',
  'detailedPopup',
  'smash',
  'styledPrice',
  'unit',
  'className',
  'allergenImages',
] as const satisfies readonly ItemField[];
