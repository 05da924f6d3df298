import Papa from 'papaparse';
import type { Cell, Cells } from './cell.ts';

/** The dialect of a CSV file: delimiter, line end, and byte order mark. */
export type Dialect = {
  readonly delimiter: ',' | ';' | '\t';
  readonly newline: '\n' | '\r\n';
  readonly mark: boolean;
};

/** The dialect that spreadsheet programs open by a double click in locales with a decimal comma, such as Spain's. */
export const SPREADSHEET: Dialect = { delimiter: ';', newline: '\r\n', mark: true };

const DELIMITERS: readonly Dialect['delimiter'][] = [',', ';', '\t'];
const MARK = '\uFEFF';

/** The encoding in which older spreadsheet programs save CSV. */
const WINDOWS = 'windows-1252';

/** A cell that spreadsheet programs read as a formula, which could leak data; or one escaped against that. */
const FORMULA = /^'*[=+\-@\t\r]./s;

/** The cell without the escape before a formula. */
const unguarded = (cell: string): string => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell);

/**
 * Reads a CSV file of any program: any of three delimiters, any line end, with or without a BOM, in UTF-8, UTF-16 or Windows-1252.
 * `rows` includes the header, each cell as it was written, without escapes. `openQuotes`: rows with a quotation mark that is not closed or in a wrong place, counted from 1, as in a spreadsheet.
 */
export function readCsv(bytes: Uint8Array) {
  const decoded = decode(bytes);
  // Excel's own line that declares the delimiter.
  const [, given, text = ''] = /^\uFEFF?(?:sep=(.)\r?\n)?([^]*)$/.exec(decoded) ?? [];
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: given ?? delimiterOf(text), header: false });
  const skipped = given === undefined ? 0 : 1;
  const rows = [...Array.from({ length: skipped }, () => []), ...data.map((row) => row.map(unguarded))];
  if (rows.at(-1)?.join('') === '') rows.pop();
  return {
    rows,
    // A table of one column has no delimiter to find.
    openQuotes: errors.filter(({ type }) => type === 'Quotes').map(({ row = 0 }) => row + 1 + skipped),
  };
}

/** Writes a table as CSV with formulas escaped; `readCsv` returns the same rows. */
export function writeCsv(rows: readonly (readonly string[])[], { delimiter, newline, mark }: Dialect): string {
  const text = Papa.unparse(rows as string[][], { delimiter, newline, escapeFormulae: FORMULA });
  return `${mark ? MARK : ''}${text}${newline}`;
}

/** The delimiter: the one that occurs most often in the header, outside of quotes. */
function delimiterOf(text: string): Dialect['delimiter'] {
  const [header = ''] = /^(?:"[^"]*"|[^\r\n"])*/.exec(text.trimStart()) ?? [];
  const bare = header.replaceAll(/"[^"]*"/g, '');
  const count = (delimiter: string): number => bare.split(delimiter).length;
  return DELIMITERS.reduce((best, one) => (count(one) > count(best) ? one : best));
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const wide =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
  if (wide) return new TextDecoder(wide, { ignoreBOM: true }).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return new TextDecoder(WINDOWS).decode(bytes);
  }
}

/** A table as the CSV that a spreadsheet program opens by a double click. */
export function cellsCsv(cells: Cells): string {
  return writeCsv(
    cells.map((row) => row.map(textOf)),
    SPREADSHEET,
  );
}

/** A cell's text, with a decimal comma: Spanish spreadsheet programs convert amounts with a point to dates. */
function textOf(cell: Cell): string {
  if (typeof cell !== 'number') return String(cell ?? '');
  const cents = cell.toFixed(2);
  const written = Number.isInteger(cell) || Number(cents) !== cell ? String(cell) : cents;
  return written.replace('.', ',');
}
