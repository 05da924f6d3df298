import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { words, type Words } from '../../../diagnostics/words.ts';
import { rewriteMenu } from '../../../output/replace-file.ts';
import type { Catalog, CatalogFile } from '../catalog.ts';
import { planFill, type FilePlan, type TextChange } from './plan.ts';
import { withHint, type FillProblem, readTable } from './read-table.ts';
import { isScalar, type Pair } from 'yaml';
import type { Language } from '../../../../src/terms/language.ts';
import type { Text } from '../../../../src/terms/resolved-venue.ts';
import { compose } from '../../../parse/compose.ts';
import { readFileTexts, type FileTexts } from '../collect-texts.ts';
import { applySplices, type Splice, placeOf, surroundingsOf } from '../../document/surroundings.ts';
import { isSameText, spliceText } from '../../document/splice-text.ts';
import { compileInterface } from '../../../resolve/compile-interface.ts';
import { compilePartial } from '../../../resolve/compile-shared.ts';
import { compileVenue, type Context } from '../../../resolve/compile-venue.ts';
import { newDiagnostics, uniqueDiagnostics } from '../../../diagnostics/sort.ts';
import type { Source } from '../../../parse/source-file.ts';
import { listMenus } from '../../../resolve/compile-site.ts';
import { type LineOfPrices, lineOf, spliceLabels } from './splice-labels.ts';
import { Sources } from '../../../read/sources.ts';

/**
 * Writes the translations of a table into the menus: all of them, or none if one of them cannot be written. Returns the
 * number of translations written to each file, and the names of columns that are not read.
 */
