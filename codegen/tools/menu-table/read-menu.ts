import { nearest } from '../../diagnostics/nearest.ts';
import { wordIn } from '../../kinds/entry-text.ts';
import { kindOf as entryKind } from '../../kinds/kinds.ts';
import type { Context } from '../../resolve/compile-venue.ts';
import { plain } from '../../parse/slug.ts';
import type { Cells, TableProblem } from '../table/cell.ts';
import { SHEET } from './words.ts';
import type { ReadTable } from '../table/read-table.ts';
import { NOTHING, readPlain } from './cell-prices.ts';
import { byName, KINDS, nameKey, NO_ROWS, TEXT_COLUMNS, type RowKind } from './columns.ts';
import { readHeader, type Header } from './header.ts';
import { readFields, type Row, rowOf, warnOfMissing } from './read-fields.ts';
import type { Language } from '../../../src/terms/language.ts';
import type { ResolvedPrice, Text } from '../../../src/terms/resolved-venue.ts';
import type { Declared } from '../../validate/values.ts';

export type ReadMenu = {
  readonly menu: TableMenu;
  readonly header: Header;
  readonly problems: readonly TableProblem[];
};

type Draft = { -readonly [Key in keyof TableSection]: TableSection[Key] } & { entries: TableEntry[] };
type Venue = { -readonly [Key in keyof TableMenu]: TableMenu[Key] };

const KIND_NAMES = byName(KINDS);

/** The menu of a table. A new value in the section column begins a section; an empty cell continues it. `known`: problems of the file itself. */
export function readMenu(
  { cells, problems: known, titles = new Set(), euros }: ReadTable,
  { languages, site }: Pick<Context, 'languages' | 'site'>,
  isUpdate = false,
): ReadMenu | { readonly problems: readonly TableProblem[] } {
  const problems = [...known];
  const header = readHeader(cells, languages, (problem) => problems.push(problem), isUpdate);
  if (header === undefined) return { problems };
  const failed = new Set(known.map(({ row, column }) => `${row}:${column}`));
  const titleRows = header.hasSections ? new Map<number, Title>() : sectionRows(cells, header, titles);
  if (!header.hasSections && titleRows.size === 0)
    problems.push({ row: header.row, severity: 'error', ...SHEET.noSections() });
  const farthest = Math.max(cells.length, ...known.map(({ row = 0 }) => row));
  const rows = Array.from({ length: Math.max(0, farthest - header.row) }, (_, index) => header.row + index + 1)
    .map((number) =>
      rowOf(
        number,
        cells[number - 1] ?? [],
        { ...header, country: site?.country, euros },
        (problem) => problems.push(problem),
        failed,
      ),
    )
    .filter(({ isEmpty }) => !isEmpty);
  const { sections, venue, hasMissed } = readRows(rows, header, titleRows);
  const isSaid = problems.some(({ severity }) => severity === 'error');
  if (sections.length === 0 && !hasMissed && !isSaid) problems.push({ severity: 'error', ...SHEET.noDishes() });
  return { menu: { ...venue, languages: header.languages, sections }, header, problems };
}

