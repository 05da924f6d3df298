import { MOST_COLUMNS, MOST_ROWS, type TableProblem, type Cell, type Cells } from './cell.ts';
import { readCsv } from './csv.ts';
import { TABLE, type Said } from './words.ts';
import { readXlsx as readWorkbook, streamXlsxRows, type CellValue, type Sheet } from 'hucre/xlsx';
import { ASKED } from './write-xlsx.ts';

/** Limit of a table in bytes; a menu's workbook has some ten thousand. */
export const MOST_TABLE_BYTES = 5 * 1024 * 1024;

/** Reads a spreadsheet regardless of its extension: .xlsx, detected by content, or else CSV. Reports the type of any other file. */
export async function readTable(bytes: Uint8Array, sheetName?: string): Promise<ReadTable> {
  if (bytes.length > MOST_TABLE_BYTES) {
    return unreadable(TABLE.tooManyBytes(bytes.length, MOST_TABLE_BYTES));
  }
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 512)).toString('latin1');
  if (start.startsWith('PK\u0003\u0004')) return readXlsx(bytes, sheetName);
  if (start.startsWith('\u00D0\u00CF\u0011\u00E0')) return oldFormat(bytes);
  const other = otherFormat(start);
  if (other !== undefined) return unreadable(other);
  if (sheetName !== undefined) return unreadable(TABLE.noSheets());
  return fromCsv(bytes);
}

/** The problem of an old or encrypted workbook, which share a container format with part names in UTF-16. */
function oldFormat(bytes: Uint8Array): ReadTable {
  const has = (name: string): boolean => Buffer.from(bytes).includes(Buffer.from(name, 'utf16le'));
  if (has('EncryptedPackage')) return unreadable(TABLE.locked());
  return unreadable(has('Workbook') || has('Book') ? TABLE.oldExcel() : TABLE.oldOffice());
}

function otherFormat(start: string): Said | undefined {
  if (start.startsWith('%PDF')) return TABLE.pdf();
  if (/^\s*(?:<!doctype html|<html|<table)/i.test(start)) return TABLE.webPage();
  if (/^\s*<\?xml/.test(start)) return TABLE.xml();
  const isWide = /^(?:\u00FF\u00FE|\u00FE\u00FF)/.test(start);
  return !isWide && start.includes('\0') ? TABLE.noText() : undefined;
}

function fromCsv(bytes: Uint8Array): ReadTable {
  const { rows, openQuotes } = readCsv(bytes);
  const problems: TableProblem[] = openQuotes.map((row) => ({ row, severity: 'error', ...TABLE.openQuote() }));
  if (problems.length > 0) return { cells: [], problems };
  if (rows.every((row) => row.join('').trim() === '')) return unreadable(TABLE.empty());
  const farRow = rows.findLastIndex((row) => row.join('').trim() !== '');
  if (farRow >= MOST_ROWS || rows.some((row) => row.length > MOST_COLUMNS)) {
    return unreadable(TABLE.tooManyCells(MOST_ROWS, MOST_COLUMNS));
  }
  return readCells({ rows });
}

export type ReadTable = {
  readonly cells: Cells;
  readonly problems: readonly TableProblem[];
  /** Rows, counted from 1, that look like a title: bold, filled with a colour, or merged over columns. */
  readonly titles?: ReadonlySet<number>;
  /** The displayed errors of failed cells, by `row,column` counted from 0. */
  readonly shown?: ReadonlyMap<string, string>;
  /** Cells with a format in euros, by `row,column` counted from 0. */
  readonly euros?: ReadonlySet<string>;
};

/** The displayed text of a formula with an error. */
const FAILED =
  /^#(?:N\/A|REF!|DIV\/0!|VALUE!|NAME\?|NUM!|NULL!|SPILL!|CALC!|¡REF!|¡DIV\/0!|¡VALOR!|¿NOMBRE\?|¡NUM!|¡NULO!)$/;

export const unreadable = (why: Said): ReadTable => ({ cells: [], problems: [{ severity: 'error', ...why }] });

/** Limit of an unpacked archive in bytes. A menu's sheet has a few hundred thousand. */
const MOST_UNPACKED_BYTES = 32 * 1024 * 1024;

/** Reads the named sheet, or the only one that is not empty, with the saved values of formulas. */
async function readXlsx(bytes: Uint8Array, sheetName?: string): Promise<ReadTable> {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (archive.includes(DIRECTORY_END) && !archive.includes('xl/workbook.xml')) return otherArchive(archive);
  if (unpackedBytes(archive) > MOST_UNPACKED_BYTES) {
    return unreadable(TABLE.tooLarge());
  }
  try {
    const names: string[] = [];
    await readWorkbook(bytes, { sheets: ({ name }) => names.push(name) === 0 });
    const wanted = names.filter((name) => sheetName === undefined || name === sheetName);
    if (wanted.length === 0) {
      const known = names.map((name) => `"${name}"`).join(', ');
      return unreadable(TABLE.noSheet(sheetName ?? '', known));
    }
    for (const name of wanted) {
      const far = await farCell(bytes, name);
      if (far !== undefined) return { cells: [], problems: [far] };
    }
    return readOne((await readWorkbook(bytes, { sheets: wanted, readStyles: true })).sheets);
  } catch {
    // The library's message names an internal part, which is of no use to an editor.
    return unreadable(TABLE.damaged());
  }
}

