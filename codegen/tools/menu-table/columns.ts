/** The columns of a menu's table, with their names and the fields that they hold. */
import type { Allergen } from '../../../src/terms/allergens.ts';
import type { Kind } from '../../kinds/kind.ts';
import { ENTRY_KINDS, type EntryKind, KINDS as KINDS_OF_ENTRY } from '../../kinds/kinds.ts';
import type { EntryFieldType } from '../../kinds/resolved.ts';
import type { Names } from '../../validate/field.ts';
import type { Language } from '../../../src/terms/language.ts';
import type { StandardLabel } from '../../../src/terms/price-labels.ts';
import type { Text } from '../../../src/terms/resolved-venue.ts';
import { plain } from '../../parse/slug.ts';

/** The kinds of entry that a row can hold. */
type TableKind = {
  [Of in EntryKind]: (typeof KINDS_OF_ENTRY)[Of] extends { inTable: Names } ? Of : never;
}[EntryKind];

/** The fields of those kinds that have a column and one of these types. */
type ColumnOf<Type extends EntryFieldType> = {
  [Of in TableKind]: ColumnIn<(typeof KINDS_OF_ENTRY)[Of]['fields'], Type>;
}[TableKind];
type ColumnIn<Fields, Type> = {
  [Name in keyof Fields]: Fields[Name] extends { column: Names; type: Type } ? Name : never;
}[keyof Fields];

export type ListField = ColumnOf<'texts'>;
export type TextField = 'section' | 'name' | ColumnOf<'text'> | ListField;
export type MarkField = ColumnOf<'boolean'>;
export type PlainField = ColumnOf<Exclude<EntryFieldType, 'text' | 'texts' | 'boolean'>>;

const IN_ROWS = Object.entries<Kind>(KINDS_OF_ENTRY).filter(([, { inTable }]) => inTable !== undefined);

/** The columns of fields whose type satisfies `is`, by field name. A field of several kinds has one column. */
function columnsOf<Field extends string>(is: (type: EntryFieldType) => boolean): Readonly<Record<Field, Names>> {
  // The cast is safe: the loop covers every field of the type.
  return Object.fromEntries(
    IN_ROWS.flatMap(([, { fields }]) =>
      Object.entries(fields).flatMap(([name, { type, column }]) => (column && is(type) ? [[name, column]] : [])),
    ),
  ) as Record<Field, Names>;
}

const isText = (type: EntryFieldType): boolean => type === 'text' || type === 'texts';

/** Columns of texts, one per language. */
export const TEXT_COLUMNS = {
  section: {
    es: 'Sección',
    en: 'Section',
    also: ['secciones', 'apartado', 'categoría', 'category', 'familia', 'family', 'grupo', 'group'],
  },
  name: {
    es: 'Plato',
    en: 'Dish',
    also: [
      'platos',
      'nombre',
      'nombre del plato',
      'producto',
      'productos',
      'nombre del producto',
      'artículo',
      'texto',
      'dishes',
      'name',
      'dish name',
      'product',
      'products',
      'product name',
      'item',
      'items',
      'text',
    ],
  },
  ...columnsOf<Exclude<TextField, 'section' | 'name'>>(isText),
};

/** Columns of switches, with yes or no in their cells. */
export const MARK_COLUMNS = columnsOf<MarkField>((type) => type === 'boolean');

/** Columns whose cells are copied into the field of the same name. */
export const PLAIN_COLUMNS = columnsOf<PlainField>((type) => !isText(type) && type !== 'boolean');

export const LABEL_COLUMNS = {
  extra: { es: 'Extra', en: 'Extra' },
  tapa: { es: 'Tapa', en: 'Tapa', also: ['tapas'] },
  media: { es: 'Media', en: 'Half', also: ['media ración', '½', '½ ración', 'medias', 'half portion', '½ portion'] },
  racion: { es: 'Ración', en: 'Ration', also: ['raciones', 'ración entera', 'portion', 'full portion'] },
  chupito: { es: 'Chupito', en: 'Shot' },
  copa: { es: 'Copa', en: 'Cup', also: ['glass'] },
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

/** The other columns, each unique. */
export const OTHER_COLUMNS = {
  kind: { es: 'Tipo', en: 'Kind', also: ['type'] },
  price: {
    es: 'Precio',
    en: 'Price',
    also: ['precios', 'pvp', 'importe', 'tarifa', 'precio venta', 'precio de venta', '€', 'euros', 'prices'],
  },
  allergens: {
    es: 'Alérgenos',
    en: 'Allergens',
    also: ['alérgeno', 'contiene', 'alérgenos que contiene', 'información de alérgenos', 'allergen', 'contains'],
  },
  traces: { es: 'Trazas', en: 'Traces', also: ['may contain', 'puede contener', 'trazas de', 'puede llevar'] },
  flags: { es: 'Marcas', en: 'Flags' },
} as const satisfies Record<string, Names>;

/** Whether a field's text without tags is the same in all languages. */
export const isUntagged = (name: string): boolean => IN_ROWS.some(([, { fields }]) => fields[name]?.untagged === true);

export const TEXT_FIELDS = Object.keys(TEXT_COLUMNS) as TextField[];
export const PLAIN_FIELDS = Object.keys(PLAIN_COLUMNS) as PlainField[];
export const LIST_FIELDS = Object.keys(columnsOf<ListField>((type) => type === 'texts')) as ListField[];
export const MARK_FIELDS = Object.keys(MARK_COLUMNS) as MarkField[];

/** The content of a column. */
export type Column =
  | { readonly holds: 'text'; readonly field: TextField; readonly language: Language }
  | { readonly holds: 'plain'; readonly field: PlainField }
  | { readonly holds: 'mark'; readonly field: MarkField }
  | { readonly holds: 'label'; readonly label: StandardLabel | Text }
  | { readonly holds: 'labels'; readonly labels: readonly StandardLabel[] }
  | { readonly holds: 'allergen'; readonly allergen: Allergen }
  | { readonly holds: keyof typeof OTHER_COLUMNS };

export type RowKind = 'venue' | 'section' | TableKind;

/** The kinds of row, by the words in the column `Tipo`. An empty cell means a dish, or the title of a section. */
export const KINDS = {
  venue: { es: 'local', en: 'venue' },
  section: { es: 'sección', en: 'section' },
  ...Object.fromEntries(IN_ROWS.map(([kind, { inTable }]) => [kind, inTable])),
} as Readonly<Record<RowKind, Names>>;

/** Kinds of entry that do not fit in a row. */
export const NO_ROWS = [...ENTRY_KINDS.filter((kind) => !Object.hasOwn(KINDS, kind)), 'use'];

/** The form in which names are compared: without case, accents and punctuation. */
export function nameKey(name: string): string {
  return plain(name)
    .replaceAll('½', ' 1 2 ')
    .replaceAll('.', '')
    .replaceAll(/[^a-z0-9€]+/g, ' ')
    .trim();
}

/** The keys of a table of names, by every name as `nameKey`. */
export function byName<Key extends string>(table: Readonly<Record<Key, Names>>): ReadonlyMap<string, Key> {
  const found = new Map<string, Key>();
  for (const key of Object.keys(table) as Key[]) {
    const { es, en, also = [] } = table[key];
    for (const name of [es, en, ...also, key]) found.set(nameKey(name), key);
  }
  return found;
}
