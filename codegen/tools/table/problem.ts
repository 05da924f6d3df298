import { columnLetters } from './cell.ts';

/** One problem of a table, as data. */
export type TableProblem = {
  /** Counted from 1, as the spreadsheet shows it. Absent of what is wrong with the file as a whole. */
  readonly row?: number;
  /** Counted from 0. Absent of what is wrong with a whole row. */
  readonly column?: number;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** What to do about it; empty when there is nothing to add. */
  readonly hint: string;
};

/** Where a problem is, as the spreadsheet shows it: `C7`, `row 7`, or nothing. */
export function placeName({ row, column }: Pick<TableProblem, 'row' | 'column'>): string {
  if (row === undefined) return '';
  return column === undefined ? `row ${row}` : `${columnLetters(column)}${row}`;
}

/** By row and column, as a reader goes through a sheet; what is wrong with the whole file comes first. */
export function sortProblems(problems: readonly TableProblem[]): TableProblem[] {
  const unique = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  return [...unique.values()].toSorted(
    (one, other) => (one.row ?? 0) - (other.row ?? 0) || (one.column ?? -1) - (other.column ?? -1),
  );
}

/** A problem as text for a terminal: file, place, what, and the hint. */
export function formatProblem(file: string, problem: TableProblem): string {
  const { severity, message, hint } = problem;
  const place = placeName(problem);
  const line = `${file}${place === '' ? '' : `:${place}`}: ${severity}: ${message}`;
  return hint === '' ? line : `${line}\n  hint: ${hint}`;
}
