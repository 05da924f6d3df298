import { MOST_COLUMNS, MOST_ROWS } from './cell.ts';
import { readCsv } from './csv.ts';
import type { TableProblem } from './problem.ts';
import { TABLE, type Said } from './words.ts';
import { FAILED, readXlsx, unreadable, type ReadTable } from './xlsx.ts';

/** Bytes of a table; a workbook of a menu has some ten thousand. */
export const MOST_TABLE_BYTES = 5 * 1024 * 1024;

/** Reads a spreadsheet, whatever its name ends in: Excel's .xlsx by its contents, and else CSV. Says what any other file is. */
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

/** Excel before 2007 and encrypted workbooks share an envelope, in which the names of its parts are written in UTF-16. */
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
  const { rows, problems: quotes } = readCsv(bytes);
  const problems: TableProblem[] = quotes.map(({ row }) => ({ row, severity: 'error', ...TABLE.openQuote() }));
  if (problems.length > 0) return { cells: [], problems };
  if (rows.every((row) => row.join('').trim() === '')) return unreadable(TABLE.empty());
  const farRow = rows.findLastIndex((row) => row.join('').trim() !== '');
  if (farRow >= MOST_ROWS || rows.some((row) => row.length > MOST_COLUMNS)) {
    return unreadable(TABLE.tooManyCells(MOST_ROWS, MOST_COLUMNS));
  }
  const shown = new Map<string, string>();
  const cells = rows.map((row, index) =>
    row.map((written, column) => {
      const text = written.replace(/\r\n?/g, '\n').trim();
      if (FAILED.test(text)) {
        shown.set(`${index},${column}`, text);
        problems.push({ row: index + 1, column, severity: 'error', ...TABLE.failedFormula(text) });
      }
      return text === '' || FAILED.test(text) ? undefined : text;
    }),
  );
  return { cells, problems, shown };
}
