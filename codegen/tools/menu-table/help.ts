import type { DiagnosticLanguage, Words } from '../../diagnostics/words.ts';
import type { Kind } from '../../kinds/kind.ts';
import { KINDS } from '../../kinds/kinds.ts';
import { ITEM_FIELDS } from '../../kinds/item-fields.ts';

/** The kinds of row, one per line: its name in both languages, and its own columns. */
const rowsIn = (language: DiagnosticLanguage): string =>
  [
    rowOf(
      'local',
      'venue',
      { en: "the venue's name, subtitle and logo", es: 'el nombre, el subtítulo y el logo del local' }[language],
    ),
    rowOf(
      'sección',
      'section',
      { en: 'the picture and marks of a section', es: 'la foto y las marcas de una sección' }[language],
    ),
    ...Object.values<Kind>(KINDS).flatMap(({ inTable, fields }) => {
      if (inTable === undefined || fields === ITEM_FIELDS) return [];
      const own = Object.entries(fields).filter(([name]) => !Object.hasOwn(ITEM_FIELDS, name));
      return rowOf(inTable.es, inTable.en, own.flatMap(([, { column }]) => column?.es ?? []).join(', '));
    }),
  ].join('\n');

function rowOf(es: string, en: string, holds: string): string {
  return `    ${`${es} (${en})`.padEnd(24)}${holds}`.trimEnd();
}

/** The description of tables in the help of `import`. */
export const tableHelp = (language: DiagnosticLanguage): string => `${TABLE[language]}${rowsIn(language)}\n`;

const TABLE: Words = {
  en: `To update a menu that exists (--update):
  Rows are found by their Id, which "export" writes, then by their name within the section. Only values that
  differ in the table are changed, and each change is listed. A missing row and an empty cell change nothing; a dash
  removes the value of the menu, and "sin declarar" removes declared allergens.

The table:
  A row names the columns, in Spanish or English; case and accents do not matter. Each row below is a dish. If no
  column has the sections, a row with nothing but a name is the title of one. If a cell is unclear, a copy of the
  table, NAME.propuesta.xlsx, has that cell in colour with a question as its comment: correct it, and import the copy.
  "npm run carta -- export --template --out carta.xlsx" writes an example to start from.

  Sección, Plato, Descripción, Detalle, Unidad   texts (Section, Dish, Description, Detail, Unit). Another
                        language is another column: Plato en, Plato fr. A text without a language is in Spanish. An empty
                        Sección means: the same as above.
  Precio                15.95, or 15,95 €, or S.M, or 3,50 tapa / 7 media; in quotes, a text
                        that is shown as it is: "2 x 5 €" (Price)
  Extra, Tapa, Media, Ración, Chupito, Copa, Botella, Barra, Mesa, Terraza   the price with that label
  Precio: Caña          the price with a label of your own; translated: Precio: Caña @en Small beer
  Tapa/Ración           several prices in one cell: 3,50/6, and a dash for a missing one
  Alérgenos             gluten, huevos, ~soja (~ for traces), or ninguno; an empty cell declares nothing (Allergens)
  Gluten, Huevos, …     instead, a column for each of the 14: X contains, T traces, - no
  Trazas                allergens that it may contain traces of (Traces)
  Marcas                onlyNight, onlyDay, withChips, smash, styledPrice, detailedPopup, hidden …; or a column for
                        each, with an X (Flags)
  Imagen, Icono, Enlace, Sello, Variante, Id …   the fields image, icon, link, badge, variant, id …
  Tipo                  what the row is, if it is not a dish (Kind), with the columns that it has beside those of a dish;
                        in a list, such as Incluye, write each on a line of the same cell
`,
  es: `Para actualizar una carta que ya existe (--update):
  Una fila se encuentra por su Id, que escribe "export"; si no, por su nombre dentro de la sección. Solo se cambian los
  valores que en la tabla son otros, y se enumera cada cambio. Una fila que falta o una celda vacía no cambian nada; un
  guion quita el valor de la carta, y "sin declarar" quita los alérgenos declarados.

La tabla:
  Una fila nombra las columnas, en español o en inglés; las mayúsculas y los acentos dan igual. Cada fila de debajo es un
  plato. Si ninguna columna tiene las secciones, una fila con solo un nombre es el título de una. Si una celda no está
  clara, una copia de la tabla, NOMBRE.propuesta.xlsx, la lleva en color con una pregunta como comentario: corrígela e
  importa la copia. "npm run carta -- export --template --out carta.xlsx" escribe un ejemplo para empezar.

  Sección, Plato, Descripción, Detalle, Unidad   textos. Otro idioma es otra columna: Plato en, Plato fr. Un texto sin
                        idioma está en español. Una Sección vacía es la misma de arriba.
  Precio                15.95, o 15,95 €, o S.M, o 3,50 tapa / 7 media; entre comillas, un texto
                        que se enseña tal cual: "2 x 5 €"
  Extra, Tapa, Media, Ración, Chupito, Copa, Botella, Barra, Mesa, Terraza   el precio con esa etiqueta
  Precio: Caña          el precio con una etiqueta tuya; traducida: Precio: Caña @en Small beer
  Tapa/Ración           varios precios en una celda: 3,50/6, y un guion si falta uno
  Alérgenos             gluten, huevos, ~soja (~ si son trazas), o ninguno; una celda vacía no declara nada
  Gluten, Huevos, …     en su lugar, una columna para cada uno de los 14: X lo lleva, T trazas, - no
  Trazas                alérgenos de los que puede llevar trazas
  Marcas                onlyNight, onlyDay, withChips, smash, styledPrice, detailedPopup, hidden …; o una columna para
                        cada una, con una X
  Imagen, Icono, Enlace, Sello, Variante, Id …   los campos image, icon, link, badge, variant, id …
  Tipo                  qué es la fila, si no es un plato, con las columnas que tiene además de las de un plato; en una
                        lista, como Incluye, escribe cada uno en una línea de la misma celda
`,
};