function readOne(sheets: readonly Sheet[]): ReadTable {
  const isSheet = ({ rows, cells = new Map() }: Sheet): boolean =>
    rows.flat().some(isWritten) || [...cells.values()].some(({ type }) => type === 'formula' || type === 'error');
  const written = sheets.filter(isSheet);
  const [first, second] = written;
  if (first === undefined) return unreadable(TABLE.empty());
  if (second !== undefined) {
    const names = written.map(({ name }) => `"${name}"`).join(', ');
    return unreadable(TABLE.severalSheets(written.length, names, first.name));
  }
  const { cells, ...read } = readCells(first);
  return { ...read, cells: spread(cells, first), titles: titlesOf(first), euros: eurosOf(first) };
}

/** The cells of a sheet. A formula that failed, or a text that was pasted from one, is a problem. */
function readCells({ rows, cells: formulas = new Map() }: Pick<Sheet, 'rows' | 'cells'>) {
  const shown = new Map<string, string>();
  const problems: TableProblem[] = [];
  const fail = (row: number, column: number, text: string, why: Said): void => {
    shown.set(`${row},${column}`, text);
    problems.push({ row: row + 1, column, severity: 'error', ...why });
  };
  for (const [place, { type, value }] of formulas) {
    const [row = 0, column = 0] = place.split(',').map(Number);
    if (type === 'error') fail(row, column, String(value ?? ''), TABLE.failedFormula(String(value ?? '')));
    else if (type === 'formula' && value === null) fail(row, column, '#N/A', TABLE.notCalculated());
  }
  const cells = rows.map((row, index) =>
    row.map((value, column) => {
      const cell = shown.has(`${index},${column}`) ? undefined : cellOf(value);
      if (typeof cell !== 'string' || !FAILED.test(cell)) return cell;
      fail(index, column, cell, TABLE.failedFormula(cell));
      return undefined;
    }),
  );
  return { cells, problems, shown };
}

/** Copies the value of a cell merged over rows into each of them. */
function spread(cells: Cell[][], { merges = [] }: Sheet): Cells {
  for (const { startRow, endRow, startCol } of merges) {
    const cell = cells[startRow]?.[startCol];
    for (const line of cell === undefined ? [] : cells.slice(startRow + 1, endRow + 1)) {
      while (line.length <= startCol) line.push(undefined);
      line[startCol] ??= cell;
    }
  }
  return cells;
}

function titlesOf({ merges = [], cells = new Map() }: Sheet): ReadonlySet<number> {
  const rows = new Set(merges.flatMap(({ startRow, startCol, endCol }) => (endCol > startCol ? [startRow + 1] : [])));
  for (const [place, { style, value }] of cells) {
    const fill = style?.fill;
    const colour = fill?.type === 'pattern' && fill.pattern !== 'none' ? (fill.fgColor?.rgb ?? 'other') : ASKED;
    const isFilled = !colour.endsWith(ASKED);
    if (value !== null && (style?.font?.bold === true || isFilled)) rows.add(Number.parseInt(place, 10) + 1);
  }
  return rows;
}

const eurosOf = ({ cells = new Map() }: Sheet): ReadonlySet<string> =>
  new Set(Array.from(cells).flatMap(([place, { style }]) => (/€|\[\$EUR/.test(style?.numFmt ?? '') ? place : [])));

/** Finds a cell beyond the limits. Reads row by row, because all cells up to it might not fit into memory. */
async function farCell(bytes: Uint8Array, sheet: string): Promise<TableProblem | undefined> {
  for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
    const column = values.findLastIndex(isWritten);
    if (column === -1 || (index < MOST_ROWS && column < MOST_COLUMNS)) continue;
    return { row: index + 1, column, severity: 'error', ...TABLE.farCell(MOST_ROWS, MOST_COLUMNS) };
  }
  return undefined;
}

const DIRECTORY_END = 'PK\u0005\u0006';
const DIRECTORY_ENTRY = 'PK\u0001\u0002';

/** The total unpacked size in an archive's directory, which the library enforces. */
function unpackedBytes(archive: Buffer): number {
  let sum = 0;
  for (let at = archive.indexOf(DIRECTORY_ENTRY); at !== -1; at = archive.indexOf(DIRECTORY_ENTRY, at + 46)) {
    if (at + 46 > archive.length) break;
    const [packed, unpacked] = [archive.readUInt32LE(at + 20), archive.readUInt32LE(at + 24)];
    // A file without a size would have no limit.
    sum += packed > 0 && unpacked === 0 ? Infinity : unpacked;
  }
  return sum;
}

/** Identifies another archive by its file names, or by the first file of an OpenDocument, which are not compressed. */
function otherArchive(archive: Buffer): ReadTable {
  const what = archive.includes('opendocument.spreadsheet')
    ? TABLE.openDocument()
    : archive.includes('Index/Document.iwa')
      ? TABLE.numbers()
      : TABLE.archive();
  return unreadable(what);
}

const isWritten = (value: CellValue): boolean => cellOf(value) !== undefined;

function cellOf(value: CellValue): Cell {
  if (typeof value !== 'string') return value ?? undefined;
  const text = value.replace(/\r\n?/g, '\n').trim();
  return text === '' ? undefined : text;
}
