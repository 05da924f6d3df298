import { said } from '../table/words.ts';
import { languageIn } from './words.ts';

/** What is said of a table that is written onto a menu. */
export const UPDATE = {
  noTableOfMenu: () =>
    said(
      'The menu holds something that a table would change.',
      'edit the menu file itself',
      'La carta tiene algo que una hoja cambiaría.',
      'cambia el propio archivo de la carta',
    ),
  notOffered: (code: string) =>
    said(
      `The menu is not in ${languageIn('en', code)}.`,
      'delete the column, or write the language into "languages" of the menu file first',
      `La carta no está en ${languageIn('es', code)}.`,
      'borra la columna, o escribe antes el idioma en "languages" del archivo de la carta',
    ),
  sameEntry: (name: string, row: number) =>
    said(
      `Row ${row} is about "${name}" of the menu already.`,
      'delete one of the two rows, or write an id of its own here',
      `La fila ${row} habla ya de "${name}" de la carta.`,
      'borra una de las dos filas, o escribe aquí un id propio',
    ),
  severalOfName: (name: string) =>
    said(
      `The menu has "${name}" several times.`,
      'write in the column "Id" which one is meant; "carta export" lists the ids',
      `La carta tiene "${name}" varias veces.`,
      'escribe en la columna "Id" cuál es; "carta export" da los id',
    ),
  renamedOrNew: (name: string, near: string, id: string, fresh: string) =>
    said(
      `It is not clear whether "${name}" is new, or "${near}" of the menu.`,
      `write in the column "Id": ${id} if it is "${near}", ${fresh} if it is new`,
      `No está claro si "${name}" es nuevo, o si es "${near}" de la carta.`,
      `escribe en la columna "Id": ${id} si es "${near}", ${fresh} si es nuevo`,
    ),
  otherKind: (name: string, kind: string) =>
    said(
      `"${name}" of the menu is of another kind: ${kind}.`,
      'write that kind in the column "Tipo", or another id',
      `"${name}" de la carta es de otro tipo: ${kind}.`,
      'escribe ese tipo en la columna "Tipo", u otro id',
    ),
  otherSection: (name: string, section: string) =>
    said(
      `"${name}" stands in the section "${section}" of the menu, and a table moves nothing.`,
      'put the row into that section, or move the dish in the menu file',
      `"${name}" está en la sección "${section}" de la carta, y una hoja no mueve nada.`,
      'pon la fila en esa sección, o mueve el plato en el archivo de la carta',
    ),
  ofPartial: (name: string) =>
    said(
      `"${name}" comes from a file of _shared, which other venues use, too.`,
      'change it there, or write here what it says',
      `"${name}" viene de un archivo de _shared, que usan también otros locales.`,
      'cámbialo allí, o escribe aquí lo que dice',
    ),
  writeByHand: (name: string) =>
    said(
      `What is changed of "${name}" cannot be written into the menu file by itself.`,
      'write it there by hand, and export the table again',
      `Lo que cambia de "${name}" no se puede escribir solo en el archivo de la carta.`,
      'escríbelo allí a mano, y vuelve a exportar la hoja',
    ),
  losesAllergens: (names: string) =>
    said(
      `The dish declares less than before: ${names}.`,
      'if it was not meant, write it again',
      `El plato declara menos que antes: ${names}.`,
      'si no era tu intención, vuelve a escribirlo',
    ),
  otherLines: (count: number) =>
    said(
      `The menu has ${count} lines here, also in languages that the table has not.`,
      'write as many lines, or add the columns of the other languages',
      `La carta tiene aquí ${count} líneas, también en idiomas que la hoja no tiene.`,
      'escribe las mismas líneas, o añade las columnas de los demás idiomas',
    ),
  otherPrices: (prices: string) =>
    said(
      `The menu has other prices here: ${prices}.`,
      'write each price with its word, such as 3,50 tapa / 7 media',
      `La carta tiene aquí otros precios: ${prices}.`,
      'escribe cada precio con su palabra, como 3,50 tapa / 7 media',
    ),
} as const;
