import readWorkbook from 'read-excel-file/universal';
import type { Cell, Cells } from './cell.ts';
import type { TableProblem } from './problem.ts';
import { checkCells, isWrittenOn, sheetsOf, type SheetXml } from './sheet-xml.ts';
import { ArchiveError, readZip } from './zip.ts';

export type ReadTable = { readonly cells: Cells; readonly problems: readonly TableProblem[] };

/** Nothing could be read, for one reason. */
export function unreadable(message: string, hint: string): ReadTable {
  return { cells: [], problems: [{ severity: 'error', message, hint }] };
}

const SAVE_AS = 'save it as .xlsx or .csv';

/**
 * Reads one sheet of an Excel workbook: the one that is named, or the only one that is written on. Of formulas it takes the values that
 * were saved with them.
 */
export async function readXlsx(bytes: Uint8Array, sheetName?: string): Promise<ReadTable> {
  try {
    const files = readZip(bytes);
    const sheets = sheetsOf(files);
    if (sheets === undefined) return otherArchive(files);
    const sheet = chooseSheet(sheets, sheetName);
    if ('problems' in sheet) return sheet;
    const { problems, tooLarge } = checkCells(sheet);
    return { cells: tooLarge ? [] : await readCells(bytes, sheet), problems };
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    return error.reason === 'too large'
      ? unreadable('The table is larger than any menu.', 'copy the menu into a table of its own')
      : unreadable('The file is damaged: it cannot be read as an Excel workbook.', `open it, and ${SAVE_AS}`);
  }
}

async function readCells(bytes: Uint8Array, { name }: SheetXml): Promise<Cells> {
  let workbook;
  try {
    workbook = await readWorkbook(new Uint8Array(bytes).buffer);
  } catch {
    // The library names the part of the file that it stumbles over; to an editor it is one thing.
    throw new ArchiveError('damaged');
  }
  const data = workbook.find(({ sheet }) => sheet === name)?.data ?? [];
  return data.map((row) => row.map((value) => cellOf(value)));
}

function chooseSheet(sheets: readonly SheetXml[], name: string | undefined): SheetXml | ReadTable {
  const names = sheets.map((sheet) => `"${sheet.name}"`).join(', ');
  if (name !== undefined) {
    const named = sheets.find((sheet) => sheet.name === name);
    return named ?? unreadable(`There is no sheet "${name}".`, `sheets are: ${names}`);
  }
  const written = sheets.filter(isWrittenOn);
  const [first, second] = written;
  if (first === undefined) return unreadable('The table is empty.', EMPTY_HINT);
  if (second === undefined) return first;
  return unreadable(
    `The workbook has ${written.length} sheets that are written on: ${written.map((each) => `"${each.name}"`).join(', ')}.`,
    `say which one to read, with --sheet "${first.name}", or put all rows into one sheet`,
  );
}

export const EMPTY_HINT = 'the first row names the columns: "carta export --template" writes a table to start from';

function otherArchive(files: ReadonlyMap<string, () => string>): ReadTable {
  const type = files.get('mimetype')?.() ?? '';
  const isOpenDocument = type.includes('opendocument.spreadsheet');
  const isNumbers = files.has('Index/Document.iwa');
  const what = isOpenDocument
    ? 'This is an OpenDocument table (.ods).'
    : isNumbers
      ? 'This is a table of Numbers.'
      : 'This is an archive or a document, not a table.';
  return unreadable(what, SAVE_AS);
}

/** The library's types call a date the constructor of dates. */
function cellOf(value: unknown): Cell {
  if (typeof value === 'string') {
    const text = value.replace(/\r\n?/g, '\n').trim();
    return text === '' ? undefined : text;
  }
  return typeof value === 'number' || typeof value === 'boolean' || value instanceof Date ? value : undefined;
}
