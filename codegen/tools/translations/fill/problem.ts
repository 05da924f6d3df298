/** Why a table, or a cell of it, cannot be written into the menus. Rows and columns as a spreadsheet program shows them. */
export type FillProblem = {
  /** Counted from 1; the header is a row, too. */
  readonly row: number;
  /** Counted from 1; undefined where the row as a whole is meant. */
  readonly column?: number;
  readonly message: string;
};

/** 'row 12, column H: …' */
export function printProblem({ row, column, message }: FillProblem): string {
  return `row ${row}${column === undefined ? '' : `, column ${columnName(column)}`}: ${message}`;
}

/** 1 is A, 27 is AA. */
function columnName(column: number): string {
  const letter = String.fromCharCode(65 + ((column - 1) % 26));
  return column <= 26 ? letter : columnName(Math.floor((column - 1) / 26)) + letter;
}

/** What the compiler says, in one sentence: 'This is wrong (write it so).' */
export function withHint(message: string, hint: string): string {
  return hint === '' ? message : `${message.replace(/\.$/, '')} (${hint}).`;
}
