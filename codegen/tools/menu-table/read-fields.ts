import { paysInEuros } from '../../validate/currency.ts';
import type { Language } from '../../../src/terms/language.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { markOf } from '../../validate/marks.ts';
import { SHEET } from './words.ts';
import { KINDS as ENTRY_KINDS } from '../../kinds/kinds.ts';
import { isMeasure } from '../../resolve/texts.ts';
import { SECTION_FIELDS } from '../../validate/fields.ts';
import { readAllergens } from './cell-allergens.ts';
import {
  joinPrices,
  readLabelledCell,
  readLabelledCells,
  readPriceCell,
  NOTHING,
  readMark,
  readPlain,
  readText,
  type SayCell,
} from './cell-prices.ts';
import {
  KINDS,
  LIST_FIELDS,
  MARK_COLUMNS,
  MARK_FIELDS,
  OTHER_COLUMNS,
  PLAIN_COLUMNS,
  TEXT_COLUMNS,
  TEXT_FIELDS,
  type MarkField,
  type RowKind,
  byName,
  isUntagged,
  nameKey,
  type Column,
  type TextField,
} from './columns.ts';
import type { TableField } from './read-menu.ts';
import type { ResolvedPrice, Text } from '../../../src/terms/resolved-venue.ts';
import type { Cell, TableProblem } from '../table/cell.ts';
import type { Said } from '../table/words.ts';
import type { Header } from './header.ts';

const MARKS = byName(MARK_COLUMNS);

/** All fields of a row's entry or section. Fields that its kind cannot have are reported at their cells. */
export function readFields(row: Row, kind: RowKind): TableField[] {
  const [base = 'es'] = row.languages;
  return (
    [...plainFields(row), ...priceFields(row, base), ...allergenFields(row), ...textFields(row), ...markFields(row)]
      // In the venue's row, the columns of description and picture hold its subtitle and its logo.
      .map((field) => ({ ...field, name: (kind === 'venue' && VENUE_NAMES[field.name]) || field.name }))
      .filter((field) => {
        if (fits(field.name, kind)) return true;
        if (field.type === 'mark' && !field.on) return false;
        row.say(field.column)(SHEET.notInKind(KINDS[kind].en, titleOf(field.name)));
        return false;
      })
  );
}

const VENUE_NAMES: Readonly<Record<string, string>> = { description: 'subtitle', image: 'logo' };

function fits(name: string, kind: RowKind): boolean {
  if (kind === 'venue') return name === 'subtitle' || name === 'logo';
  if (kind === 'section') return name !== 'items' && Object.hasOwn(SECTION_FIELDS, name);
  return Object.hasOwn(ENTRY_KINDS[kind].fields, name);
}

function titleOf(name: string): string {
  const names: Readonly<Record<string, { en: string }>> = {
    ...PLAIN_COLUMNS,
    ...TEXT_COLUMNS,
    ...MARK_COLUMNS,
    ...OTHER_COLUMNS,
  };
  return (names[name]?.en ?? name).toLowerCase();
}

function plainFields(row: Row): TableField[] {
  return row.all('plain').flatMap(({ column, index, cell, say }) => {
    const value = NOTHING.has(cell) ? '' : readPlain(cell, say);
    if (value === undefined || (value === '' && !row.isUpdate)) return [];
    return { name: column.field, column: index, type: 'plain', value };
  });
}

function priceFields(row: Row, base: Language): TableField[] {
  const { country } = row;
  const placed = <Holds extends Column['holds']>(
    holds: Holds,
    readCell: (at: Placed<Holds>) => ResolvedPrice[] | undefined,
  ) =>
    row.all(holds).flatMap((at) => {
      const { index, cell, say } = at;
      const prices = row.isForeign(at) ? say(SHEET.otherCurrency(`${String(cell)} €`)) : readCell(at);
      return prices ? { prices, say, index } : [];
    });
  const read = [
    ...placed('price', ({ cell, say }) => readPriceCell(cell, base, say, country)),
    ...placed('labels', ({ cell, column, say }) => readLabelledCells(cell, column.labels, base, say, country)),
    ...placed('label', ({ cell, column, say }) => readLabelledCell(cell, column.label, base, say, country)),
  ].toSorted((one, other) => one.index - other.index);
  const dashes = row.all('label').filter(({ cell }) => row.isUpdate && NOTHING.has(cell));
  const without = dashes.map(({ column }) => column.label);
  const none = row.all('price').find(({ cell }) => row.isUpdate && NOTHING.has(cell));
  const column = read[0]?.index ?? dashes[0]?.index ?? none?.index;
  if (column === undefined) return [];
  const prices = joinPrices(read);
  const isLabelled = prices.length > 1 || prices[0]?.label !== undefined;
  const isWhole = read.length === 1 && isLabelled && row.all('label').every(({ index }) => index !== column);
  return [{ name: 'price', column, type: 'prices', prices, isWhole: isWhole || none !== undefined, without }];
}

