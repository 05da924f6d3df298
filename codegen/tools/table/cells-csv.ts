import type { Cell, Cells } from './cell.ts';
import { SPREADSHEET, writeCsv } from './csv.ts';

/** A table as the CSV that a spreadsheet program opens by a double click. */
export function cellsCsv(cells: Cells): string {
  return writeCsv(
    cells.map((row) => row.map(textOf)),
    SPREADSHEET,
  );
}

/** With a decimal comma: a spreadsheet program in Spanish makes dates of amounts with a point. */
function textOf(cell: Cell): string {
  if (typeof cell !== 'number') return String(cell ?? '');
  const cents = cell.toFixed(2);
  const written = Number.isInteger(cell) || Number(cents) !== cell ? String(cell) : cents;
  return written.replace('.', ',');
}
