import type { Words } from '../../diagnostics/words.ts';

/** The message and hint for a cell, in the languages of diagnostics. */
export type Said = { readonly message: Words; readonly hint: Words };

/** Parses a message and its hint, a line per language: `Message. → hint`. Values are never split. */
export function said(parts: TemplateStringsArray, ...values: readonly (string | number)[]): Said {
  const texts = [''];
  for (const [index, part] of parts.entries()) {
    const [first = '', ...others] = part.split(/ → |\n */);
    texts.push(`${texts.pop()}${first}`, ...others);
    texts.push(`${texts.pop()}${values[index] ?? ''}`);
  }
  const [, en = '', enHint = '', es = '', esHint = ''] = texts;
  return { message: { en, es }, hint: { en: enHint, es: esHint } };
}

const SAVE_AS = ['save it as .xlsx or .csv', 'guárdalo como .xlsx o .csv'] as const;
const OWN_TABLE = ['copy the menu into a table of its own', 'copia la carta a una hoja propia'] as const;

/** The message about a file of another type. */
const otherType = (en: string, es: string) => () =>
  said`
    This is ${en}. → ${SAVE_AS[0]}
    Esto es ${es}. → ${SAVE_AS[1]}`;

/** Messages about a spreadsheet as a file, and about its formulas. */
export const TABLE = {
  tooManyBytes: (bytes: number, most: number) => said`
    The file has ${bytes} bytes; a table of a menu has ${most} at most. → ${OWN_TABLE[0]}
    El archivo tiene ${bytes} bytes; la hoja de una carta tiene ${most} como mucho. → ${OWN_TABLE[1]}`,
  tooLarge: () => said`
    The table is larger than any menu. → ${OWN_TABLE[0]}
    La hoja es más grande que cualquier carta. → ${OWN_TABLE[1]}`,
  tooManyCells: (rows: number, columns: number) => said`
    The table has more than ${rows} rows or ${columns} columns. → ${OWN_TABLE[0]}
    La hoja tiene más de ${rows} filas o ${columns} columnas. → ${OWN_TABLE[1]}`,
  farCell: (rows: number, columns: number) => said`
    The table reaches to this cell; a menu has ${rows} rows and ${columns} columns at most. → delete what is so far out, or split the table
    La hoja llega hasta esta celda; una carta tiene ${rows} filas y ${columns} columnas como mucho. → borra lo que está tan lejos, o divide la hoja`,
  empty: () => said`
    The table is empty. → write the names of the columns in the first row; "carta export --template" writes a table to start from
    La hoja está vacía. → escribe los nombres de las columnas en la primera fila; "carta export --template" escribe una hoja para empezar`,
  damaged: () => said`
    The file is damaged: it cannot be read as an Excel workbook. → open it, and ${SAVE_AS[0]}
    El archivo está dañado: no se puede leer como un libro de Excel. → ábrelo y ${SAVE_AS[1]}`,
  locked: () => said`
    The workbook is locked with a password. → save it without a password
    El libro está protegido con contraseña. → guárdalo sin contraseña`,
  oldExcel: otherType('a workbook of an old Excel (.xls)', 'un libro de un Excel antiguo (.xls)'),
  oldOffice: otherType(
    'a document of an old Office, not a table',
    'un documento de un Office antiguo, no una hoja de cálculo',
  ),
  openDocument: otherType('an OpenDocument table (.ods)', 'una hoja de OpenDocument (.ods)'),
  numbers: otherType('a table of Numbers', 'una hoja de Numbers'),
  archive: otherType(
    'an archive or a document, not a table',
    'un archivo comprimido o un documento, no una hoja de cálculo',
  ),
  pdf: otherType('a PDF, not a table', 'un PDF, no una hoja de cálculo'),
  webPage: otherType('a web page, not a table', 'una página web, no una hoja de cálculo'),
  xml: otherType('an XML document, not a table', 'un documento XML, no una hoja de cálculo'),
  noText: () => said`
    This is neither a table nor text. → ${SAVE_AS[0]}
    Esto no es ni una hoja de cálculo ni texto. → ${SAVE_AS[1]}`,
  noSheets: () => said`
    A CSV file has no sheets. → leave --sheet out
    Un CSV no tiene hojas. → quita --sheet`,
  noSheet: (name: string, known: string) => said`
    There is no sheet "${name}". → sheets are: ${known}
    No hay ninguna hoja "${name}". → las hojas son: ${known}`,
  severalSheets: (count: number, names: string, first: string) => said`
    The workbook has ${count} sheets that are not empty: ${names}. → say which one to read, with --sheet "${first}", or put all rows into one sheet
    El libro tiene ${count} hojas que no están vacías: ${names}. → di cuál se lee, con --sheet "${first}", o junta todas las filas en una hoja`,
  openQuote: () => said`
    A quotation mark is not closed, or is in a wrong place. → double each quotation mark inside a cell, and put one before and one after the whole cell
    Unas comillas no se cierran, o están en mal sitio. → dobla cada comilla dentro de una celda, y pon una delante y otra detrás de la celda entera`,
  failedFormula: (shown: string) => said`
    The formula of this cell has an error${shown === '' ? '' : ` (${shown})`}. → correct the formula, or write the value
    La fórmula de esta celda tiene un error${shown === '' ? '' : ` (${shown})`}. → arregla la fórmula, o escribe el valor`,
  notCalculated: () => said`
    This formula has not been calculated. → open the table in a spreadsheet program and save it, or write the value
    Esta fórmula no está calculada. → abre la hoja en un programa de hojas de cálculo y guárdala, o escribe el valor`,
} as const;