/** Reads the rows of a table below its header. `titles`: rows that hold only the title of a section. */
function readRows(rows: readonly Row[], header: Header, titles: ReadonlyMap<number, Title>) {
  const sections: Draft[] = [];
  const venue: Partial<Venue> & { fields: Venue['fields'] } = { fields: [] };
  /** Whether a missing section was reported, which is done once. */
  let hasMissed = false;
  /** The last row with each section title. */
  const seen = new Map<string, number>();
  /** The rows of the current section's dishes, by name. */
  let dishes = new Map<string, number>();
  const isDash = (text: Text): boolean => NOTHING.has(text[header.languages[0] ?? 'es']);
  for (const row of rows) add(row);
  return { sections, venue, hasMissed };

  function add(row: Row): void {
    const kind = kindOf(row);
    const alone = kind === 'plain' ? titles.get(row.number) : undefined;
    if (alone === undefined) for (const { say } of row.unnamed()) say(SHEET.unnamedColumn());
    if (kind === undefined) return;
    if (alone === 'unclear') row.ask('Tipo', row.texts('name')[0]?.index, SHEET.sectionOrDish(String(row.alone?.cell)));
    else if (kind === 'venue') addVenue(row);
    else if (kind === 'section' || alone !== undefined) {
      if (alone === 'likely') row.say(row.alone?.index)(SHEET.takenForSection(String(row.alone?.cell)), 'warning');
      addSection(row);
    } else addEntry(row, kind === 'plain' ? undefined : kind);
  }

  function addVenue(row: Row): void {
    const name = row.texts('name').find(({ cell, index }) => cell !== undefined || row.hasFailed(index));
    const text = row.text('name')?.text;
    const [first] = Object.values(text ?? {});
    if (name === undefined || first === undefined) return row.say(row.texts('name')[0]?.index)(SHEET.noVenueName());
    if (venue.name !== undefined) return row.say(name.index)(SHEET.secondVenue());
    for (const other of row.texts('name').slice(1)) {
      if (other.cell !== undefined && other.index !== name.index) other.say(SHEET.venueNameOnce());
    }
    const section = row.texts('section').find(({ cell }) => cell !== undefined);
    section?.say(SHEET.venueInSection());
    venue.name = { text: first, row: row.number, column: name.index };
    venue.fields = readFields(row, 'venue').map((field) => ({ ...field, row: row.number }));
  }

  function addSection(row: Row): void {
    const field = header.hasSections ? 'section' : 'name';
    const title = row.text(field) ?? (row.alone && { text: { es: String(row.alone.cell) }, index: row.alone.index });
    const name = row.texts('name').find(({ cell }) => cell !== undefined);
    if (field === 'section') name?.say(SHEET.sectionHasDish(TEXT_COLUMNS.section.es));
    if (title === undefined || isDash(title.text)) {
      if (name === undefined || title !== undefined) row.say(row.texts(field)[0]?.index)(SHEET.noTitle());
      return;
    }
    begin(row, title, row.alone === undefined ? readFields(row, 'section') : []);
  }

  function begin(row: Row, { text, index }: { text: Text; index: number }, fields: readonly TableField[] = []): void {
    warnOfMissing(row, header.hasSections ? 'section' : 'name');
    seen.set(keyOf(text, header), row.number);
    dishes = new Map();
    sections.push({ kind: 'section', row: row.number, column: index, word: text, fields, entries: [] });
  }

  /** The section of a row that is not a title. */
  function sectionOf(row: Row): Draft | undefined {
    const title = row.text('section');
    const open = sections.at(-1);
    if (title === undefined) {
      if (open === undefined && !hasMissed && row.texts('section').length > 0) {
        row.say(row.texts('section')[0]?.index)(SHEET.noSection());
        hasMissed = true;
      }
      return open;
    }
    const key = keyOf(title.text, header);
    if (open !== undefined && keyOf(open.word, header) === key) {
      mergeTitle(row, open);
      return open;
    }
    const earlier = seen.get(key);
    if (isDash(title.text)) row.say(title.index)(SHEET.noTitle());
    else if (earlier === undefined) begin(row, title);
    else row.say(title.index)(SHEET.sectionAgain(Object.values(title.text)[0] ?? '', earlier));
    return sections.at(-1);
  }

  /** Merges a repeated title, which must be equal, or add a language. */
  function mergeTitle(row: Row, open: Draft): void {
    for (const { column, cell, say } of row.texts('section')) {
      if (cell === undefined || NOTHING.has(cell)) continue;
      const before = open.word[column.language];
      if (before === undefined) open.word = { ...open.word, [column.language]: String(cell) };
      else if (before !== String(cell)) say(SHEET.titleDiffers(before, open.row));
    }
  }

  function addEntry(row: Row, kind: TableEntry['kind'] | undefined): void {
    const section = sectionOf(row);
    const name = row.text('name');
    const fields = readFields(row, kind ?? 'item');
    if (name === undefined || (kind !== 'heading' && kind !== 'note' && isDash(name.text))) {
      const title = row.texts('section').some(({ cell }) => cell !== undefined);
      // The row holds only the title of a section.
      if (kind === undefined && title && fields.length === 0) return;
      const { en, es } = KINDS[kind ?? 'item'];
      return row.say(row.texts('name')[0]?.index)(SHEET.noName(en, es));
    }
    warnOfMissing(row, 'name');
    const entry: TableEntry = { kind: kind ?? 'item', row: row.number, column: name.index, word: name.text, fields };
    if (entryKind(entry).row !== undefined) checkTwins(row, entry);
    section?.entries.push(entry);
  }

  /** Reports two dishes of the same name in a section, which are mostly a copy, unless an id shows that both are intended. */
  function checkTwins(row: Row, { word, fields, column }: TableEntry): void {
    const key = plain(keyOf(word, header));
    const earlier = dishes.get(key);
    if (earlier === undefined) dishes.set(key, row.number);
    else if (key !== '' && !fields.some(({ name }) => name === 'id')) {
      row.say(column)(SHEET.twin(Object.values(word)[0] ?? '', earlier));
    }
  }
}

