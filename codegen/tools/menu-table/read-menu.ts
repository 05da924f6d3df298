import { nearest } from '../../diagnostics/nearest.ts';
import { kindOf as entryKind } from '../../kinds/kinds.ts';
import { plain } from '../../resolve/slug.ts';
import type { Cells } from '../table/cell.ts';
import type { TableProblem } from '../table/problem.ts';
import { readPlain } from './cell-values.ts';
import { byName, KINDS, nameKey, NO_ROWS, TEXT_COLUMNS, type RowKind } from './columns.ts';
import { readHeader, type Header } from './header.ts';
import { readFields, warnOfMissing } from './read-fields.ts';
import { Row } from './row.ts';
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

/**
 * The menu that a table holds, and every problem of it. A row with another section than the row above begins that section; an empty cell
 * means the same section. `known` are the problems of the file itself: a cell that has one is not reported again.
 */
export function readMenu(
  cells: Cells,
  known: readonly TableProblem[],
): ReadMenu | { readonly problems: readonly TableProblem[] } {
  const problems = [...known];
  const header = readHeader(cells, (problem) => problems.push({ ...problem, severity: 'error' }));
  if (header === undefined) return { problems };
  const failed = new Set(known.map(({ row, column }) => `${row}:${column}`));
  const menu = new MenuReader(header);
  const farthest = Math.max(cells.length, ...known.map(({ row = 0 }) => row));
  for (let index = header.row; index < farthest; index++) {
    const row = new Row(index + 1, cells[index] ?? [], header, (problem) => problems.push(problem), failed);
    if (!row.isEmpty) menu.add(row);
  }
  if (menu.sections.length === 0 && !menu.hasMissed) {
    problems.push({ severity: 'error', message: 'The table has no dishes.', hint: 'write one in each row' });
  }
  const { venue, sections } = menu;
  return { menu: { ...venue, languages: header.languages, sections }, header, problems };
}

class MenuReader {
  readonly sections: Draft[] = [];
  readonly venue: Partial<Venue> & { fields: Venue['fields'] } = { fields: [] };
  /** Whether a row was said to lack its section, which is said once. */
  hasMissed = false;
  readonly #header: Header;
  /** The row in which a title of a section was last seen. */
  readonly #titles = new Map<string, number>();
  /** The rows of the dishes of the section that is open, by their names. */
  #dishes = new Map<string, number>();

  constructor(header: Header) {
    this.#header = header;
  }

  add(row: Row): void {
    for (const { say } of row.unnamed())
      say('The column of this cell has no name.', 'name the column, or empty the cell');
    const kind = kindOf(row);
    if (kind === undefined) return;
    if (kind === 'venue') this.#addVenue(row);
    else if (kind === 'section') this.#addSection(row);
    else this.#addEntry(row, kind === 'plain' ? undefined : kind);
  }

