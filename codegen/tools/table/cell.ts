/** What a cell of a spreadsheet holds; undefined where it is empty. Texts are trimmed. */
export type Cell = string | number | boolean | Date | undefined;

/** Rows of cells as the spreadsheet shows them: the first row is number 1. */
export type Cells = readonly (readonly Cell[])[];

/** Rows and columns beyond which a table is no menu. */
export const MOST_ROWS = 5000;
export const MOST_COLUMNS = 300;

/** 'C' for 2: the letters over a column, which is counted from 0. */
export function columnLetters(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest === 0 ? '' : columnLetters(rest - 1)) + String.fromCharCode(65 + (column % 26));
}
