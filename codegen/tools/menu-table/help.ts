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
export const TABLE_HELP = `Onto a menu that exists (--update):
  Rows are found by their Id, which "export" writes, then by their name within the section. Only what the table says
  otherwise is changed, and all of it is listed. A missing row and an empty cell change nothing; a dash takes out what
  the menu says there, and "sin declarar" takes back declared allergens.

The table:
  A row names the columns, in Spanish or English; case and accents do not matter. Each row below is a dish. Where no
  column holds the sections, a row with nothing but a name is the title of one. What is unclear is asked in a copy of
  the table, NAME.propuesta.xlsx, in coloured cells with comments: correct them, and import the copy.
  "npm run carta -- export --template --out carta.xlsx" writes an example to start from.

  Sección, Plato, Descripción, Detalle, Unidad   texts (Section, Dish, Description, Detail, Unit). A language more
                        is a column more: Plato en, Plato fr. A text without a language is in Spanish. An empty
                        Sección means: the same as above.
  Precio                15.95, or 15,95 €, or S.M, or 3,50 tapa / 7 media; what is to be shown as it is, in quotes:
                        "2 x 5 €" (Price)
  Extra, Tapa, Media, Ración, Chupito, Copa, Botella, Barra, Mesa, Terraza   the price with that label
  Precio: Caña          the price with a label of your own; translated: Precio: Caña @en Small beer
  Tapa/Ración           several prices in one cell: 3,50/6, and a dash for one that there is not
  Alérgenos             gluten, huevos, ~soja (~ for traces), or ninguno; nothing declares nothing (Allergens)
  Gluten, Huevos, …     instead, a column for each of the 14: X contains, T traces, - no
  Trazas                allergens of which there may be traces (Traces)
  Marcas                onlyNight, onlyDay, withChips, smash, styledPrice, detailedPopup, hidden …; or a column for
                        each, with an X (Flags)
  Imagen, Icono, Enlace, Sello, Variante, Id …   the fields image, icon, link, badge, variant, id …
  Tipo                  what the row is, if it is no dish (Kind), with the columns that it has beside those of a dish; of
                        a list, such as Incluye, each stands on a line of one cell
${ROWS}
`;
