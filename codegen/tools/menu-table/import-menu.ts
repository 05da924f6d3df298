import { compileVenue, type Context } from '../../resolve/compile-venue.ts';
import type { Words, DiagnosticLanguage } from '../../diagnostics/words.ts';
import type { DiagnosticCode } from '../../diagnostics/diagnostic.ts';
import { laidOut } from '../layout/format-text.ts';
import { problemOf, sortProblems, type TableProblem, type Cell } from '../table/cell.ts';
import { TABLE } from '../table/words.ts';
import { SHEET } from './words.ts';
import { unreadable, type ReadTable } from '../table/read-table.ts';
import type { Header } from './header.ts';
import { readMenu } from './read-menu.ts';
import { withoutGivenIds, writeMenu } from './write-menu.ts';
import { writeXlsx } from '../table/write-xlsx.ts';

type ImportRequest = {
  /** The file's name without its ending. */
  readonly id: string;
  /** The menu file's name in diagnostics. */
  readonly file: string;
  /** The venue's name if the table has none. */
  readonly name: string;
  /** The path of the schema, relative to the menu file. */
  readonly schema: string;
};

export type ImportedMenu = {
  readonly problems: readonly TableProblem[];
  /** The menu file; absent if there is an error. */
  readonly text?: string;
  readonly sections: number;
  readonly entries: number;
  /** Absent if there is no header row. */
  readonly header?: Header;
};

/** Codes that are skipped, because the table's own checks report them at the cell. */
const SAID = new Set(['missing-translation', 'missing-required-translation']);

/** Converts a table to a menu file. The text is compiled before it is returned, and the compiler's problems are reported at their cells. */
export function importMenu(table: ReadTable, request: ImportRequest, context: Context): ImportedMenu {
  const nothing = { sections: 0, entries: 0 };
  if (table.cells.length === 0) {
    const { problems } = table.problems.length > 0 ? table : unreadable(TABLE.empty());
    return { ...nothing, problems: sortProblems(problems) };
  }
  const read = readMenu(table, context);
  if (!('menu' in read)) return { ...nothing, problems: sortProblems(read.problems) };
  const { menu } = read;
  const problems = [...read.problems];
  const counts = {
    header: read.header,
    sections: menu.sections.length,
    entries: menu.sections.reduce((sum, { entries }) => sum + entries.length, 0),
  };
  if (menu.sections.length > 0) {
    const lines = writeMenu(withoutGivenIds(menu), menu.name?.text ?? request.name, request.schema, context.languages);
    const text = `${lines.map((line) => line.text).join('\n')}\n`;
    const source = {
      file: request.file,
      id: request.id,
      text,
      languages: context.languages,
      country: context.site?.country,
    };
    const { diagnostics } = compileVenue(source, context);
    const hasFailed = problems.some(({ severity }) => severity === 'error');
    for (const diagnostic of diagnostics) {
      if (SAID.has(diagnostic.code) || (hasFailed && diagnostic.severity === 'warning')) continue;
      const said = problemOf(diagnostic, lines[diagnostic.line - 1]);
      const problem = { ...said, hint: HINTS[diagnostic.code] ?? said.hint };
      // Each cell has at most one error.
      const isSaid = problems.some(
        ({ row, column, severity }) => severity === 'error' && row === problem.row && column === problem.column,
      );
      if (!isSaid) problems.push(problem);
    }
    if (problems.every(({ severity }) => severity === 'warning'))
      return { ...counts, problems: sortProblems(problems), text: laidOut(source) };
  }
  return { ...counts, problems: sortProblems(problems) };
}

/** Hints for tables, which replace the compiler's hints about menu files. */
const HINTS: { readonly [code in DiagnosticCode]?: Words } = {
  'empty-section': SHEET.emptySectionHint,
};

/** The owner's table as a workbook with questions as coloured comments on unclear cells; undefined if there are no questions, or no table was read. */
export async function proposalOf(
  { cells, titles = new Set(), shown = new Map() }: ReadTable,
  header: Pick<Header, 'row' | 'columns'> | undefined,
  problems: readonly TableProblem[],
  language: DiagnosticLanguage,
): Promise<Uint8Array | undefined> {
  if (cells.length === 0) return undefined;
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

  /** The column for an answer, which is added if the table lacks it. */
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
