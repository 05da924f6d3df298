import { compileVenue, type Context } from '../../compile-venue.ts';
import type { Words } from '../../diagnostics/words.ts';
import type { Diagnostic, DiagnosticCode } from '../../diagnostics/diagnostic.ts';
import { formatText } from '../layout/format-text.ts';
import type { Source } from '../../parse/source-file.ts';
import { sortProblems, type TableProblem } from '../table/problem.ts';
import { TABLE } from '../table/words.ts';
import { SHEET } from './words.ts';
import { unreadable, type ReadTable } from '../table/xlsx.ts';
import type { Header } from './header.ts';
import { readMenu } from './read-menu.ts';
import { withoutGivenIds, writeMenu, type WrittenLine } from './write-menu.ts';

export type ImportRequest = {
  /** The file's name without its ending. */
  readonly id: string;
  /** The menu file as diagnostics name it. */
  readonly file: string;
  /** The venue's name where the table says none. */
  readonly name: string;
  /** Where editors find the schema, seen from the menu file. */
  readonly schema: string;
};

export type ImportedMenu = {
  readonly problems: readonly TableProblem[];
  /** The menu file; absent if there is an error. */
  readonly text?: string;
  readonly sections: number;
  readonly entries: number;
  /** Absent where no row names the columns. */
  readonly header?: Header;
};

/** What is said of every text of a language, and at its cell already; and what follows from a row with an error. */
const SAID = new Set(['missing-translation', 'missing-required-translation']);

/**
 * From a table to a menu file. What was written goes through the compiler before anybody sees it, so that a file that is given passes
 * `check`; the compiler's problems are reported at the cells that they come from.
 */
export function importMenu(table: ReadTable, request: ImportRequest, context: Context): ImportedMenu {
  const nothing = { sections: 0, entries: 0 };
  if (table.cells.length === 0) {
    const { problems } = table.problems.length > 0 ? table : unreadable(TABLE.empty());
    return { ...nothing, problems: sortProblems(problems) };
  }
  const read = readMenu(table, context.languages);
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
    const source = { file: request.file, id: request.id, text, languages: context.languages };
    const { diagnostics } = compileVenue(source, context);
    const hasFailed = problems.some(({ severity }) => severity === 'error');
    for (const diagnostic of diagnostics) {
      if (SAID.has(diagnostic.code) || (hasFailed && diagnostic.severity === 'warning')) continue;
      const problem = ofTable(diagnostic, lines[diagnostic.line - 1]);
      // A cell that has its problem is not reported again.
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

/** The menu in the layout that `carta fmt` gives. */
function laidOut(source: Source): string {
  const formatted = formatText(source, 'venue');
  return 'text' in formatted ? formatted.text : source.text;
}

/** A problem of the menu file at the cell that the line comes from. */
function ofTable({ code, severity, message, hint, es }: Diagnostic, line: WrittenLine | undefined): TableProblem {
  return {
    ...(line?.row === undefined ? {} : { row: line.row }),
    ...(line?.column === undefined ? {} : { column: line.column }),
    severity,
    message: { en: message, es: es.message },
    hint: HINTS[code] ?? { en: hint, es: es.hint },
  };
}

/** What to do in a table, where the compiler's hint is about the menu file. */
const HINTS: { readonly [code in DiagnosticCode]?: Words } = {
  'empty-section': SHEET.emptySectionHint,
};
