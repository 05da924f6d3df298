/** The columns of a menu's table: what each may be called, and which field of the menu language it holds. */
import type { Language } from '../../src/i18n/language.ts';
import type { Allergen, StandardLabel } from '../../src/i18n/terms.ts';
import type { Text } from '../resolve/venue.ts';

/** What a column is called in an exported table, and what else it may be called. Case and accents do not matter. */
export type Names = { readonly es: string; readonly en: string; readonly also?: readonly string[] };

/** Columns of texts: one for each language. */
export const TEXT_COLUMNS = {
  section: { es: 'Sección', en: 'Section', also: ['apartado', 'categoría', 'category'] },
  name: { es: 'Plato', en: 'Dish', also: ['nombre', 'name', 'producto', 'product', 'item', 'texto', 'text'] },
  description: { es: 'Descripción', en: 'Description' },
  detail: { es: 'Detalle', en: 'Detail' },
  unit: { es: 'Unidad', en: 'Unit' },
  label: { es: 'Etiqueta', en: 'Label' },
  when: { es: 'Cuándo', en: 'When' },
  includes: { es: 'Incluye', en: 'Includes' },
  note: { es: 'Letra pequeña', en: 'Small print' },
} as const satisfies Record<string, Names>;

/** Columns whose cells are copied into the field of the same name. */
export const PLAIN_COLUMNS = {
  id: { es: 'Id', en: 'Id' },
  image: { es: 'Imagen', en: 'Image', also: ['foto', 'photo', 'picture'] },
  imageSource: { es: 'Imagen de internet', en: 'Image address', also: ['imageSource'] },
  imgFolder: { es: 'Carpeta de imagen', en: 'Image folder', also: ['imgFolder'] },
  icon: { es: 'Icono', en: 'Icon' },
  iconStyle: { es: 'Estilo de icono', en: 'Icon style', also: ['iconStyle'] },
  decimals: { es: 'Decimales', en: 'Decimals' },
  className: { es: 'Clase CSS', en: 'CSS class', also: ['className'] },
  variant: { es: 'Variante', en: 'Variant' },
  link: { es: 'Enlace', en: 'Link' },
  badge: { es: 'Sello', en: 'Badge' },
} as const satisfies Record<string, Names>;

/** Columns of marks: a cell says yes or no. */
export const MARK_COLUMNS = {
  onlyNight: { es: 'Solo noche', en: 'Only night', also: ['onlyNight'] },
  onlyDay: { es: 'Solo día', en: 'Only day', also: ['onlyDay'] },
  withChips: { es: 'Con guarnición', en: 'With chips', also: ['withChips', 'with garnish'] },
  smash: { es: 'Smash', en: 'Smash' },
  styledPrice: { es: 'Estilo de precio', en: 'Styled price', also: ['styledPrice'] },
  detailedPopup: { es: 'Ventana', en: 'Popup', also: ['detailedPopup'] },
  hidden: { es: 'Oculto', en: 'Hidden' },
  allergenImages: { es: 'Iconos de alérgenos', en: 'Allergen images', also: ['allergenImages'] },
  descriptionIsSpanishName: {
    es: 'Descripción es nombre español',
    en: 'Description is Spanish name',
    also: ['descriptionIsSpanishName'],
  },
  allowHtmlInDescription: { es: 'HTML en descripción', en: 'HTML in description', also: ['allowHtmlInDescription'] },
  isFood: { es: 'Es comida', en: 'Is food', also: ['isFood'] },
  chupCopBot: { es: 'Chupito copa botella', en: 'Shot glass bottle', also: ['chupCopBot'] },
} as const satisfies Record<string, Names>;

/** A price by its standard label. */
export const LABEL_COLUMNS = {
  extra: { es: 'Extra', en: 'Extra' },
  tapa: { es: 'Tapa', en: 'Tapa' },
  media: { es: 'Media', en: 'Half', also: ['media ración', 'half portion'] },
  racion: { es: 'Ración', en: 'Portion', also: ['full portion'] },
  chupito: { es: 'Chupito', en: 'Shot' },
  copa: { es: 'Copa', en: 'Glass' },
  botella: { es: 'Botella', en: 'Bottle' },
  barra: { es: 'Barra', en: 'Bar' },
  mesa: { es: 'Mesa', en: 'Table' },
  terraza: { es: 'Terraza', en: 'Terrace' },
} as const satisfies Record<StandardLabel, Names>;