  #addVenue(row: Row): void {
    const name = row.texts('name').find(({ cell, index }) => cell !== undefined || row.hasFailed(index));
    const text = row.text('name')?.text;
    const [first] = Object.values(text ?? {});
    if (name === undefined || first === undefined) {
      row.say(row.texts('name')[0]?.index)('The name of the venue is missing here.', 'write it, or delete the row');
      return;
    }
    if (this.venue.name !== undefined) {
      row.say(name.index)('The venue is named a second time.', 'delete one of the two rows');
      return;
    }
    for (const other of row.texts('name').slice(1)) {
      if (other.cell !== undefined && other.index !== name.index) {
        other.say('The name of a venue is the same in every language.', 'empty this cell');
      }
    }
    const section = row.texts('section').find(({ cell }) => cell !== undefined);
    section?.say('The row of the venue is in no section.', 'empty this cell');
    this.venue.name = { text: first, row: row.number, column: name.index };
    this.venue.fields = readFields(row, 'venue').map((field) => ({ ...field, row: row.number }));
  }

  #addSection(row: Row): void {
    const title = row.text('section');
    const name = row.texts('name').find(({ cell }) => cell !== undefined);
    name?.say('A row of the kind "section" has no dish.', `write the title in the column "${TEXT_COLUMNS.section.es}"`);
    if (title === undefined) {
      if (name === undefined)
        row.say(row.texts('section')[0]?.index)('The title of the section is missing here.', 'write it');
      return;
    }
    this.#open(row, title, readFields(row, 'section'));
  }

  #open(row: Row, { text, index }: { text: Text; index: number }, fields: readonly TableField[] = []): void {
    warnOfMissing(row, 'section');
    this.#titles.set(keyOf(text, this.#header), row.number);
    this.#dishes = new Map();
    this.sections.push({ row: row.number, column: index, title: text, fields, entries: [] });
  }

  /** The section of a row that is not the title of one. */
  #sectionOf(row: Row): Draft | undefined {
    const title = row.text('section');
    const open = this.sections.at(-1);
    if (title === undefined) {
      if (open === undefined && !this.hasMissed && row.texts('section').length > 0) {
        row.say(row.texts('section')[0]?.index)('The section of this row is missing.', 'write its title here');
        this.hasMissed = true;
      }
      return open;
    }
    const key = keyOf(title.text, this.#header);
    if (open !== undefined && keyOf(open.title, this.#header) === key) {
      this.#mergeTitle(row, open);
      return open;
    }
    const earlier = this.#titles.get(key);
    if (earlier === undefined) this.#open(row, title);
    else {
      const message = `The section "${Object.values(title.text)[0] ?? ''}" stands in row ${earlier} already, and another after it.`;
      row.say(title.index)(message, 'put the rows of a section together, or begin it with a row of the kind "sección"');
    }
    return this.sections.at(-1);
  }

  /** A title that is repeated says the same as before, or a language that it lacked. */
  #mergeTitle(row: Row, open: Draft): void {
    for (const { column, cell, say } of row.texts('section')) {
      if (cell === undefined) continue;
      const before = open.title[column.language];
      if (before === undefined) open.title = { ...open.title, [column.language]: String(cell) };
      else if (before !== String(cell)) {
        say(`The title of this section is "${before}" in row ${open.row}.`, 'write it in the same way');
      }
    }
  }

  #addEntry(row: Row, kind: TableEntry['kind'] | undefined): void {
    const section = this.#sectionOf(row);
    const name = row.text('name');
    const fields = readFields(row, kind ?? 'item');
    if (name === undefined) {
      const title = row.texts('section').some(({ cell }) => cell !== undefined);
      // The title of a section alone in its row.
      if (kind === undefined && title && fields.length === 0) return;
      const what = KINDS[kind ?? 'item'].en;
      row.say(row.texts('name')[0]?.index)(`This ${what} has no name.`, 'write it here, or delete the row');
      return;
    }
    warnOfMissing(row, 'name');
    const entry: TableEntry = { kind: kind ?? 'item', row: row.number, column: name.index, word: name.text, fields };
    if (entryKind(entry).row !== undefined) this.#checkTwins(row, entry);
    section?.entries.push(entry);
  }

  /** Two dishes of one name in a section are most often one that was copied; an id says that both are meant. */
  #checkTwins(row: Row, { word, fields, column }: TableEntry): void {
    const key = plain(keyOf(word, this.#header));
    const earlier = this.#dishes.get(key);
    if (earlier === undefined) this.#dishes.set(key, row.number);
    else if (key !== '' && !fields.some(({ name }) => name === 'id')) {
      const message = `"${Object.values(word)[0] ?? ''}" stands in row ${earlier} already.`;
      row.say(column)(message, 'delete one of the two rows; if both are meant, give this one an id of its own');
    }
  }
}

/** The kind that a row's cell names; `plain` where it names none, undefined after it has been said that it cannot. */
function kindOf(row: Row): RowKind | 'plain' | undefined {
  const place = row.one('kind');
  if (place?.cell === undefined) return 'plain';
  const written = readPlain(place.cell, place.say);
  if (written === undefined) return undefined;
  const kind = KIND_NAMES.get(nameKey(written));
  if (kind !== undefined) return kind;
  const more = NO_ROWS.find((word) => nameKey(word) === nameKey(written));
  if (more !== undefined) {
    place.say(
      `A row cannot hold "${more}".`,
      'delete the row, and write the entry into the menu file after the import',
    );
    return undefined;
  }
  const meant = nearest(nameKey(written), KIND_NAMES.keys());
  const kinds = Object.values(KINDS).map(({ es }) => es);
  place.say(
    `"${written}" is not a kind of row.`,
    meant === undefined ? `kinds are: ${kinds.join(', ')}` : `did you mean "${meant}"?`,
  );
  return undefined;
}

function keyOf(text: Text, { languages }: Header): string {
  for (const language of languages) {
    const written = text[language];
    if (written !== undefined) return written;
  }
  return '';
}

/** One field of an entry or section, with the column that it came from. */
export type TableField = { readonly name: string; readonly column: number } & (
  | { readonly type: 'text'; readonly text: Text }
  | { readonly type: 'texts'; readonly texts: readonly Text[] }
  | { readonly type: 'prices'; readonly prices: readonly ResolvedPrice[] }
  | { readonly type: 'allergens'; readonly declared: Declared }
  | { readonly type: 'plain'; readonly value: string }
  | { readonly type: 'mark'; readonly on: boolean }
);

export type TableEntry = {
  readonly kind: Exclude<RowKind, 'venue' | 'section'>;
  readonly row: number;
  /** The column of its name. */
  readonly column: number;
  readonly word: Text;
  readonly fields: readonly TableField[];
};

export type TableSection = {
  readonly row: number;
  readonly column: number;
  readonly title: Text;
  readonly fields: readonly TableField[];
  readonly entries: readonly TableEntry[];
};

export type TableMenu = {
  /** The venue's name, where the table says it. */
  readonly name?: { readonly text: string; readonly row: number; readonly column: number };
  readonly languages: readonly Language[];
  /** Fields of the venue: `subtitle` and `logo`. */
  readonly fields: readonly (TableField & { readonly row: number })[];
  readonly sections: readonly TableSection[];
};
