import { MOST_COLUMNS, MOST_ROWS } from './cell.ts';
import { readCsv } from './csv.ts';
import type { TableProblem } from './problem.ts';
import { EMPTY_HINT, failedFormula, readXlsx, SAVE_AS, unreadable, type ReadTable } from './xlsx.ts';

/** Bytes of a table; a workbook of a menu has some ten thousand. */
export const MOST_TABLE_BYTES = 5 * 1024 * 1024;

/** Reads a spreadsheet, whatever its name ends in: Excel's .xlsx by its contents, and else CSV. Says what any other file is. */
export async function readTable(bytes: Uint8Array, sheetName?: string): Promise<ReadTable> {
  if (bytes.length > MOST_TABLE_BYTES) {
    return unreadable(
      `The file has ${bytes.length} bytes; a table of a menu has ${MOST_TABLE_BYTES} at most.`,
      'copy the menu into a table of its own',
    );
  }
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 512)).toString('latin1');
  if (start.startsWith('PK\u0003\u0004')) return readXlsx(bytes, sheetName);
  if (start.startsWith('\u00D0\u00CF\u0011\u00E0')) return oldFormat(bytes);
  const other = otherFormat(start);
  if (other !== undefined) return unreadable(other, SAVE_AS);
  if (sheetName !== undefined) return unreadable('A CSV file has no sheets.', 'leave --sheet out');
  return fromCsv(bytes);
}

/** Excel before 2007 and encrypted workbooks share an envelope, in which the names of its parts are written in UTF-16. */
function oldFormat(bytes: Uint8Array): ReadTable {
  const has = (name: string): boolean => Buffer.from(bytes).includes(Buffer.from(name, 'utf16le'));
  if (has('EncryptedPackage')) {
    return unreadable('The workbook is locked with a password.', 'save it without a password');
  }
  return unreadable(
    has('Workbook') || has('Book')
      ? 'This is a workbook of an old Excel (.xls).'
      : 'This is a document of an old Office, not a table.',
    SAVE_AS,
  );
}

function otherFormat(start: string): string | undefined {
  if (start.startsWith('%PDF')) return 'This is a PDF, not a table.';
  if (/^\s*(?:<!doctype html|<html|<table)/i.test(start)) return 'This is a web page, not a table.';
  if (/^\s*<\?xml/.test(start)) return 'This is an XML document, not a table.';
  const isWide = /^(?:\u00FF\u00FE|\u00FE\u00FF)/.test(start);
  return !isWide && start.includes('\0') ? 'This is not a table, nor text.' : undefined;
}

const FAILED =
  /^#(?:N\/A|REF!|DIV\/0!|VALUE!|NAME\?|NUM!|NULL!|SPILL!|CALC!|¡REF!|¡DIV\/0!|¡VALOR!|¿NOMBRE\?|¡NUM!|¡NULO!)$/;

function fromCsv(bytes: Uint8Array): ReadTable {
  const { rows, problems: quotes } = readCsv(bytes);
  const problems: TableProblem[] = quotes.map(({ row, message }) => ({
    row,
    severity: 'error',
    message,
    hint: 'write a quotation mark inside of a cell twice, and one around the cell',
  }));
  if (problems.length > 0) return { cells: [], problems };
  if (rows.every((row) => row.join('').trim() === '')) return unreadable('The table is empty.', EMPTY_HINT);
  const farRow = rows.findLastIndex((row) => row.join('').trim() !== '');
  if (farRow >= MOST_ROWS || rows.some((row) => row.length > MOST_COLUMNS)) {
    return unreadable(
      `The table has more than ${MOST_ROWS} rows or ${MOST_COLUMNS} columns.`,
      'copy the menu into a table of its own',
    );
  }
  const cells = rows.map((row, index) =>
    row.map((written, column) => {
      const text = written.replace(/\r\n?/g, '\n').trim();
      if (FAILED.test(text)) problems.push(failedFormula({ row: index + 1, column }, text));
      return text === '' || FAILED.test(text) ? undefined : text;
    }),
  );
  return { cells, problems };
}
