/** What a cell of a spreadsheet holds; undefined where it is empty. Texts are trimmed. */
export type Cell = string | number | boolean | Date | undefined;

/** Rows of cells as the spreadsheet shows them: the first row is number 1. */
export type Cells = readonly (readonly Cell[])[];

/** 'C' for 2: the letters over a column, which is counted from 0. */
export function columnLetters(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest === 0 ? '' : columnLetters(rest - 1)) + String.fromCharCode(65 + (column % 26));
}

/** The place that 'C7' names: the column counted from 0, the row from 1. */
export function placeOf(name: string): { row: number; column: number } | undefined {
  const [, letters, digits] = /^([A-Z]{1,3})(\d{1,7})$/.exec(name) ?? [];
  if (letters === undefined || digits === undefined) return undefined;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { row: Number(digits), column };
}
