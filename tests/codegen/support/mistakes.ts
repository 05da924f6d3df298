import type { Cell } from '../../../codegen/tools/table/cell.ts';
import { LANGUAGE_CODES } from '../../../src/terms/house.ts';

/** A cell that holds a formula without a value. */
export const FORMULA = '=F2+1';

const HEADER =
  'Tipo,Sección,Plato,Plato en,Plato xx,Precio,Tapa,Alergenos,Marcas,Huevos,Enlace,Color,Id,Descripción,Decimales'.split(
    ',',
  );

type Line = Partial<Record<(typeof HEADER)[number], Cell>>;

const en = (name: string): Line => ({ Plato: name, 'Plato en': name });

/** One mistake in each row but the second, each at the cell that `PLACES` names. `date` and `formula` are what a program makes of them. */
export function mistakes({ date, formula }: { date: Cell; formula: Cell }): Cell[][] {
  const lines: Line[] = [
    { ...en('Agua'), Precio: 2 },
    { Sección: 'Tapas', ...en('Pan'), Precio: '1,50 €' },
    { ...en('Croquetas'), Precio: 3, Alergenos: 'glutten' },
    { ...en('Chuletón'), Precio: '1.234,50' },
    { ...en('Tortilla'), Precio: -3 },
    { ...en('Bravas'), Precio: date },
    { Precio: 4 },
    { ...en('Pan'), Precio: 2 },
    { ...en('Queso'), Precio: 9, Marcas: 'onlyNigth' },
    { Tipo: 'subtitlo', ...en('Fritos') },
    { Tipo: 'builder', ...en('Monta tu bocadillo') },
    { ...en('Ensaladilla'), Precio: 3, Huevos: 'quizá' },
    { Tipo: 'banner', ...en('Gana un viaje'), Enlace: 'http://example.org' },
    { ...en('Jamón'), Precio: 3.999 },
    { ...en('Lomo'), Tapa: '2 tapa' },
    { Tipo: 'nota', ...en('Pan incluido'), Precio: 1 },
    { Sección: 'Vinos', ...en('Rioja'), Precio: 3 },
    { Sección: 'Tapas', ...en('Boquerones'), Precio: 3 },
    { ...en('Cava'), Precio: 4, Id: 'mi id' },
    { ...en('Vermut'), Precio: 4, Alergenos: 'ninguno, gluten' },
    { ...en('Ribera'), Precio: 4, Descripción: 'De <script>la</script> casa', Marcas: 'allowHtmlInDescription' },
    { ...en('Albariño'), Precio: 4, Decimales: '7' },
    { ...en('Jerez'), Precio: formula },
    { ...en('Oporto'), Precio: '$ 12' },
  ];
  return [HEADER, ...lines.map((line) => HEADER.map((name) => line[name]))];
}

/** What is said of each, the messages that depend on the program left open. */
export function problems({ date, formula, long }: { date: string; formula: string; long: string }): string[] {
  return [
    `E1 "xx" is not a language of menus. (languages are ${LANGUAGE_CODES.join(' ')})`,
    'L1 "Color" is not a column of menus. (delete the column, or give it a name that "carta import --help" lists; a price of your own is called "Precio" and its label)',
    'B2 The section of this row is missing. (write its title here)',
    'H4 "glutten" is not an allergen. (did you mean "gluten"?)',
    'F5 "1.234,50" is not an amount. (write 1234.50, with no sign between thousands)',
    'F6 A price cannot be negative. (write an amount such as 9.50)',
    `F7 The spreadsheet has turned this price into a date: ${date}. (format the column as text and write the price again; write two prices in two columns)`,
    'C8 This dish has no name. (write it here, or delete the row)',
    'C9 "Pan" stands in row 3 already. (delete one of the two rows; if both are meant, give this one an id of its own)',
    'I10 "onlyNigth" is not a word that can stand here. (did you mean "onlyNight"?)',
    'A11 "subtitlo" is not a kind of row. (did you mean "subtitulo"?)',
    'A12 A row cannot hold "builder". (delete the row, and write the entry into the menu file after the import)',
    'J13 "quizá" is no mark for an allergen. (write X if the dish contains it, T for traces, a dash for no, or leave the cell empty)',
    'K14 "http://example.org" is not a link that can be used here. (write an address that starts with https://)',
    `F15 "${long}" is not an amount: it has more than two decimals. (write two decimals at most)`,
    'G16 The column of a label holds one amount. (write each price in the column of its label)',
    'F17 A row of the kind "note" has no price. (empty this cell)',
    'B19 The section "Tapas" is already in row 3, and another section follows it. (put the rows of a section together, or begin this section with a row of the kind "sección")',
    'M20 "mi id" is not an id: an id has only letters, digits and hyphens. (write mi-id)',
    'H21 "none" and an allergen contradict each other. (delete one of the two)',
    'N22 <script> cannot be used here. (only b strong i em u br p ul ol li span a small sup sub can be used)',
    'O23 "7" is not a whole number from 0 to 2. (write a whole number from 0 to 2)',
    `F24 ${formula}`,
    'F25 "$ 12" is not an amount. (write the amount alone, in the currency of the menu)',
  ];
}
