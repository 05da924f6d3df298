import type { Language, Languages } from '../../../../src/terms/language.ts';
import { hintOfNearest } from '../../../diagnostics/nearest.ts';
import { words, type DiagnosticLanguage, type Words } from '../../../diagnostics/words.ts';
import { unreadableCharacter } from '../../../parse/source-file.ts';
import { columnLetters } from '../../table/cell.ts';
import { readCsv } from '../../table/csv.ts';
import { TABLE } from '../../table/words.ts';
import { languageName } from '../../../validate/language-hint.ts';
import { cellText, NOT_OFFERED, readFingerprints, COLUMNS } from '../table.ts';

export type FilledCell = {
  readonly language: Language;
  readonly text: string;
  readonly row: number;
  readonly column: number;
};

export type FilledRow = {
  readonly row: number;
  readonly file: string;
  readonly key: string;
  readonly original: string;
  /** Fingerprints of the text in each language at the time of the export; undefined if the table has none. */
  readonly exported: ReadonlyMap<Language, string> | undefined;
  readonly cells: readonly FilledCell[];
};

/** The columns by which a row's text is found. */
const NEEDED = [COLUMNS.file, COLUMNS.key, COLUMNS.text];

/** Reads a table of translations as any spreadsheet program saves it. `ignored`: names of columns that are not read. */
export function readTable(bytes: Uint8Array, known: Languages) {
  const { rows, openQuotes } = readCsv(bytes);
  const problems: FillProblem[] = openQuotes.map((row) => ({ row, message: TABLE.openQuote().message }));
  const ignored: string[] = [];
  const headerAt = rows.findIndex((cells) => cells.some((cell) => cell.trim() !== ''));
  const names = rows[headerAt] ?? [];
  /** The index of each column, by its name or its language. */
  const columns = new Map<string, number>();
  const languages: [Language, number][] = [];
  readHeader(headerAt + 1);
  const body = rows.slice(headerAt + 1);
  // If no translation is missing, the table has neither rows nor languages.
  if (problems.length === 0 && languages.length === 0 && body.some((cells) => cells.join('').trim() !== '')) {
    problems.push({ row: headerAt + 1, message: words('noLanguageColumn') });
  }
  if (problems.length > 0) return { rows: [], problems, ignored };
  const filled = body.flatMap((cells, index) => readRow(cells, headerAt + index + 2) ?? []);
  return { rows: filled, problems, ignored };

  function readHeader(row: number): void {
    const own: readonly string[] = Object.values(COLUMNS);
    names.forEach((written, index) => {
      const name = written.trim().toLowerCase();
      const language = languageOf(name, known);
      const column = index + 1;
      if (columns.has(language ?? name)) problems.push({ row, column, message: words('twoColumns', written) });
      else if (language !== undefined) languages.push([language, index]);
      else if (/^[a-z]{2}$/.test(name)) {
        problems.push({ row, column, message: words('noLanguageName', written, known.join(' ')) });
      } else if (name !== '' && !own.includes(name)) {
        const hint = hintOfNearest(name, [...own, ...known.map(nameOf)]);
        if (hint === undefined) ignored.push(written.trim());
        else problems.push({ row, column, message: words('noColumn', written, hint) });
      }
      if (name !== '') columns.set(language ?? name, index);
    });
    for (const name of NEEDED) {
      if (columns.has(name)) continue;
      problems.push({ row: Math.max(row, 1), message: words('columnMissing', name) });
    }
  }

  function readRow(cells: readonly string[], row: number): FilledRow | undefined {
    const cell = (name: string): string => cells[columns.get(name) ?? -1]?.trim() ?? '';
    if (cells.slice(names.length).some((extra) => extra.trim() !== '')) {
      problems.push({ row, column: names.length + 1, message: words('extraCells') });
      return undefined;
    }
    const filledCells = languages.flatMap(([language, index]): FilledCell[] => {
      const written = cells[index]?.trim() ?? '';
      if (written === '' || written === NOT_OFFERED) return [];
      const place = { row, column: index + 1 };
      const read = cellText(written, known);
      if ('tag' in read) {
        problems.push({ ...place, message: words('tagInCell', read.tag) });
        return [];
      }
      const unreadable = unreadableCharacter(read.text);
      if (unreadable === undefined) return [{ language, text: read.text, ...place }];
      problems.push({ ...place, message: withHint(unreadable.message, unreadable.hint) });
      return [];
    });
    if (filledCells.length === 0) return undefined;
    const original = cellText(cell(COLUMNS.text), known);
    return {
      row,
      file: cell(COLUMNS.file).replaceAll('\\', '/'),
      key: cell(COLUMNS.key),
      original: 'text' in original ? original.text : '',
      exported: readFingerprints(cell(COLUMNS.check)),
      cells: filledCells,
    };
  }
}

/** 'en', 'English' and 'English (en)' are one language. */
function languageOf(name: string, known: Languages): Language | undefined {
  return known.find((code) =>
    [code.toLowerCase(), nameOf(code), languageName(code).toLowerCase()].some((each) => each === name),
  );
}

const nameOf = (code: Language): string => languageName(code).replace(/ \(.*/, '').toLowerCase();

/** Why a table, or a cell of it, cannot be written into the menus. Rows and columns as a spreadsheet program shows them. */
export type FillProblem = {
  /** Counted from 1; the header is a row, too. */
  readonly row: number;
  /** Counted from 1; undefined if the row as a whole is meant. */
  readonly column?: number;
  readonly message: Words;
};

/** 'row 12, column H: …' */
export function printProblem({ row, column, message }: FillProblem, language: DiagnosticLanguage): string {
  const said =
    column === undefined ? words('inRow', row, message) : words('inCell', row, columnLetters(column - 1), message);
  return said[language];
}

/** A message and hint of the compiler as one sentence: 'This is wrong (write it so).' */
export function withHint(message: Words, hint: Words): Words {
  return hint.en === '' ? message : words('bracketed', { en: bare(message.en), es: bare(message.es) }, hint);
}

const bare = (sentence: string): string => sentence.replace(/\.$/, '');