/** One column for each allergen, with a mark in its cells. */
export const ALLERGEN_COLUMNS = {
  altramuces: { es: 'Altramuces', en: 'Lupin' },
  apio: { es: 'Apio', en: 'Celery' },
  cacahuetes: { es: 'Cacahuetes', en: 'Peanuts' },
  crustaceos: { es: 'Crustáceos', en: 'Crustaceans' },
  'frutos con cáscara': { es: 'Frutos con cáscara', en: 'Tree nuts', also: ['frutos de cáscara', 'nuts'] },
  gluten: { es: 'Gluten', en: 'Gluten' },
  huevos: { es: 'Huevos', en: 'Eggs', also: ['huevo'] },
  lacteo: { es: 'Lácteo', en: 'Milk', also: ['lácteos'] },
  molusco: { es: 'Molusco', en: 'Molluscs', also: ['moluscos'] },
  mostaza: { es: 'Mostaza', en: 'Mustard' },
  pescado: { es: 'Pescado', en: 'Fish' },
  sesamo: { es: 'Sésamo', en: 'Sesame' },
  soja: { es: 'Soja', en: 'Soya', also: ['soy', 'soybeans'] },
  sulfitos: { es: 'Sulfitos', en: 'Sulphites' },
} as const satisfies Record<Allergen, Names>;

/** The columns that are one of their kind. */
export const OTHER_COLUMNS = {
  kind: { es: 'Tipo', en: 'Kind', also: ['type'] },
  price: { es: 'Precio', en: 'Price', also: ['pvp', 'precio €', 'price €'] },
  allergens: { es: 'Alérgenos', en: 'Allergens' },
  traces: { es: 'Trazas', en: 'Traces', also: ['may contain', 'puede contener'] },
  flags: { es: 'Marcas', en: 'Flags' },
} as const satisfies Record<string, Names>;

export type TextField = keyof typeof TEXT_COLUMNS;
export type PlainField = keyof typeof PLAIN_COLUMNS;
export type MarkField = keyof typeof MARK_COLUMNS;

export const TEXT_FIELDS = Object.keys(TEXT_COLUMNS) as TextField[];
export const PLAIN_FIELDS = Object.keys(PLAIN_COLUMNS) as PlainField[];
export const MARK_FIELDS = Object.keys(MARK_COLUMNS) as MarkField[];

/** What a column of a table holds. */
export type Column =
  | { readonly holds: 'text'; readonly field: TextField; readonly language: Language }
  | { readonly holds: 'plain'; readonly field: PlainField }
  | { readonly holds: 'mark'; readonly field: MarkField }
  | { readonly holds: 'label'; readonly label: StandardLabel | Text }
  | { readonly holds: 'allergen'; readonly allergen: Allergen }
  | { readonly holds: keyof typeof OTHER_COLUMNS };

/** The kinds of row, by what a cell of the column `Tipo` may say. An empty one is a dish, or the title of a section. */
export const KINDS = {
  venue: { es: 'local', en: 'venue' },
  section: { es: 'sección', en: 'section' },
  item: { es: 'plato', en: 'dish', also: ['item', 'bebida', 'drink'] },
  heading: { es: 'subtítulo', en: 'heading' },
  note: { es: 'nota', en: 'note' },
  banner: { es: 'banner', en: 'banner' },
  highlight: { es: 'destacado', en: 'highlight' },
  promo: { es: 'promoción', en: 'promo', also: ['oferta', 'offer'] },
} as const satisfies Record<string, Names>;

export type RowKind = keyof typeof KINDS;

/** Entries of the menu language that are more than a row. */
export const NO_ROWS = ['builder', 'options', 'setMenu', 'conditions', 'use'] as const;
