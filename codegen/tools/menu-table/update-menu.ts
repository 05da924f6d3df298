/** Updates an existing menu from a table: differences are changed, the rest of the file is kept. */
import { isDeepStrictEqual } from 'node:util';
import type { Text } from '../../../src/terms/resolved-venue.ts';
import { compileVenue, type Context } from '../../resolve/compile-venue.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { newDiagnostics } from '../../diagnostics/sort.ts';
import type { Source } from '../../parse/source-file.ts';
import type { ResolvedVenue } from '../../resolve/venue.ts';
import { applySplices } from '../document/surroundings.ts';
import { commentsOf } from '../layout/format-text.ts';
import { placeName, problemOf, sortProblems, type TableProblem } from '../table/cell.ts';
import { UPDATE } from './words.ts';
import type { ReadTable } from '../table/read-table.ts';
import type { Column, RowKind } from './columns.ts';
import type { Header } from './header.ts';
import { matchRows, type MatchedMenu, joined, valueOf } from './match-rows.ts';
import { cannotWrite, editsOf, type Edit } from './menu-file.ts';
import { readMenu, type TableEntry, type TableField, type TableMenu, type TableSection } from './read-menu.ts';
import { isRow, venueTable } from './venue-table.ts';
import { idOf } from './write-menu.ts';
import { wordIn } from '../../kinds/entry-text.ts';

export type UpdatedMenu = {
  readonly problems: readonly TableProblem[];
  readonly header?: Header;
  /** The changed menu file; absent if something is unclear. */
  readonly text?: string;
  /** The changes: cell in the table, name, and field; without a field the row is new. */
  readonly changed: readonly { readonly cell: string; readonly name: string; readonly field?: string }[];
  /** Names of entries and sections that the table lacks. */
  readonly absent: readonly string[];
  /** Empty cells for which the menu has a value. */
  readonly empty: readonly string[];
  /** Whether the rows are in another order than the menu, which keeps its own. */
  readonly isReordered: boolean;
};

/** Applies a table to a valid menu, unless anything is unclear. The new text is read again, and verified against the table. */
export function updateMenu(table: ReadTable, source: Source, venue: ResolvedVenue, context: Context): UpdatedMenu {
  const nothing = { changed: [], absent: [], empty: [], isReordered: false };
  const now = tableOf(venue, context);
  const read = readMenu(table, context, true);
  const isReadable = table.cells.length > 0 && now !== undefined && 'menu' in read;
  if (!isReadable) {
    const why = now === undefined ? [{ severity: 'error' as const, ...UPDATE.noTableOfMenu() }] : [];
    return { ...nothing, problems: sortProblems([...why, ...(table.cells.length > 0 ? read : table).problems]) };
  }
  const { header } = read;
  const matched = matchRows(read.menu, now);
  const problems: TableProblem[] = [...read.problems, ...matched.problems, ...foreignLanguages(header, venue)];
  const edits = editsOf(read.menu, matched, source, venue, now, context, problems);
  const said = { ...nothing, header, ...leftAlone(header, table, matched, now) };
  const hasFailed = (): boolean => problems.some(({ severity }) => severity === 'error');
  if (hasFailed()) return { ...said, problems: sortProblems(problems) };

  const written = (some: readonly Edit[]): string =>
    applySplices(
      source.text.replace(/^\uFEFF/, ''),
      some.flatMap(({ splices }) => splices),
    );
  const compiled = (some: readonly Edit[]): ReturnType<typeof compileVenue> =>
    compileVenue({ ...source, text: written(some) }, context);
  const isRight = (some: readonly Edit[], after: ResolvedVenue | undefined): boolean =>
    after !== undefined &&
    saysTheSame(after, expected(now, some), venue, context) &&
    isDeepStrictEqual(commentsOf(written(some)), commentsOf(source.text));
  const after = compiled(edits);
  problems.push(
    ...newProblems(compiled([]).diagnostics, after.diagnostics, edits, (one) => compiled([one]).diagnostics),
  );
  if (!isRight(edits, after.venue) && !hasFailed()) {
    const wrong = edits.filter((edit) => !isRight([edit], compiled([edit]).venue));
    problems.push(...(wrong.length > 0 ? wrong : edits).map(cannotWrite));
  }
  const changed = edits.flatMap((edit) => changesIn(edit));
  return { ...said, problems: sortProblems(problems), changed, ...(!hasFailed() && { text: written(edits) }) };
}

