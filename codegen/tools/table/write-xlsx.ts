import { writeXlsx as writeWorkbook, type WriteSheet } from 'hucre/xlsx';
import type { Cell, Cells } from './cell.ts';

/** Characters of the widest and the narrowest column. */
const WIDEST = 45;
const NARROWEST = 9;

/** The colour of a cell with a question. */
export const ASKED = 'FFE699';

type Style = NonNullable<NonNullable<WriteSheet['columns']>[number]['style']>;

const HEADER: Style = {
  font: { bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'EEEEEE' } },
};
const AMOUNT: Style = { numFmt: '0.00', alignment: { vertical: 'top' } };
const DATE: Style = { numFmt: 'yyyy-mm-dd', alignment: { vertical: 'top' } };
const TEXT: Style = { numFmt: '@', alignment: { vertical: 'top', wrapText: true } };

export type Look = {
  /** The row that names the columns, counted from 1. */
  readonly header: number;
  /** Rows that are titles, counted from 1. */
  readonly titles: ReadonlySet<number>;
  /** The questions of cells, by `row,column` counted from 0. */
  readonly asked: ReadonlyMap<string, string>;
};

/** A workbook of one sheet with a bold, frozen header, and texts typed as text, so that none becomes a date. Questions are coloured comments. The same table gives the same bytes. */
export async function writeXlsx(
  table: Cells,
  sheet: string,
  { header, titles, asked }: Look = { header: 1, titles: new Set(), asked: new Map() },
): Promise<Uint8Array> {
  const width = Math.max(0, ...table.map((row) => row.length));
  const styleOf = (row: number, cell: Cell): Style => {
    if (row === header - 1) return HEADER;
    const style = typeof cell === 'number' ? AMOUNT : cell instanceof Date ? DATE : TEXT;
    return titles.has(row + 1) ? { ...style, font: { bold: true } } : style;
  };
  const rows = table.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? null));
  const cells = rows.flatMap((row, index) =>
    row.flatMap((value, column) => {
      const place = `${index},${column}`;
      const question = asked.get(place);
      const style = styleOf(index, value ?? undefined);
      if (question === undefined)
        return value === null && index !== header - 1 ? [] : [[place, { value, style }] as const];
      const fill = { type: 'pattern', pattern: 'solid', fgColor: { rgb: ASKED } } as const;
      return [[place, { value, style: { ...style, fill }, comment: { author: 'Carta', text: question } }] as const];
    }),
  );
  const columns = Array.from({ length: width }, (_, column) => ({ width: widthOf(table, column) }));
  const name = sheetName(sheet);
  return writeWorkbook({
    sheets: [{ name, rows, columns, cells: new Map(cells), freezePane: { rows: header } }],
    properties: { modified: new Date(0) },
  });
}

function widthOf(cells: Cells, column: number): number {
  const lines = cells.flatMap((row) => String(row[column] ?? '').split('\n'));
  return Math.min(WIDEST, Math.max(NARROWEST, ...lines.map((line) => line.length)) + 2);
}

/** A name that Excel accepts: at most 31 characters, without these characters or outer apostrophes, and not the reserved name. */
function sheetName(name: string): string {
  const allowed = name
    .replaceAll(/[\\/?*[\]:]/g, ' ')
    .slice(0, 31)
    .replaceAll(/^[' ]+|[' ]+$/g, '');
  return allowed === '' || allowed.toLowerCase() === 'history' ? 'Carta' : allowed;
}
