import { writeXlsx as writeWorkbook, type WriteSheet } from 'hucre/xlsx';
import type { Cell, Cells } from './cell.ts';

/** Characters of the widest and the narrowest column. */
const WIDEST = 45;
const NARROWEST = 9;

type Style = NonNullable<NonNullable<WriteSheet['columns']>[number]['style']>;

const HEADER: Style = {
  font: { bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'EEEEEE' } },
};
const AMOUNT: Style = { numFmt: '0.00', alignment: { vertical: 'top' } };
const TEXT: Style = { numFmt: '@', alignment: { vertical: 'top', wrapText: true } };

/**
 * A table as an Excel workbook of one sheet: the names of the columns bold and always in sight, amounts as numbers, and texts as texts, so
 * that no spreadsheet program makes a date of them.
 */
export async function writeXlsx(table: Cells, sheet: string): Promise<Uint8Array> {
  const rows = table.map((row) => row.map((cell) => (typeof cell === 'number' ? cell : (cell?.toString() ?? null))));
  const styleOf = (row: number, cell: Cell): Style => {
    if (row === 0) return HEADER;
    return typeof cell === 'number' ? AMOUNT : TEXT;
  };
  const styles = rows.flatMap((row, index) =>
    row.map(
      (value, column) => [`${index},${column}`, { value, style: styleOf(index, table[index]?.[column]) }] as const,
    ),
  );
  const columns = (table[0] ?? []).map((_, column) => ({ width: widthOf(table, column) }));
  const name = sheetName(sheet);
  return writeWorkbook({ sheets: [{ name, rows, columns, cells: new Map(styles), freezePane: { rows: 1 } }] });
}

function widthOf(cells: Cells, column: number): number {
  const lines = cells.flatMap((row) => String(row[column] ?? '').split('\n'));
  return Math.min(WIDEST, Math.max(NARROWEST, ...lines.map((line) => line.length)) + 2);
}

/** Excel takes 31 characters, none of these signs, no apostrophe at either end, and keeps one name for itself. */
function sheetName(name: string): string {
  const allowed = name
    .replaceAll(/[\\/?*[\]:]/g, ' ')
    .slice(0, 31)
    .replaceAll(/^[' ]+|[' ]+$/g, '');
  return allowed === '' || allowed.toLowerCase() === 'history' ? 'Carta' : allowed;
}