function changesIn(edit: Edit): UpdatedMenu['changed'] {
  const { row, column, name } = edit;
  if ('added' in edit) return [{ cell: placeName({ row, column }), name }];
  return edit.fields.map((change) => ({ cell: placeName({ row, column: change.column }), name, field: change.name }));
}

/** A menu converted by `export` and read back; undefined if it is not read back as it was written. */
function tableOf(venue: ResolvedVenue, context: Context): TableMenu | undefined {
  if (venue.sections.length === 0) return { languages: venue.languages, fields: [], sections: [] };
  const { cells } = venueTable(venue, 'es');
  const read = readMenu({ cells, problems: [] }, context);
  const isWhole = 'menu' in read && read.problems.every(({ severity }) => severity === 'warning');
  return isWhole && read.menu.sections.length === venue.sections.length
    ? { ...read.menu, languages: venue.languages }
    : undefined;
}

/** Reports columns of languages that the menu does not offer, which would be dropped. */
function foreignLanguages({ row, columns }: Header, { languages }: ResolvedVenue): TableProblem[] {
  return columns.flatMap((column, index) =>
    column?.holds === 'text' && !languages.includes(column.language)
      ? [{ row, column: index, severity: 'error' as const, ...UPDATE.notOffered(column.language) }]
      : [],
  );
}

/** The compiler's new problems of the changed file, at the cells that caused them. */
function newProblems(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
  edits: readonly Edit[],
  alone: (edit: Edit) => readonly Diagnostic[],
): TableProblem[] {
  const key = ({ code, message }: Diagnostic): string => JSON.stringify([code, message]);
  const left = new Map(newDiagnostics(before, after).map((each) => [key(each), each]));
  const placed: TableProblem[] = [];
  for (const edit of left.size === 0 ? [] : edits) {
    for (const each of newDiagnostics(before, alone(edit))) {
      if (left.delete(key(each))) placed.push(problemOf(each, edit));
    }
    if (left.size === 0) break;
  }
  return [...placed, ...[...left.values()].map((each) => problemOf(each))];
}

/** The expected state of an entry or section. A new one may also get fields from the file's defaults. */
type Wanted = {
  readonly kind: string;
  readonly name: Text;
  readonly fields: ReadonlyMap<string, unknown>;
  /** Undefined if a changed name changes it, or if it has none. */
  readonly id: string | undefined;
  readonly isNew: boolean;
};

function wantedOf(one: { kind: RowKind; word: Text; fields: readonly TableField[] }, isNew = false): Wanted {
  const fields = new Map<string, unknown>();
  for (const field of one.fields) {
    const value = isNew ? joined(field, undefined, () => undefined) : field;
    if (value === undefined || field.name === 'id' || (value.type === 'mark' && !value.on)) continue;
    fields.set(field.name, valueOf(value));
  }
  return { kind: one.kind, name: one.word, fields, id: idOf(one), isNew };
}

