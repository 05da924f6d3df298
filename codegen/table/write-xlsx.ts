import writeWorkbook from 'write-excel-file/node';
import type { Cell, Cells } from './cell.ts';

/** Characters of the widest and the narrowest column. */
const WIDEST = 45;
const NARROWEST = 9;

/**
 * A table as an Excel workbook of one sheet: the names of the columns bold and always in sight, amounts as numbers, and texts as texts, so
 * that no spreadsheet program makes a date of them.
 */
export async function writeXlsx(cells: Cells, sheet: string): Promise<Uint8Array> {
  const [header = [], ...rows] = cells;
  const data = [
    header.map((cell) => ({ value: String(cell ?? ''), fontWeight: 'bold' as const, backgroundColor: '#eeeeee' })),
    ...rows.map((row) => row.map(styled)),
  ];
  const columns = header.map((_, column) => ({ width: widthOf(cells, column) }));
  return writeWorkbook(data, { columns, sheet: sheetName(sheet), stickyRowsCount: 1 }).toBuffer();
}

function styled(cell: Cell) {
  if (cell === undefined) return null;
  if (typeof cell === 'number') return { value: cell, type: Number, format: '0.00', alignVertical: 'top' as const };
  return { value: String(cell), type: String, format: '@', wrap: true, alignVertical: 'top' as const };
}

function widthOf(cells: Cells, column: number): number {
  const lengths = cells.map((row) =>
    Math.max(
      ...String(row[column] ?? '')
        .split('\n')
        .map((line) => line.length),
    ),
  );
  return Math.min(WIDEST, Math.max(NARROWEST, ...lengths) + 2);
}

/** Excel takes 31 characters, and none of these signs. */
function sheetName(name: string): string {
  return name.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31);
}
