import { words, type DiagnosticLanguage } from '../../diagnostics/words.ts';
import { said } from '../table/words.ts';

const WRITE_AMOUNT = ['write an amount such as 9.50 or 9,50 €', 'escribe un importe como 9.50 o 9,50 €'] as const;
const AS_TEXT = [
  'format the column as text, and write the cell again',
  'da a la columna formato de texto y vuelve a escribir la celda',
] as const;

const meantOr = (language: DiagnosticLanguage, meant: string | undefined, otherwise: string): string =>
  meant === undefined ? otherwise : words('didYouMean', meant)[language];

/** Messages about a table that is read as a menu. */
export const SHEET = {
  // Cells
  tagIsText: (tag: string) => said`
    "@${tag}" is taken for ordinary text here. → write the text in another language in a column of its own, such as "Plato ${tag}"
    "@${tag}" es aquí texto corriente. → escribe el texto en otro idioma en una columna propia, como "Plato ${tag}"`,
  allergensInText: (brackets: string) => said`
    ${brackets} is read as a part of this text, so it declares nothing. → write allergens in the column "Alérgenos"; if they belong to the text, write the text without brackets
    ${brackets} se lee como parte de este texto, así que no declara nada. → escribe los alérgenos en la columna "Alérgenos"; si son parte del texto, escribe el texto sin corchetes`,
  madeDate: (shown: string) => said`
    The spreadsheet has turned this into a date: ${shown}. → ${AS_TEXT[0]}
    La hoja de cálculo ha convertido esto en una fecha: ${shown}. → ${AS_TEXT[1]}`,
  madeBoolean: (shown: string) => said`
    The spreadsheet has turned this into ${shown}. → ${AS_TEXT[0]}
    La hoja de cálculo ha convertido esto en ${shown}. → ${AS_TEXT[1]}`,
  lostLetter: () => said`
    A letter of this text was lost when the table was saved. → write it again, and save the table with the encoding UTF-8
    Al guardar la hoja se perdió una letra de este texto. → vuelve a escribirla, y guarda la hoja con la codificación UTF-8`,
  noMark: (written: string) => said`
    "${written}" says neither yes nor no. → write X for yes, or leave the cell empty
    "${written}" no dice ni sí ni no. → escribe X si es que sí, o deja la celda vacía`,
  noAllergenMark: (written: string) => said`
    "${written}" is no mark for an allergen. → write X if the dish contains it, T for traces, a dash for no, or leave the cell empty
    "${written}" no dice nada de un alérgeno. → escribe X si el plato lo lleva, T si puede llevar trazas, un guion si no, o deja la celda vacía`,
  // Prices
  madeDateOfPrice: (shown: string) => said`
    The spreadsheet has turned this price into a date: ${shown}. → format the column as text and write the price again; write two prices in two columns
    La hoja de cálculo ha convertido este precio en una fecha: ${shown}. → da a la columna formato de texto y vuelve a escribir el precio; escribe dos precios en dos columnas`,
  otherCurrency: (text: string) => said`
    "${text}" is not an amount. → write the amount alone, in the currency of the menu
    "${text}" no es un importe. → escribe solo el importe, en la moneda de la carta`,
  allergensInPrice: () => said`
    Allergens cannot stand in a price. → write them in the column of the allergens
    En un precio no pueden ir alérgenos. → escríbelos en la columna de los alérgenos`,
  flagInPrice: (flag: string) => said`
    "${flag}" cannot stand in a price. → write it in the column "Marcas"
    "${flag}" no puede ir en un precio. → escríbelo en la columna "Marcas"`,
  labelInLabel: () => said`
    The column of a label holds one amount. → write each price in the column of its label
    En la columna de una palabra va un solo importe. → escribe cada precio en la columna de su palabra`,
  pricesOfHead: (count: number, names: string, example: string) => said`
    This column has ${count} prices: ${names}. This cell does not have as many. → write them in that order, such as ${example}, with a dash for one that is missing
    En esta columna van ${count} precios: ${names}. Aquí no hay tantos. → escríbelos en ese orden, como ${example}, con un guion donde no haya`,
  negative: () => said`
    A price cannot be negative. → write an amount such as 9.50
    Un precio no puede ser negativo. → escribe un importe como 9.50`,
  notAnAmount: (value: string) => said`
    "${value}" is not an amount. → ${WRITE_AMOUNT[0]}
    "${value}" no es un importe. → ${WRITE_AMOUNT[1]}`,
  tooFine: (value: string) => said`
    "${value}" is not an amount: it has more than two decimals. → write two decimals at most
    "${value}" no es un importe: tiene más de dos decimales. → escribe dos decimales como mucho`,
  // Allergens
  noAgainstYes: () => said`
    This cell says no, but another cell of the row names the allergen. → correct one of the two
    Esta celda dice que no, pero otra celda de la fila nombra el alérgeno. → corrige una de las dos`,
  someNo: () => said`
    This row says no to some allergens, and nothing of the others. → mark all fourteen, or write "ninguno" in the column "Alérgenos"
    Esta fila dice que no a algunos alérgenos, y nada de los demás. → marca los catorce, o escribe "ninguno" en la columna "Alérgenos"`,
  tracesThenMore: () => said`
    It is not clear whether what follows the traces is contained or possible. → write ~ before each one that is possible only: gluten, ~soja, huevos
    No está claro si lo que sigue a las trazas lo lleva o solo puede llevarlo. → pon ~ delante de cada uno que solo puede llevar: gluten, ~soja, huevos`,
  driedFruit: (word: string) => said`
    "${word}" is read as "frutos con cáscara". → write "cacahuetes", too, if there are peanuts
    "${word}" se lee como "frutos con cáscara". → escribe también "cacahuetes" si los lleva`,
  // Columns
  aboveHead: (text: string) => said`
    This row stands above the names of the columns and is not taken over: ${text} → delete the row; write the name of the venue in a row of the kind "local", in the column of the dishes
    Esta fila está encima de los nombres de las columnas y no se toma: ${text} → borra la fila; escribe el nombre del local en una fila del tipo "local", en la columna de los platos`,
  noHead: () => said`
    This row does not name the columns. → write their names here: Sección, Plato, Precio, Alérgenos
    Esta fila no nombra las columnas. → escribe aquí sus nombres: Sección, Plato, Precio, Alérgenos`,
  headIsText: () => said`
    The name of a column is a text. → write its name
    El nombre de una columna es un texto. → escribe su nombre`,
  sameColumn: (name: string, earlier: string, base: string) => said`
    "${name}" names the same as "${earlier}"${base === '' ? '' : `; a text without a language is in "${base}"`}. → delete one of the two columns, or ${base === '' ? 'say what its price is for: Precio terraza' : 'name its language: Plato en'}
    "${name}" nombra lo mismo que "${earlier}"${base === '' ? '' : `; un texto sin idioma está en "${base}"`}. → borra una de las dos columnas, o di ${base === '' ? 'para qué es su precio: Precio terraza' : 'su idioma: Plato en'}`,
  noNames: () => said`
    No column holds the names of the dishes. → call it Plato, or Dish
    Ninguna columna tiene los nombres de los platos. → llámala Plato, o Dish`,
  noSections: () => said`
    No column holds the sections. → call it Sección, or Section; or give each section a row with nothing but its title
    Ninguna columna tiene las secciones. → llámala Sección, o Section; o da a cada sección una fila con su título y nada más`,
  unknownLanguage: (code: string, known: string) => said`
    "${code}" is not a language of menus. → languages are ${known}
    "${code}" no es un idioma de las cartas. → los idiomas son ${known}`,
  unknownColumn: (name: string, meant: string | undefined) => said`
    "${name}" is not a column of menus. → ${meantOr('en', meant, 'delete the column, or give it a name that "carta import --help" lists; a price of your own is called "Precio" and its label')}
    "${name}" no es una columna de las cartas. → ${meantOr('es', meant, 'borra la columna, o dale un nombre de los que dice "carta import --help"; un precio tuyo se llama "Precio" y su palabra')}`,
  unnamedColumn: () => said`
    The column of this cell has no name. → name the column, or empty the cell
    La columna de esta celda no tiene nombre. → ponle nombre a la columna, o vacía la celda`,
  // Rows
  notInKind: (kind: string, field: string) => said`
    A row of the kind "${kind}" has no ${field}. → empty this cell
    Una fila del tipo "${kind}" no lleva "${field}". → vacía esta celda`,
  missingLanguage: (code: string) => said`
    This text has no ${languageIn('en', code)}. → write it here
    A este texto le falta el ${languageIn('es', code)}. → escríbelo aquí`,
  missingColumn: (code: string, column: string) => said`
    No column holds this text in ${languageIn('en', code)}. → add a column "${column}"
    Ninguna columna tiene este texto en ${languageIn('es', code)}. → añade una columna "${column}"`,
  unknownFlag: (word: string, known: string, meant: string | undefined, column?: string) => said`
    "${word}" is not a word that can stand here. → ${column === undefined ? meantOr('en', meant, `words that can stand here: ${known}`) : `write it in the column "${column}"`}
    "${word}" no es una palabra que pueda ir aquí. → ${column === undefined ? meantOr('es', meant, `las palabras que pueden ir aquí: ${known}`) : `escríbela en la columna "${column}"`}`,
  linesDiffer: (lines: number, first: number) => said`
    This cell has ${lines} lines, and the first language has ${first}. → write a dash on the line that is not translated
    Esta celda tiene ${lines} líneas, y el primer idioma ${first}. → escribe un guion en la línea que no está traducida`,
  noDishes: () => said`
    The table has no dishes. → write one in each row
    La hoja no tiene platos. → escribe uno en cada fila`,
  noVenueName: () => said`
    The name of the venue is missing here. → write it, or delete the row
    Aquí falta el nombre del local. → escríbelo, o borra la fila`,
  secondVenue: () => said`
    The venue is named a second time. → delete one of the two rows
    El local se nombra por segunda vez. → borra una de las dos filas`,
  venueNameOnce: () => said`
    The name of a venue is the same in every language. → empty this cell
    El nombre de un local es el mismo en todos los idiomas. → vacía esta celda`,
  venueInSection: () => said`
    The row of the venue is in no section. → empty this cell
    La fila del local no está en ninguna sección. → vacía esta celda`,
  sectionHasDish: (column: string) => said`
    A row of the kind "section" has no dish. → write the title in the column "${column}"
    Una fila del tipo "sección" no lleva plato. → escribe el título en la columna "${column}"`,
  noTitle: () => said`
    The title of the section is missing here. → write it
    Aquí falta el título de la sección. → escríbelo`,
  noSection: () => said`
    The section of this row is missing. → write its title here
    Falta la sección de esta fila. → escribe aquí su título`,
  sectionOrDish: (name: string) => said`
    It is not clear whether "${name}" is the title of a section or a dish without a price. → write "sección" or "plato" in the column "Tipo"
    No está claro si "${name}" es el título de una sección o un plato sin precio. → escribe "sección" o "plato" en la columna "Tipo"`,
  takenForSection: (name: string) => said`
    "${name}" is taken for the title of a section. → if it is a dish without a price, write "plato" in a column "Tipo"
    "${name}" se toma por el título de una sección. → si es un plato sin precio, escribe "plato" en una columna "Tipo"`,
  sectionAgain: (title: string, row: number) => said`
    The section "${title}" is already in row ${row}, and another section follows it. → put the rows of a section together, or begin this section with a row of the kind "sección"
    La sección "${title}" ya está en la fila ${row}, y detrás viene otra sección. → junta las filas de una sección, o empieza esta sección con una fila del tipo "sección"`,
  titleDiffers: (title: string, row: number) => said`
    The title of this section is "${title}" in row ${row}. → write it in the same way
    En la fila ${row} esta sección se titula "${title}". → escríbelo igual`,
  noName: (en: string, es: string) => said`
    This ${en} has no name. → write it here, or delete the row
    A esta fila (${es}) le falta el nombre. → escríbelo aquí, o borra la fila`,
  twin: (name: string, row: number) => said`
    "${name}" stands in row ${row} already. → delete one of the two rows; if both are meant, give this one an id of its own
    "${name}" está ya en la fila ${row}. → borra una de las dos filas; si las dos valen, dale a esta un id propio`,
  noRow: (kind: string) => said`
    A row cannot hold "${kind}". → delete the row, and write the entry into the menu file after the import
    En una fila no cabe "${kind}". → borra la fila, y escribe la entrada en el archivo de la carta después de importar`,
  unknownKind: (written: string, kinds: string, meant: string | undefined) => said`
    "${written}" is not a kind of row. → ${meantOr('en', meant, `kinds are: ${kinds}`)}
    "${written}" no es un tipo de fila. → ${meantOr('es', meant, `los tipos son: ${kinds}`)}`,
  emptySectionHint: {
    en: 'write its dishes in the rows below, or delete this one',
    es: 'escribe sus platos en las filas de abajo, o borra esta',
  },
  labelColumnHint: {
    en: 'give it a column of its own: Precio, and the label with its translations',
    es: 'dale una columna propia: Precio, y la palabra con sus traducciones',
  },
} as const;