/** How a row with only a name is read: as a section title, as one with a warning, or as a question. */
type Title = 'section' | 'likely' | 'unclear';

/**
 * The rows with only a name, in a table without a column for sections. They are section titles if they look alike and different
 * from dishes: in capitals, formatted as titles, or below an empty row. Any other may be a dish without a price.
 */
function sectionRows(cells: Cells, header: Header, titles: ReadonlySet<number>): ReadonlyMap<number, Title> {
  const all = cells.map((row, index) => rowOf(index + 1, row, header, () => undefined)).slice(header.row);
  const rows = all.filter(({ isEmpty }) => !isEmpty);
  const alone = rows.filter((row) => row.alone !== undefined);
  const [first] = rows;
  const isBelowEmpty = (row: Row): boolean => row === first || all[row.number - header.row - 2]?.isEmpty === true;
  const looks = [
    (row: Row) =>
      !/\p{Ll}/u.test(row.alone?.cell ?? row.texts('name').reduce((written, { cell }) => `${written}${cell}`, '')),
    ({ number }: Row) => titles.has(number),
    isBelowEmpty,
  ].filter((has) => rows.some((row) => row.alone === undefined && !has(row)));
  const [look] = looks.toSorted((one, other) => alone.filter(other).length - alone.filter(one).length);
  const isApart = alone.some((row) => looks.some((has) => has(row) && (has !== isBelowEmpty || row !== first)));
  return new Map(
    alone.map((row): [number, Title] => {
      const next = rows[rows.indexOf(row) + 1];
      if (next === undefined || next.alone !== undefined) return [row.number, 'unclear'];
      if (row === first) return [row.number, 'section'];
      return [row.number, isApart ? (look?.(row) === true ? 'section' : 'unclear') : 'likely'];
    }),
  );
}

/** The kind named in a row; `plain` if none is named; undefined, after a report, for an invalid one. */
function kindOf(row: Row): RowKind | 'plain' | undefined {
  const place = row.one('kind');
  if (place?.cell === undefined) return 'plain';
  const written = readPlain(place.cell, place.say);
  if (written === undefined) return undefined;
  const kind = KIND_NAMES.get(nameKey(written));
  if (kind !== undefined) return kind;
  const more = NO_ROWS.find((word) => nameKey(word) === nameKey(written));
  if (more !== undefined) return place.say(SHEET.noRow(more));
  const meant = nearest(nameKey(written), KIND_NAMES.keys());
  const kinds = Object.values(KINDS).map(({ es }) => es);
  return place.say(SHEET.unknownKind(written, kinds.join(', '), meant));
}

const keyOf = (text: Text, { languages }: Header): string => wordIn(text, languages);

/** One field of an entry or section, with the column that it came from. In an update, an empty value removes the field. */
export type TableField = { readonly name: string; readonly column: number } & (
  | { readonly type: 'text'; readonly text: Text }
  | { readonly type: 'texts'; readonly texts: readonly Text[] }
  | {
      readonly type: 'prices';
      readonly prices: readonly ResolvedPrice[];
      /** Whether they come from one cell with labels, and so are complete. */
      readonly isWhole?: boolean;
      /** Labels whose cells declare that there is no such price. */
      readonly without?: readonly NonNullable<ResolvedPrice['label']>[];
    }
  | { readonly type: 'allergens'; readonly declared: Declared }
  | { readonly type: 'plain'; readonly value: string }
  | { readonly type: 'mark'; readonly on: boolean }
);

/** The row of an entry or a section. */
type TableRow<Kind extends RowKind> = {
  readonly kind: Kind;
  readonly row: number;
  /** The column of its name. */
  readonly column: number;
  readonly word: Text;
  readonly fields: readonly TableField[];
};

export type TableEntry = TableRow<Exclude<RowKind, 'venue' | 'section'>>;

export type TableSection = TableRow<'section'> & { readonly entries: readonly TableEntry[] };

export type TableMenu = {
  /** The venue's name, if the table has it. */
  readonly name?: { readonly text: string; readonly row: number; readonly column: number };
  readonly languages: readonly Language[];
  /** Fields of the venue: `subtitle` and `logo`. */
  readonly fields: readonly (TableField & { readonly row: number })[];
  readonly sections: readonly TableSection[];
};