/** The expected states after some edits. */
function expected(now: TableMenu, edits: readonly Edit[]): Wanted[] {
  const added = (behind: TableEntry | TableSection | undefined, section?: TableSection): Wanted[] =>
    edits.flatMap((edit) => {
      if (!('added' in edit) || edit.behind !== behind || edit.section !== section) return [];
      const { added: one } = edit;
      return [one, ...('entries' in one ? one.entries : [])].map((each) => wantedOf(each, true));
    });
  return [
    changedBy('venue'),
    ...added(undefined),
    ...now.sections.flatMap((section) => [
      changedBy(section),
      ...added(undefined, section),
      ...section.entries.flatMap((entry) => [changedBy(entry), ...added(entry, section)]),
      ...added(section),
    ]),
  ];

  function changedBy(one: TableEntry | TableSection | 'venue'): Wanted {
    const edit = edits.find((each) => 'found' in each && each.found === one);
    const own = { kind: 'venue', word: { es: now.name?.text ?? '' }, fields: now.fields } as const;
    const wanted = wantedOf(one === 'venue' ? own : one);
    if (edit === undefined || !('found' in edit)) return wanted;
    const fields = new Map(wanted.fields);
    let { name, id } = wanted;
    for (const { name: field, after } of edit.fields) {
      if (field === wanted.kind) {
        if (after?.type === 'text') name = after.text;
        if (after?.type === 'plain') name = { es: after.value };
        id = undefined;
      } else if (field === 'id') id = after?.type === 'plain' ? after.value : undefined;
      else if (after === undefined || (after.type === 'mark' && !after.on)) fields.delete(field);
      else fields.set(field, valueOf(after));
    }
    return { ...wanted, name, fields, id };
  }
}

/** Whether a menu is as expected, and parts that a table cannot hold are unchanged. */
function saysTheSame(
  after: ResolvedVenue,
  wanted: readonly Wanted[],
  before: ResolvedVenue,
  context: Context,
): boolean {
  const table = tableOf(after, context);
  const list = table === undefined ? [] : expected(table, []);
  const lost = (venue: ResolvedVenue): unknown[] =>
    venue.sections.flatMap(({ entries }) => entries.filter((entry) => !isRow(entry)));
  return (
    list.length === wanted.length &&
    isDeepStrictEqual(lost(after), lost(before)) &&
    list.every((one, index) => {
      const other = wanted[index];
      if (other === undefined || one.kind !== other.kind || !isDeepStrictEqual(one.name, other.name)) return false;
      if (other.id !== undefined && other.id !== one.id) return false;
      return other.isNew
        ? [...other.fields].every(([name, value]) => isDeepStrictEqual(one.fields.get(name), value))
        : isDeepStrictEqual(one.fields, other.fields);
    })
  );
}

/** The parts of the menu that this table lacks, and that are therefore kept. */
function leftAlone(
  { columns, row: head }: Header,
  { cells }: ReadTable,
  { sections, absent }: MatchedMenu,
  { languages }: TableMenu,
): Pick<UpdatedMenu, 'absent' | 'empty' | 'isReordered'> {
  const empty: string[] = [];
  const order: (TableEntry | undefined)[] = sections.flatMap(({ entries }) => entries.map(({ found }) => found));
  for (const { row, found } of sections.flatMap((section) => [section, ...section.entries])) {
    if (found === undefined || row.row === head) continue;
    const line = cells[row.row - 1] ?? [];
    for (const field of found.fields) {
      const places = columns.flatMap((column, index) => (isColumnOf(column, field) ? index : []));
      if (places.length === 0 || places.some((index) => line[index] !== undefined)) continue;
      // Rows that only repeat a section need not have its fields.
      if (row.kind === 'section' && row.fields.length === 0) continue;
      empty.push(placeName({ row: row.row, column: places[0] ?? 0 }));
    }
  }
  const places = order.flatMap((found) => (found === undefined ? [] : found.row));
  return {
    absent: absent.map(({ word }) => wordIn(word, languages)),
    empty,
    isReordered: places.some((place, index) => index > 0 && place < (places[index - 1] ?? 0)),
  };
}

/** Columns without a field of their own, by the type of the fields that they set. */
const HELD: Partial<Record<TableField['type'], readonly Column['holds'][]>> = {
  prices: ['price', 'label', 'labels'],
  allergens: ['allergens', 'traces', 'allergen'],
  mark: ['flags'],
};

function isColumnOf(column: Column | undefined, { name, type }: TableField): boolean {
  if (column === undefined) return false;
  return 'field' in column ? column.field === name && name !== 'id' : HELD[type]?.includes(column.holds) === true;
}
