/** Excel workbooks: the library reads the archive and its sheets; what may not be read as a menu is said here. */
import { readXlsx as readWorkbook, streamXlsxRows, type CellValue, type Sheet } from 'hucre/xlsx';
import { MOST_COLUMNS, MOST_ROWS, type Cell, type Cells } from './cell.ts';
import type { TableProblem } from './problem.ts';

export type ReadTable = { readonly cells: Cells; readonly problems: readonly TableProblem[] };

/** Nothing could be read, for one reason. */
export function unreadable(message: string, hint: string): ReadTable {
  return { cells: [], problems: [{ severity: 'error', message, hint }] };
}

export const SAVE_AS = 'save it as .xlsx or .csv';
export const EMPTY_HINT = 'the first row names the columns: "carta export --template" writes a table to start from';

/** Bytes of an archive, unpacked. A sheet of a menu has a few hundred thousand. */
const MOST_UNPACKED_BYTES = 32 * 1024 * 1024;

/**
 * Reads one sheet of an Excel workbook: the one that is named, or the only one that is written on. Of formulas it takes the values that
 * were saved with them.
 */
export async function readXlsx(bytes: Uint8Array, sheetName?: string): Promise<ReadTable> {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (archive.includes(DIRECTORY_END) && !archive.includes('xl/workbook.xml')) return otherArchive(archive);
  if (unpackedBytes(archive) > MOST_UNPACKED_BYTES) {
    return unreadable('The table is larger than any menu.', 'copy the menu into a table of its own');
  }
  try {
    const names: string[] = [];
    await readWorkbook(bytes, { sheets: ({ name }) => names.push(name) === 0 });
    const wanted = names.filter((name) => sheetName === undefined || name === sheetName);
    if (wanted.length === 0) {
      const known = names.map((name) => `"${name}"`).join(', ');
      return unreadable(`There is no sheet "${sheetName}".`, `sheets are: ${known}`);
    }
    for (const name of wanted) {
      const far = await farCell(bytes, name);
      if (far !== undefined) return { cells: [], problems: [far] };
    }
    return readOne((await readWorkbook(bytes, { sheets: wanted })).sheets);
  } catch {
    // The library names the part of the file that it stumbles over; to an editor it is one thing.
    return unreadable('The file is damaged: it cannot be read as an Excel workbook.', `open it, and ${SAVE_AS}`);
  }
}

function readOne(sheets: readonly Sheet[]): ReadTable {
  const written = sheets.filter(({ rows, cells = [] }) => [...cells].length > 0 || rows.flat().some(isWritten));
  const [first, second] = written;
  if (first === undefined) return unreadable('The table is empty.', EMPTY_HINT);
  if (second !== undefined) {
    return unreadable(
      `The workbook has ${written.length} sheets that are written on: ${written.map(({ name }) => `"${name}"`).join(', ')}.`,
      `say which one to read, with --sheet "${first.name}", or put all rows into one sheet`,
    );
  }
  const problems = [...(first.cells ?? [])].flatMap(([place, { type, value }]): TableProblem[] => {
    const [row = 0, column = 0] = place.split(',').map(Number);
    const at = { row: row + 1, column };
    if (type === 'error') return [failedFormula(at, String(value ?? ''))];
    if (type !== 'formula' || value !== null) return [];
    const hint = 'open the table in a spreadsheet program and save it, or write the value';
    return [{ ...at, severity: 'error', message: 'This formula has not been calculated.', hint }];
  });
  const failed = new Set(problems.map(({ row, column }) => `${row},${column}`));
  const cells = first.rows.map((row, index) =>
    row.map((value, column) => (failed.has(`${index + 1},${column}`) ? undefined : cellOf(value))),
  );
  return { cells, problems };
}

/** Of a cell that shows `#REF!`. */
export function failedFormula(place: { row: number; column: number }, shown: string): TableProblem {
  const message = `The formula of this cell has an error${shown === '' ? '' : ` (${shown})`}.`;
  return { ...place, severity: 'error', message, hint: 'mend the formula, or write the value' };
}

/** A cell that is farther out than any menu goes. Row by row: all cells up to it would not fit into memory. */
async function farCell(bytes: Uint8Array, sheet: string): Promise<TableProblem | undefined> {
  for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
    const column = values.findLastIndex(isWritten);
    if (column === -1 || (index < MOST_ROWS && column < MOST_COLUMNS)) continue;
    const message = `The table reaches to this cell; a menu has ${MOST_ROWS} rows and ${MOST_COLUMNS} columns at most.`;
    const hint = 'delete what stands so far out, or split the table';
    return { row: index + 1, column, severity: 'error', message, hint };
  }
  return undefined;
}

const DIRECTORY_END = 'PK\u0005\u0006';
const DIRECTORY_ENTRY = 'PK\u0001\u0002';

/** What the directory of an archive says of its files, which the library holds it to. */
function unpackedBytes(archive: Buffer): number {
  let sum = 0;
  for (let at = archive.indexOf(DIRECTORY_ENTRY); at !== -1; at = archive.indexOf(DIRECTORY_ENTRY, at + 46)) {
    if (at + 46 > archive.length) break;
    const [packed, unpacked] = [archive.readUInt32LE(at + 20), archive.readUInt32LE(at + 24)];
    // What says nothing of its size is held to none.
    sum += packed > 0 && unpacked === 0 ? Infinity : unpacked;
  }
  return sum;
}

/** The names of an archive's files can be read in it, and so can the first one of an OpenDocument. */
function otherArchive(archive: Buffer): ReadTable {
  const what = archive.includes('opendocument.spreadsheet')
    ? 'This is an OpenDocument table (.ods).'
    : archive.includes('Index/Document.iwa')
      ? 'This is a table of Numbers.'
      : 'This is an archive or a document, not a table.';
  return unreadable(what, SAVE_AS);
}

function isWritten(value: CellValue): boolean {
  return cellOf(value) !== undefined;
}

function cellOf(value: CellValue): Cell {
  if (typeof value !== 'string') return value ?? undefined;
  const text = value.replace(/\r\n?/g, '\n').trim();
  return text === '' ? undefined : text;
}
