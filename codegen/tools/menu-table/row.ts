import type { Language } from '../../../src/terms/language.ts';
import type { Text } from '../../../src/terms/resolved-venue.ts';
import type { Cell } from '../table/cell.ts';
import type { TableProblem } from '../table/problem.ts';
import type { Said } from '../table/words.ts';
import { SHEET } from './words.ts';
import { NOTHING, readText, type SayCell } from './cell-values.ts';
import type { Column, TextField } from './columns.ts';
import type { Header } from './header.ts';

/** A column where it stands. */
export type Placed<Holds extends Column['holds'] = Column['holds']> = {
  readonly column: Extract<Column, { readonly holds: Holds }>;
  readonly index: number;
  readonly cell: Cell;
  readonly say: SayCell;
};

/** One row of a table, its cells found by what their columns hold. Of one cell only the first problem is said. */
export class Row {
  readonly number: number;
  readonly #cells: readonly Cell[];
  readonly #header: Header;
  readonly #report: (problem: TableProblem) => void;
  readonly #failed: ReadonlySet<string>;

  constructor(
    number: number,
    cells: readonly Cell[],
    header: Header,
    report: (problem: TableProblem) => void,
    failed: ReadonlySet<string> = new Set(),
  ) {
    this.number = number;
    this.#cells = cells;
    this.#header = header;
    this.#report = report;
    this.#failed = failed;
  }

  get isEmpty(): boolean {
    return this.#cells.every((cell, index) => cell === undefined && !this.hasFailed(index));
  }

  /** Whether the spreadsheet itself has an error in this cell: then it is not empty, and its problem is said. */
  hasFailed(index: number): boolean {
    return this.#failed.has(`${this.number}:${index}`);
  }

  /** The columns of one kind, in the table's order, with this row's cells. */
  all<Holds extends Column['holds']>(holds: Holds): Placed<Holds>[] {
    return this.#header.columns.flatMap((column, index) =>
      column?.holds === holds
        ? { column: column as Placed<Holds>['column'], index, cell: this.#cells[index], say: this.say(index) }
        : [],
    );
  }

  one<Holds extends Column['holds']>(holds: Holds): Placed<Holds> | undefined {
    return this.all(holds)[0];
  }

  say(index: number | undefined): SayCell {
    return ({ message, hint }, severity = 'error') => {
      if (index !== undefined && this.hasFailed(index)) return;
      this.#report({ row: this.number, ...(index === undefined ? {} : { column: index }), severity, message, hint });
    };
  }

  /** Asks what is answered in another column of the row, which the table may lack. */
  ask(answer: NonNullable<TableProblem['answer']>, index: number | undefined, { message, hint }: Said): void {
    this.#report({
      row: this.number,
      ...(index === undefined ? {} : { column: index }),
      answer,
      severity: 'error',
      message,
      hint,
    });
  }

  /** The one text of a row in which nothing else stands; merged over columns it may stand before that of the names. */
  get alone(): { readonly cell: string; readonly index: number } | undefined {
    const [index, second] = this.#cells.flatMap((cell, at) => (cell === undefined && !this.hasFailed(at) ? [] : at));
    const cell = index === undefined ? undefined : this.#cells[index];
    if (second !== undefined || index === undefined || typeof cell !== 'string') return undefined;
    const column = this.#header.columns[index];
    const isName = column?.holds === 'text' && column.field === 'name';
    return isName || column === undefined ? { cell, index } : undefined;
  }

  /** Reports what is wrong with a column as a whole, at its name; said by many rows it stands once. */
  sayOfColumn(column: number): SayCell {
    return ({ message, hint }, severity = 'error') =>
      this.#report({ row: this.#header.row, column, severity, message, hint });
  }

  /** The cells of a text, one for each language that the table has a column for. */
  texts(field: TextField): Placed<'text'>[] {
    return this.all('text').filter(({ column }) => column.field === field);
  }

  /** A text in its languages; undefined where all its cells are empty. */
  text(field: TextField): { text: Text; index: number } | undefined {
    const text: Text = {};
    let index: number | undefined;
    for (const { column, cell, say, index: at } of this.texts(field)) {
      // A dash says nothing; in a menu that exists, that there is to be nothing.
      const isNothing = field !== 'name' && field !== 'section' && NOTHING.has(cell);
      if (isNothing && !this.isUpdate) continue;
      const written = isNothing ? '' : readText(cell, this.#header.known, say);
      index ??= cell === undefined && !this.hasFailed(at) ? undefined : at;
      if (written !== undefined) text[column.language] = written;
    }
    return index === undefined ? undefined : { text, index };
  }

  /** Texts in one cell, each on a line; a dash stands for one that a language lacks. */
  lists(field: TextField): { texts: Text[]; index: number } | undefined {
    const cells = this.texts(field).flatMap(({ column, cell, say, index }) => {
      const written = readText(cell, this.#header.known, say);
      return written === undefined ? [] : [{ language: column.language, lines: written.split('\n'), say, index }];
    });
    const [first] = cells;
    if (first === undefined) return undefined;
    const texts: Text[] = first.lines.map(() => ({}));
    for (const { language, lines, say } of cells) {
      if (lines.length !== texts.length) {
        say(SHEET.linesDiffer(lines.length, texts.length));
      }
      for (const [index, line] of lines.entries()) {
        const text = texts[index];
        if (text !== undefined && line.trim() !== '' && line.trim() !== '-') text[language] = line.trim();
      }
    }
    return { texts: texts.filter((text) => Object.keys(text).length > 0), index: first.index };
  }

  /** Cells in columns without a name. What stands below a name that is no column is said at the name. */
  unnamed(): { index: number; say: SayCell }[] {
    return this.#cells.flatMap((cell, index) =>
      cell !== undefined && this.#header.names[index] === undefined ? { index, say: this.say(index) } : [],
    );
  }

  get isUpdate(): boolean {
    return this.#header.isUpdate;
  }

  get languages(): readonly Language[] {
    return this.#header.languages;
  }
}