function allergenFields(row: Row): TableField[] {
  const [list, traces] = [row.one('allergens'), row.one('traces')];
  const marks = row.all('allergen').map((placed) => ({ ...placed, allergen: placed.column.allergen }));
  const declared = readAllergens({ list, traces, marks });
  const place = [list, traces, ...marks].find((each) => each?.cell !== undefined);
  const isEmpty = declared?.contains === undefined && declared?.mayContain === undefined;
  return declared === undefined || place === undefined || (isEmpty && !row.isUpdate)
    ? []
    : [{ name: 'allergens', column: place.index, type: 'allergens', declared }];
}

function textFields(row: Row): TableField[] {
  const lists: readonly string[] = LIST_FIELDS;
  return TEXT_FIELDS.filter((field) => field !== 'section' && field !== 'name').flatMap((field): TableField[] => {
    if (lists.includes(field)) {
      const read = row.lists(field);
      return read === undefined ? [] : [{ name: field, column: read.index, type: 'texts', texts: read.texts }];
    }
    const read = row.text(field);
    if (read === undefined) return [];
    const [code, ...others] = Object.keys(read.text);
    const isSame =
      code === row.languages[0] && others.length === 0 && (isUntagged(field) || isMeasure({ values: read.text }));
    if (!isSame) warnOfMissing(row, field);
    return [{ name: field, column: read.index, type: 'text', text: read.text }];
  });
}

/** Warns of a missing translation, at the empty cell, or at the header if the column of the language is missing. */
export function warnOfMissing(row: Row, field: Parameters<Row['texts']>[0]): void {
  if (row.isUpdate) return;
  const cells = row.texts(field);
  const filled = cells.find(({ cell }) => cell !== undefined);
  if (filled === undefined) return;
  for (const language of row.languages) {
    const own = cells.find(({ column }) => column.language === language);
    if (own !== undefined && (own.cell !== undefined || row.hasFailed(own.index))) continue;
    if (own !== undefined) own.say(SHEET.missingLanguage(language), 'warning');
    else {
      const name = `${TEXT_COLUMNS[field].es} ${language}`;
      row.sayOfColumn(filled.index)(SHEET.missingColumn(language, name), 'warning');
    }
  }
}

function markFields(row: Row): TableField[] {
  const fields = new Map<MarkField, Extract<TableField, { type: 'mark' }>>();
  for (const { column, index, cell, say } of row.all('mark')) {
    const on = readMark(cell, say);
    if (on !== undefined) fields.set(column.field, { name: column.field, column: index, type: 'mark', on });
  }
  const list = row.one('flags');
  const words = list === undefined ? undefined : NOTHING.has(list.cell) ? '' : readPlain(list.cell, list.say);
  // In an update, marks that a list does not name are off.
  if (list !== undefined && words !== undefined && row.isUpdate) {
    for (const field of MARK_FIELDS.filter((each) => each !== 'isFood' && each !== 'chupCopBot')) {
      if (!fields.has(field)) fields.set(field, { name: field, column: list.index, type: 'mark', on: false });
    }
  }
  for (const word of words?.split(/[,;\n]/).flatMap((piece) => marksIn(piece)) ?? []) {
    if (list === undefined) break;
    const mark = MARKS.get(nameKey(word));
    if (mark !== undefined) fields.set(mark, { name: mark, column: list.index, type: 'mark', on: true });
    else {
      const column = markOf(word) === undefined ? undefined : PLAIN_COLUMNS.marks.es;
      list.say(SHEET.unknownFlag(word, MARK_FIELDS.join(', '), nearest(word, MARK_FIELDS), column));
    }
  }
  // A no equals the default, except for the fields that a label would set.
  return [...fields.values()].filter(
    ({ name, on }) => on || row.isUpdate || name === 'isFood' || name === 'chupCopBot',
  );
}

/** Splits a list of marks: `onlyNight smash` are two, `solo noche` is one. */
function marksIn(piece: string): string[] {
  const whole = piece.trim();
  if (whole === '' || MARKS.has(nameKey(whole))) return whole === '' ? [] : [whole];
  return whole.split(/\s+/);
}

/** A column with its index and its cell in a row. */
type Placed<Holds extends Column['holds'] = Column['holds']> = {
  readonly column: Extract<Column, { readonly holds: Holds }>;
  readonly index: number;
  readonly cell: Cell;
  readonly say: SayCell;
};

/** The site's country, and the cells whose numbers are formatted in euros, by `row,column` counted from 0. */
export type Money = { readonly country?: string | undefined; readonly euros?: ReadonlySet<string> | undefined };

export type Row = ReturnType<typeof rowOf>;

