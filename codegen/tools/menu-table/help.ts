import type { Kind } from '../../kinds/kind.ts';
import { KINDS } from '../../kinds/kinds.ts';
import { ITEM_FIELDS } from '../../kinds/item-fields.ts';

/** The kinds of row, one per line: its name in both languages, and its own columns. */
const ROWS = [
  rowOf('local', 'venue', "the venue's name, subtitle and logo"),
  rowOf('sección', 'section', 'the picture and marks of a section'),
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
export const TABLE_HELP = `To update a menu that exists (--update):
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
${ROWS}
`;
