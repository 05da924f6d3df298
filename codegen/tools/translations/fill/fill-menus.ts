import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { rewriteMenu } from '../../../output/rewrite-menu.ts';
import type { Catalog } from '../catalog.ts';
import { fillFile, type FilledFile } from './fill-file.ts';
import { newDiagnostics } from './new-diagnostics.ts';
import { planFill } from './plan.ts';
import { withHint, type FillProblem } from './problem.ts';
import { readTable } from './read-table.ts';

export type Filled = {
  /** How many translations each file has been given. */
  readonly written: readonly { readonly file: string; readonly translations: number }[];
  /** Why nothing was written. */
  readonly problems: readonly FillProblem[];
  /** Columns of the table that are not read. */
  readonly ignored: readonly string[];
};

/** Writes the translations of a table into the menus: all of them, or none if one of them cannot be written. */
export function fillMenus(bytes: Uint8Array, catalog: Catalog): Filled {
  const { rows, problems: unread, ignored } = readTable(bytes, catalog.languages);
  const { files, problems: unplanned } = planFill(rows, catalog);
  const filled = files.map(fillFile);
  const problems = [...unread, ...unplanned, ...filled.flatMap((file) => file.problems)];
  if (problems.length === 0) problems.push(...whatTheCompilerSays(filled, catalog));
  if (problems.length > 0) return { written: [], problems: problems.toSorted(byPlace), ignored };
  for (const { plan, text } of filled) rewriteMenu(plan.file.menu, text);
  const written = filled.map(({ plan: { file, changes } }) => ({
    file: file.menu.file,
    translations: changes.reduce((sum, { cells }) => sum + cells.size, 0),
  }));
  return { written, problems: [], ignored };
}

/** A translation may break a rule of the language that the source text keeps: in a description, HTML that is not allowed. */
function whatTheCompilerSays(filled: readonly FilledFile[], catalog: Catalog): FillProblem[] {
  const texts = new Map(filled.map(({ plan, text }) => [plan.file, text]));
  return newDiagnostics(catalog, texts).map((diagnostic) => {
    const { message, hint } = diagnostic;
    return { ...cellAt(diagnostic, filled), message: withHint(message, hint) };
  });
}

/** The cell from which a place of a filled file came. */
function cellAt(
  { file, line, column }: Diagnostic,
  filled: readonly FilledFile[],
): Pick<FillProblem, 'row' | 'column'> {
  const { plan, texts } = filled.find((each) => each.plan.file.menu.file === file) ?? {};
  const index = texts?.findLastIndex(({ text: { node, source } }) => {
    const start = source.position(node.range?.[0] ?? 0);
    return start.line < line || (start.line === line && start.column <= column);
  });
  const text = plan?.file.texts[index ?? -1];
  const change = plan?.changes.find((each) => each.text === text) ?? plan?.changes[0] ?? filled[0]?.plan.changes[0];
  const [cell] = change?.cells.values() ?? [];
  return { row: cell?.row ?? 1, ...(cell && { column: cell.column }) };
}

function byPlace(one: FillProblem, other: FillProblem): number {
  return one.row - other.row || (one.column ?? 0) - (other.column ?? 0);
}