/** One row of a table, with access to its cells by column content. Only the first problem of a cell is reported. */
export function rowOf(
  number: number,
  cells: readonly Cell[],
  header: Header & Money,
  report: (problem: TableProblem) => void,
  failed: ReadonlySet<string> = new Set(),
) {
  const { columns, isUpdate, languages, country } = header;
  /** Whether the spreadsheet itself has an error in this cell: then it is not empty, and its problem is reported. */
  const hasFailed = (index: number): boolean => failed.has(`${number}:${index}`);
  const filled = cells.flatMap((cell, index) => (cell === undefined && !hasFailed(index) ? [] : index));

  const say = (index: number | undefined): SayCell => {
    const place = { row: number, ...(index !== undefined && { column: index }) };
    return (said, severity = 'error'): undefined => {
      if (index === undefined || !hasFailed(index)) report({ ...place, severity, ...said });
    };
  };

  /** The columns of one kind, in the table's order, with this row's cells. */
  const all = <Holds extends Column['holds']>(holds: Holds): Placed<Holds>[] =>
    columns.flatMap((column, index) =>
      column?.holds === holds
        ? { column: column as Placed<Holds>['column'], index, cell: cells[index], say: say(index) }
        : [],
    );

  /** The cells of a text, one for each language with a column. */
  const texts = (field: TextField): Placed<'text'>[] => all('text').filter(({ column }) => column.field === field);

  /** The only text of an otherwise empty row; if merged over columns, it may be before the column of names. */
  const textAlone = (): { readonly cell: string; readonly index: number } | undefined => {
    const [index, second] = filled;
    const cell = index === undefined ? undefined : cells[index];
    if (second !== undefined || index === undefined || typeof cell !== 'string') return undefined;
    const column = columns[index];
    const isName = column?.holds === 'text' && column.field === 'name';
    return isName || column === undefined ? { cell, index } : undefined;
  };

  return {
    number,
    isUpdate,
    languages,
    country,
    hasFailed,
    /** Whether a number is formatted in euros, which are not the country's currency. */
    isForeign: ({ index, cell }: Pick<Placed, 'index' | 'cell'>): boolean =>
      typeof cell === 'number' && header.euros?.has(`${number - 1},${index}`) === true && !paysInEuros(country),
    say,
    all,
    texts,
    isEmpty: filled.length === 0,
    alone: textAlone(),
    one: <Holds extends Column['holds']>(holds: Holds): Placed<Holds> | undefined => all(holds)[0],

    /** Reports a question to be answered in another column of the row, which the table may lack. */
    ask(answer: NonNullable<TableProblem['answer']>, index: number | undefined, said: Said): void {
      report({ row: number, ...(index !== undefined && { column: index }), answer, severity: 'error', ...said });
    },

    /** Reports a problem of a whole column, at its header; duplicates from several rows are dropped. */
    sayOfColumn:
      (column: number): SayCell =>
      (said, severity = 'error') => {
        report({ row: header.row, column, severity, ...said });
      },

    /** A text in its languages; undefined if all its cells are empty. */
    text(field: TextField): { text: Text; index: number } | undefined {
      const text: Text = {};
      let index: number | undefined;
      for (const { column, cell, say: sayHere, index: at } of texts(field)) {
        // A dash counts as empty; in an update it removes the text. A name cannot be removed, which its reader reports.
        const isCalled = (field === 'name' || field === 'section') && column.language === languages[0];
        const isNothing = !isCalled && NOTHING.has(cell);
        if (isNothing && !isUpdate) continue;
        const written = isNothing ? '' : readText(cell, header.known, sayHere);
        index ??= cell === undefined && !hasFailed(at) ? undefined : at;
        if (written !== undefined) text[column.language] = written;
      }
      return index === undefined ? undefined : { text, index };
    },

    /** Texts in one cell, one per line; a dash means a missing translation. */
    lists(field: TextField): { texts: Text[]; index: number } | undefined {
      const read = texts(field).flatMap(({ column, cell, say: sayHere, index }) => {
        const written = readText(cell, header.known, sayHere);
        return written === undefined ? [] : [{ language: column.language, lines: written.split('\n'), sayHere, index }];
      });
      const [first] = read;
      if (first === undefined) return undefined;
      const found: Text[] = first.lines.map(() => ({}));
      for (const { language, lines, sayHere } of read) {
        if (lines.length !== found.length) sayHere(SHEET.linesDiffer(lines.length, found.length));
        for (const [index, line] of lines.entries()) {
          const text = found[index];
          if (text !== undefined && line.trim() !== '' && line.trim() !== '-') text[language] = line.trim();
        }
      }
      return { texts: found.filter((text) => Object.keys(text).length > 0), index: first.index };
    },

    /** Cells in columns without a name. Columns with an unknown name are reported at the header. */
    unnamed: (): { index: number; say: SayCell }[] =>
      cells.flatMap((cell, index) =>
        cell !== undefined && header.names[index] === undefined ? { index, say: say(index) } : [],
      ),
  };
}
