import type { Language } from '../../../src/terms/language.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { markOf } from '../../validate/marks.ts';
import { SHEET } from './words.ts';
import { KINDS as ENTRY_KINDS } from '../../kinds/kinds.ts';
import { SECTION_FIELDS } from '../../validate/fields.ts';
import { readAllergens } from './cell-allergens.ts';
import { joinPrices, readLabelledCell, readLabelledCells, readPriceCell } from './cell-prices.ts';
import { NOTHING, readMark, readPlain } from './cell-values.ts';
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
} from './columns.ts';
import { byName, nameKey } from './columns.ts';
import type { Row } from './row.ts';
import type { TableField } from './read-menu.ts';

const MARKS = byName(MARK_COLUMNS);

/** Every field of a row's entry or section. What the kind of the row cannot have is said at its cell. */
export function readFields(row: Row, kind: RowKind): TableField[] {
  const [base = 'es'] = row.languages;
  return [
    ...plainFields(row),
    ...priceFields(row, base),
    ...allergenFields(row),
    ...textFields(row),
    ...markFields(row),
  ]
    .map((field) => renamed(field, kind))
    .filter((field) => {
      if (fits(field.name, kind)) return true;
      if (field.type === 'mark' && !field.on) return false;
      row.say(field.column)(SHEET.notInKind(KINDS[kind].en, titleOf(field.name)));
      return false;
    });
}

/** In the row of the venue, its subtitle and its logo stand where a dish has its description and its picture. */
function renamed(field: TableField, kind: RowKind): TableField {
  const name = kind === 'venue' ? VENUE_NAMES[field.name] : undefined;
  return name === undefined ? field : { ...field, name };
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
  const read = [
    ...row.all('price').map(({ cell, say, index }) => ({ prices: readPriceCell(cell, base, say), say, index })),
    ...row.all('labels').map(({ column, cell, say, index }) => ({
      prices: readLabelledCells(cell, column.labels, base, say),
      say,
      index,
    })),
    ...row.all('label').map(({ column, cell, say, index }) => ({
      prices: readLabelledCell(cell, column.label, base, say),
      say,
      index,
    })),
  ]
    .flatMap(({ prices, say, index }) => (prices === undefined ? [] : { prices, say, index }))
    .toSorted((one, other) => one.index - other.index);
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
  const list = row.one('allergens');
  const traces = row.one('traces');
  const marks = row.all('allergen').map(({ column, cell, say }) => ({ allergen: column.allergen, cell, say }));
  const declared = readAllergens({
    ...(list?.cell === undefined ? {} : { list }),
    ...(traces?.cell === undefined ? {} : { traces }),
    marks,
  });
  const place = [list, traces, ...row.all('allergen')].find((each) => each?.cell !== undefined);
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
    warnOfMissing(row, field);
    return [{ name: field, column: read.index, type: 'text', text: read.text }];
  });
}

/** A text that stands in one language and not in another is a warning at the empty cell, or at the name of the column that lacks its twin. */
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
  const fields = new Map<MarkField, TableField>();
  for (const { column, index, cell, say } of row.all('mark')) {
    const on = readMark(cell, say);
    if (on !== undefined) fields.set(column.field, { name: column.field, column: index, type: 'mark', on });
  }
  const list = row.one('flags');
  const words = list === undefined ? undefined : NOTHING.has(list.cell) ? '' : readPlain(list.cell, list.say);
  // In a menu that exists, what a list of marks does not name is off.
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
  // A no says what is so without a word, but of what a label would set.
  return [...fields.values()].filter(
    (field) =>
      field.type !== 'mark' || field.on || row.isUpdate || field.name === 'isFood' || field.name === 'chupCopBot',
  );
}

/** `onlyNight smash` are two words, `solo noche` is one mark. */
function marksIn(piece: string): string[] {
  const whole = piece.trim();
  if (whole === '' || MARKS.has(nameKey(whole))) return whole === '' ? [] : [whole];
  return whole.split(/\s+/);
}
