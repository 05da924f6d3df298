import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { HEADS } from '../../diagnostics/format.ts';
import type { DiagnosticLanguage } from '../../diagnostics/words.ts';
import type { Said } from './words.ts';

/** The value of a spreadsheet's cell; undefined if it is empty. Texts are trimmed. */
export type Cell = string | number | boolean | Date | undefined;

/** Rows of cells as the spreadsheet shows them: the first row is number 1. */
export type Cells = readonly (readonly Cell[])[];

/** Limits of a table's rows and columns; a larger one is no menu. */
export const MOST_ROWS = 5000;
export const MOST_COLUMNS = 300;

/** 'C' for 2: the letters over a column, which is counted from 0. */
export function columnLetters(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest === 0 ? '' : columnLetters(rest - 1)) + String.fromCharCode(65 + (column % 26));
}

export type TableProblem = Said & {
  /** Counted from 1, as the spreadsheet shows it. Absent for problems of the file as a whole. */
  readonly row?: number;
  /** Counted from 0. Absent for problems of a whole row. */
  readonly column?: number;
  /** The name of the column for the answer, if it is not the cell itself. */
  readonly answer?: 'Tipo' | 'Id';
  readonly severity: 'error' | 'warning';
};

/** A compiler's diagnostic as a problem of the cell that caused it. */
export function problemOf(
  { severity, message, hint, es }: Diagnostic,
  { row, column }: Pick<TableProblem, 'row' | 'column'> = {},
): TableProblem {
  const place = { ...(row !== undefined && { row }), ...(column !== undefined && { column }) };
  return { ...place, severity, message: { en: message, es: es.message }, hint: { en: hint, es: es.hint } };
}

/** Where a problem is, as the spreadsheet shows it: `C7`, `row 7`, or nothing. */
export function placeName(
  { row, column }: Pick<TableProblem, 'row' | 'column'>,
  language: DiagnosticLanguage = 'en',
): string {
  if (row === undefined) return '';
  return column === undefined ? `${language === 'en' ? 'row' : 'fila'} ${row}` : `${columnLetters(column)}${row}`;
}

/** Problems by row and column, without duplicates; those of the whole file come first. */
export function sortProblems(problems: readonly TableProblem[]): TableProblem[] {
  const unique = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  return [...unique.values()].toSorted(
    (one, other) => (one.row ?? 0) - (other.row ?? 0) || (one.column ?? -1) - (other.column ?? -1),
  );
}

/** A problem as text for a terminal: file, place, what, and the hint. */
export function formatProblem(file: string, problem: TableProblem, language: DiagnosticLanguage = 'en'): string {
  const { severity, message, hint } = problem;
  const heads = HEADS[language];
  const place = placeName(problem, language);
  const line = `${file}${place === '' ? '' : `:${place}`}: ${heads[severity]}: ${message[language]}`;
  return hint[language] === '' ? line : `${line}\n  ${heads.hint}: ${hint[language]}`;
}