/** 'French (fr)' */
function languageIn(language: 'en' | 'es', code: string): string {
  return `${new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code} (${code})`;
}

/** Messages about a table that updates a menu. */
export const UPDATE = {
  noTableOfMenu: () => said`
    The menu holds something that a table would change. → edit the menu file itself
    La carta tiene algo que una hoja cambiaría. → cambia el propio archivo de la carta`,
  notOffered: (code: string) => said`
    The menu is not in ${languageIn('en', code)}. → delete the column, or write the language into "languages" of the menu file first
    La carta no está en ${languageIn('es', code)}. → borra la columna, o escribe antes el idioma en "languages" del archivo de la carta`,
  sameEntry: (name: string, row: number) => said`
    Row ${row} is about "${name}" of the menu already. → delete one of the two rows, or write an id of its own here
    La fila ${row} habla ya de "${name}" de la carta. → borra una de las dos filas, o escribe aquí un id propio`,
  severalOfName: (name: string) => said`
    The menu has "${name}" several times. → write in the column "Id" which one is meant; "carta export" lists the ids
    La carta tiene "${name}" varias veces. → escribe en la columna "Id" cuál es; "carta export" da los id`,
  renamedOrNew: (name: string, near: string, id: string, fresh: string) => said`
    It is not clear whether "${name}" is new, or "${near}" of the menu. → write in the column "Id": ${id} if it is "${near}", ${fresh} if it is new
    No está claro si "${name}" es nuevo, o si es "${near}" de la carta. → escribe en la columna "Id": ${id} si es "${near}", ${fresh} si es nuevo`,
  otherKind: (name: string, kind: string) => said`
    "${name}" of the menu is of another kind: ${kind}. → write that kind in the column "Tipo", or another id
    "${name}" de la carta es de otro tipo: ${kind}. → escribe ese tipo en la columna "Tipo", u otro id`,
  otherSection: (name: string, section: string) => said`
    "${name}" is in the section "${section}" of the menu, and a table cannot move it. → put the row into that section, or move the dish in the menu file
    "${name}" está en la sección "${section}" de la carta, y una hoja no puede moverlo. → pon la fila en esa sección, o mueve el plato en el archivo de la carta`,
  ofPartial: (name: string) => said`
    "${name}" comes from a file of _shared, which other venues use, too. → change the dish there, or write here the same as in that file
    "${name}" viene de un archivo de _shared, que usan también otros locales. → cambia el plato allí, o escribe aquí lo mismo que en ese archivo`,
  writeByHand: (name: string) => said`
    The change to "${name}" cannot be written into the menu file automatically. → write it into that file by hand, and export the table again
    El cambio de "${name}" no se puede escribir automáticamente en el archivo de la carta. → escríbelo a mano en ese archivo, y vuelve a exportar la hoja`,
  losesAllergens: (names: string) => said`
    The dish declares less than before: ${names}. → if this was not meant, write the allergens again
    El plato declara menos que antes: ${names}. → si no era tu intención, vuelve a escribir los alérgenos`,
  otherLines: (count: number) => said`
    The menu has ${count} lines here, also in languages that are not in the table. → write as many lines, or add the columns of the other languages
    La carta tiene aquí ${count} líneas, también en idiomas que no están en la hoja. → escribe las mismas líneas, o añade las columnas de los demás idiomas`,
  otherPrices: (prices: string) => said`
    The menu has other prices here: ${prices}. → write each price with its word, such as 3,50 tapa / 7 media
    La carta tiene aquí otros precios: ${prices}. → escribe cada precio con su palabra, como 3,50 tapa / 7 media`,
} as const;