export function fillMenus(bytes: Uint8Array, catalog: Catalog) {
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

/** New diagnostics of the filled files: a translation may break a rule, for example with forbidden HTML in a description. */
function whatTheCompilerSays(filled: readonly FilledFile[], catalog: Catalog): FillProblem[] {
  const texts = new Map(filled.map(({ plan, text }) => [plan.file, text]));
  const before = compileAll(catalog, new Map(), texts);
  return newDiagnostics(before, compileAll(catalog, texts, texts)).map((diagnostic) => {
    const { message, hint, es } = diagnostic;
    const said = withHint({ en: message, es: es.message }, { en: hint, es: es.hint });
    return { ...cellAt(diagnostic, filled), message: said };
  });
}

/** The cell that was written to a position of a filled file. */
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

/** A menu's file with its translations written in. */
type FilledFile = {
  readonly plan: FilePlan;
  readonly text: string;
  /** The texts of the new file, in the order of those of the plan's file. */
  readonly texts: FileTexts['texts'];
  readonly problems: readonly FillProblem[];
};

/** Writes the changes into the text of a file, then reads it again to verify that only these texts have changed. */
function fillFile(plan: FilePlan): FilledFile {
  const { file, changes } = plan;
  const { text } = file.source;
  const surroundings = surroundingsOf(text);
  const problems: FillProblem[] = [];
  const splices = new Map<TextChange, Splice[]>();
  const labels = changes.filter((change) => change.text.text.labelIn !== undefined);
  for (const [line, together] of linesOf(labels, text)) {
    const found =
      line && spliceLabels(line, together.map(valuesOf), languagesOf(plan), file.source.languages, surroundings);
    for (const [index, change] of together.entries()) {
      if (found !== undefined) splices.set(change, index === 0 ? found : []);
      else problems.push(problemOf(change, words('onlyLabels'), plan));
    }
  }
  for (const change of changes) {
    if (labels.includes(change)) continue;
    const texts = new Map([...change.cells].map(([language, cell]) => [language, cell.text]));
    const found = spliceText(change.text.text, texts, surroundings);
    if (found !== undefined) splices.set(change, found);
    else {
      const { node } = change.text.text;
      const isKey = isScalar(node) && placeOf(node, surroundings).isKey;
      problems.push(problemOf(change, words(isKey ? 'longKey' : 'isAlias'), plan));
    }
  }
  const filled = applySplices(text, [...splices.values()].flat());
  const read = readAgain(filled, plan);
  if (isAsPlanned(read, plan, [...splices.keys()])) return { plan, text: filled, texts: read.texts, problems };
  for (const [change, own] of splices) {
    const alone = readAgain(applySplices(text, own), plan);
    if (!isAsPlanned(alone, plan, [change])) problems.push(problemOf(change, words('hasAlias'), plan));
  }
  if (problems.length === 0)
    throw new Error(`The translations of ${file.menu.file} change a text that they should not.`);
  return { plan, text, texts: file.texts, problems };
}

/** Changes of labels by the prices in which they stand. */
function linesOf(labels: readonly TextChange[], text: string): Map<LineOfPrices | undefined, TextChange[]> {
  const composed = labels.length === 0 ? undefined : compose(text);
  const lines = new Map<Pair, LineOfPrices>();
  return Map.groupBy(labels, ({ text: { text: label } }) => {
    const line = composed && 'document' in composed ? lineOf(label, composed.document) : undefined;
    if (line !== undefined && !lines.has(line.pair)) lines.set(line.pair, line);
    return line && lines.get(line.pair);
  });
}

/** A text in all its languages after the change. */
function valuesOf({ text, cells }: TextChange): Text {
  return { ...text.text.values, ...Object.fromEntries([...cells].map(([language, cell]) => [language, cell.text])) };
}

/** The languages of a file, that of its untagged texts first, and those that it lacks. */
function languagesOf({ file: { languages = [], source } }: FilePlan): Language[] {
  return [...new Set([...languages, ...source.languages])];
}

function readAgain(text: string, { file: { menu, kind, source } }: FilePlan): FileTexts {
  return readFileTexts({ file: menu.file, id: menu.id, text, languages: source.languages }, kind);
}

/** Whether exactly the planned texts have changed as planned. */
function isAsPlanned(read: FileTexts, { file }: FilePlan, changes: readonly TextChange[]): boolean {
  if (!read.isWhole || read.texts.length !== file.texts.length) return false;
  const changed = new Map(changes.map((change) => [change.text, change.cells]));
  return file.texts.every((before, index) => {
    const cells = [...(changed.get(before) ?? [])].map(([language, { text }]) => [language, text]);
    return isSameText(read.texts[index]?.text.values ?? {}, { ...before.text.values, ...Object.fromEntries(cells) });
  });
}

function problemOf({ text, cells }: TextChange, why: Words, { file }: FilePlan): FillProblem {
  const [cell] = cells.values();
  const message = words('cannotFill', file.menu.file, text.line, why);
  return { row: cell?.row ?? 0, ...(cell && { column: cell.column }), message };
}

/** Compiles the files that changed and the venues that use them. */
function compileAll(
  { root, files }: Catalog,
  texts: ReadonlyMap<CatalogFile, string>,
  changed: ReadonlyMap<CatalogFile, string>,
): Diagnostic[] {
  const sources = new Sources(root, listMenus(root, ''));
  const partials = new Map(
    files.filter(({ kind }) => kind === 'partial').map((file) => [file.menu.id, sourceOf(file)]),
  );
  const context: Context = {
    languages: sources.languages,
    partial: (name) => partials.get(name),
    partialNames: [...partials.keys()],
    images: (folder) => sources.images(folder),
  };
  const changedPartials = new Set(
    [...changed.keys()].filter(({ kind }) => kind === 'partial').map(({ menu }) => menu.id),
  );
  const affected = files.filter((file) => changed.has(file) || file.partials.some((name) => changedPartials.has(name)));
  return uniqueDiagnostics(affected.flatMap((file) => compileOne(file)));

  function compileOne(file: CatalogFile): readonly Diagnostic[] {
    if (file.kind === 'interface') return compileInterface(sourceOf(file)).diagnostics;
    if (file.kind === 'partial') return compilePartial(partials.get(file.menu.id) ?? sourceOf(file), context);
    return compileVenue(sourceOf(file), context).diagnostics;
  }

  function sourceOf(file: CatalogFile): Source {
    return {
      file: file.menu.file,
      id: file.menu.id,
      text: texts.get(file) ?? file.source.text,
      languages: file.source.languages,
    };
  }
}
