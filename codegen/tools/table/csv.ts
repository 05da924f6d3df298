import Papa from 'papaparse';
import type { Cell, Cells } from './cell.ts';

/** How a CSV file is written: what parts its cells, how its lines end, and whether it begins with a byte order mark. */
export type Dialect = {
  readonly delimiter: ',' | ';' | '\t';
  readonly newline: '\n' | '\r\n';
  readonly mark: boolean;
};

/** What a spreadsheet program opens by a double click on a machine whose decimals have a comma, as Spain's do. */
export const SPREADSHEET: Dialect = { delimiter: ';', newline: '\r\n', mark: true };

/** What programs read. */
export const PLAIN: Dialect = { delimiter: ',', newline: '\n', mark: false };

const DELIMITERS: readonly Dialect['delimiter'][] = [',', ';', '\t'];
const MARK = '\uFEFF';

/** Windows' own encoding of the west, in which older spreadsheet programs save CSV. */
const WINDOWS = 'windows-1252';

/** A cell that spreadsheet programs take for a formula, which could send what stands beside it elsewhere; or one that was guarded as such. */
const FORMULA = /^'*[=+\-@\t\r]./s;

/** What was written before a formula, so that it is none. */
const unguarded = (cell: string): string => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell);

/**
 * Reads a CSV file of any program: any of three delimiters, any line end, with a mark or not, in UTF-8, UTF-16 or Windows-1252. `rows` are
 * all, the header too, each cell as it was written, without a guard; rows of problems are counted from 1, as a spreadsheet shows them.
 */
export function readCsv(bytes: Uint8Array) {
  const decoded = decode(bytes);
  const mark = decoded.startsWith(MARK);
  // Excel's own line that says what parts the cells.
  const [, given, text = ''] = /^(?:sep=(.)\r?\n)?([^]*)$/.exec(mark ? decoded.slice(1) : decoded) ?? [];
  const { data, errors, meta } = Papa.parse<string[]>(text, { delimiter: given ?? delimiterOf(text), header: false });
  const skipped = given === undefined ? 0 : 1;
  const rows = [...Array.from({ length: skipped }, () => []), ...data.map((row) => row.map(unguarded))];
  if (rows.at(-1)?.join('') === '') rows.pop();
  const dialect: Dialect = {
    delimiter: DELIMITERS.find((one) => one === meta.delimiter) ?? ',',
    newline: meta.linebreak === '\r\n' ? '\r\n' : '\n',
    mark,
  };
  return {
    rows,
    dialect,
    // A table of one column has no delimiter to find.
    problems: errors
      .filter(({ type }) => type === 'Quotes')
      .map(({ row = 0 }) => ({
        row: row + 1 + skipped,
        message: 'A quotation mark is open or stands where none can.',
      })),
  };
}

/** Writes a table as CSV, in which no cell is a formula; what `readCsv` reads of it are the same rows. */
export function writeCsv(rows: readonly (readonly string[])[], { delimiter, newline, mark }: Dialect): string {
  const text = Papa.unparse(rows as string[][], { delimiter, newline, escapeFormulae: FORMULA });
  return `${mark ? MARK : ''}${text}${newline}`;
}

/** The header tells: what parts its names stands in it most often outside of quotes. */
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

/** With a decimal comma: a spreadsheet program in Spanish makes dates of amounts with a point. */
function textOf(cell: Cell): string {
  if (typeof cell !== 'number') return String(cell ?? '');
  const cents = cell.toFixed(2);
  const written = Number.isInteger(cell) || Number(cents) !== cell ? String(cell) : cents;
  return written.replace('.', ',');
}
