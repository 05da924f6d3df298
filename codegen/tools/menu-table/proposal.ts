import type { DiagnosticLanguage } from '../../diagnostics/words.ts';
import type { Cell } from '../table/cell.ts';
import type { TableProblem } from '../table/problem.ts';
import { writeXlsx } from '../table/write-xlsx.ts';
import type { ReadTable } from '../table/xlsx.ts';
import type { Header } from './header.ts';

/**
 * The owner's own table as a workbook, in which each cell that is unclear is coloured and says in a comment what is asked and how to
 * write it. It holds what the owner wrote and no answer: read again without a change, it asks the same. Undefined where no cell is
 * asked for.
 */
export async function proposalOf(
  { cells, titles = new Set(), shown = new Map() }: ReadTable,
  header: Pick<Header, 'row' | 'columns'> | undefined,
  problems: readonly TableProblem[],
  language: DiagnosticLanguage,
): Promise<Uint8Array | undefined> {
  const rows: Cell[][] = cells.map((row) => [...row]);
  const put = (row: number, column: number, cell: Cell): void => {
    while (rows.length <= row) rows.push([]);
    const line = rows[row] ?? [];
    while (line.length <= column) line.push(undefined);
    line[column] = cell;
  };
  for (const [place, text] of shown) {
    const [row = 0, column = 0] = place.split(',').map(Number);
    put(row, column, text);
  }
  const asked = new Map<string, string>();
  for (const { row, column = 0, answer, message, hint } of problems) {
    if (row === undefined) continue;
    const at = answer === undefined ? column : answerColumn(answer);
    if (at === undefined) continue;
    const place = `${row - 1},${at}`;
    put(row - 1, at, rows[row - 1]?.[at]);
    const text = hint[language] === '' ? message[language] : `${message[language]}\n→ ${hint[language]}`;
    asked.set(place, [...(asked.has(place) ? [asked.get(place)] : []), text].join('\n'));
  }
  if (asked.size === 0) return undefined;
  return writeXlsx(rows, 'Carta', { header: header?.row ?? 1, titles, asked });

  /** Where an answer stands: in its column, which is added where the table lacks it. */
  function answerColumn(answer: NonNullable<TableProblem['answer']>): number | undefined {
    if (header === undefined) return undefined;
    const known = header.columns.findIndex((column) =>
      answer === 'Tipo' ? column?.holds === 'kind' : column?.holds === 'plain' && column.field === 'id',
    );
    const names = rows[header.row - 1] ?? [];
    const added = names.indexOf(answer);
    if (known !== -1 || added !== -1) return known === -1 ? added : known;
    const end = Math.max(...rows.map((row) => row.length));
    put(header.row - 1, end, answer);
    return end;
  }
}
