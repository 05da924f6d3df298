import { plain } from '../parse/slug.ts';
import type { Field, FieldTable, Names } from './field.ts';

/**
 * Fields by the Spanish words that editors write for them. The name of a column stands here only for the fields of that name
 * without a column: the label of a telephone, a text of the interface. The place decides between several fields.
 */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  alergenos: ['allergens'],
  cabecera: ['heading'],
  cartel: ['banner'],
  cerrado: ['closed'],
  codigo: ['id'],
  color: ['accent'],
  condiciones: ['conditions'],
  contacto: ['contact'],
  correo: ['email', 'phone'],
  direccion: ['address'],
  elegir: ['choose'],
  encabezado: ['heading'],
  enlace: ['link'],
  estado: ['status'],
  etiqueta: ['label'],
  fondo: ['background'],
  foto: ['image'],
  fuente: ['font'],
  horario: ['hours', 'served'],
  idioma: ['languages'],
  idiomas: ['languages'],
  imagen: ['image'],
  incluye: ['includes'],
  letra: ['font'],
  local: ['venue'],
  nombre: ['item', 'venue', 'title'],
  mapa: ['map'],
  menu: ['setMenu'],
  movil: ['phone'],
  nota: ['note'],
  numero: ['number'],
  oculto: ['hidden'],
  oferta: ['promo'],
  opciones: ['options', 'choices'],
  pagina: ['web'],
  pasos: ['steps'],
  platos: ['items', 'dishes'],
  precio: ['price'],
  precios: ['prices', 'price'],
  premio: ['reward'],
  reserva: ['booking'],
  reservas: ['booking'],
  secciones: ['sections'],
  sellos: ['stamps'],
  sin: ['without'],
  solonoche: ['onlyNight'],
  solodia: ['onlyDay'],
  subtitulo: ['subtitle', 'heading'],
  telefono: ['phone'],
  telefonos: ['phones', 'phone'],
  texto: ['text'],
  titulo: ['title', 'section', 'heading'],
  validez: ['validity'],
};

/** The kind of entry for a Spanish word: one of the words above, or its name in spreadsheets. */
export function kindInSpanish<Kind extends string>(
  word: string,
  kinds: Readonly<Record<Kind, { readonly word: unknown; readonly inTable?: Names }>>,
): Kind | undefined {
  const key = plain(word);
  const known = Object.hasOwn(FIELDS, key) ? FIELDS[key] : undefined;
  return (Object.keys(kinds) as Kind[]).find(
    (kind) => known?.includes(kind) || plain(kinds[kind].inTable?.es ?? '') === key,
  );
}

/** The field of a table for a Spanish word: one of the words above, or the name of its column. */
export function fieldInSpanish(word: string, table: FieldTable): string | undefined {
  const key = plain(word);
  const known = Object.hasOwn(FIELDS, key) ? FIELDS[key]?.find((name) => Object.hasOwn(table, name)) : undefined;
  return known ?? Object.keys(table).find((name) => columnNames(table[name]).includes(key));
}

function columnNames(field: Field | undefined): string[] {
  const { es, also = [] } = field?.column ?? {};
  return es === undefined ? [] : [es, ...also].map(plain);
}
