import type { Language, Languages } from '../../../src/terms/language.ts';
import type { Text } from '../../../src/terms/resolved-venue.ts';
import { languageOfWord } from '../../validate/language-hint.ts';
import { misspelt, nearest } from '../../diagnostics/nearest.ts';
import type { DiagnosticLanguage } from '../../diagnostics/words.ts';
import { partText, textParts } from '../../parse/multilingual.ts';
import type { Cell, Cells, TableProblem } from '../table/cell.ts';
import type { Said } from '../table/words.ts';
import { SHEET } from './words.ts';
import type { Names } from '../../validate/field.ts';
import { standardLabel } from '../../validate/price-label.ts';
import * as columns from './columns.ts';
import { byName, nameKey, type Column, type TextField } from './columns.ts';
import { taggedText } from '../document/written-text.ts';

export type Header = {
  /** The header row, counted from 1. */
  readonly row: number;
  /** Undefined for a column without a name, or with an unknown one. */
  readonly columns: readonly (Column | undefined)[];
  readonly names: readonly Cell[];
  /** The languages in the order of the columns; the first is the menu's default. */
  readonly languages: readonly Language[];
  /** The languages that columns may have. */
  readonly known: Languages;
  /** Whether a column holds the sections; otherwise rows with only a name are their titles. */
  readonly hasSections: boolean;
  /** Whether the table updates an existing menu: then a dash removes a value, and missing translations are not reported. */
  readonly isUpdate: boolean;
};

type Say = (problem: TableProblem) => void;

/** The language of a column without a language. */
const BASE: Language = 'es';

const TEXTS = byName(columns.TEXT_COLUMNS);

/** The contents of columns, by every possible name. */
const COLUMNS: ReadonlyMap<string, Column> = new Map<string, Column>([
  ...columnsOf(columns.OTHER_COLUMNS, (holds) => ({ holds })),
  ...columnsOf(columns.ALLERGEN_COLUMNS, (allergen) => ({ holds: 'allergen', allergen })),
  ...columnsOf(columns.LABEL_COLUMNS, (label) => ({ holds: 'label', label })),
  ...columnsOf(columns.MARK_COLUMNS, (field) => ({ holds: 'mark', field })),
  ...columnsOf(columns.PLAIN_COLUMNS, (field) => ({ holds: 'plain', field })),
  ...columnsOf(columns.TEXT_COLUMNS, (field) => ({ holds: 'text', field, language: BASE })),
]);

function columnsOf<Key extends string>(names: Readonly<Record<Key, Names>>, column: (key: Key) => Column) {
  return [...byName(names)].map(([name, key]) => [name, column(key)] as const);
}

/** Two letters after a text's name, which are meant as a language. */
const CODE = /^[a-z]{2}$/;

/** Finds the header row, and the content of each column; reports problems of the header. */
export function readHeader(cells: Cells, known: Languages, say: Say, isUpdate = false): Header | undefined {
  const first = cells.findIndex((row) => row.some((cell) => cell !== undefined));
  const isHeader = (row: readonly Cell[]): boolean =>
    row.filter((cell) => typeof cell === 'string' && typeof columnOf(cell, known) === 'object').length >= 2;
  const found = cells.findIndex((row, index) => index < first + 20 && isHeader(row));
  if (first === -1 || found === -1) {
    say({ row: first + 1, column: 0, severity: 'error', ...SHEET.noHead() });
    return undefined;
  }
  for (let index = first; index < found; index++) {
    const column = cells[index]?.findIndex((cell) => cell !== undefined) ?? -1;
    if (column === -1) continue;
    const text = String(cells[index]?.[column]);
    say({ row: index + 1, column, severity: 'warning', ...SHEET.aboveHead(text) });
  }
  const row = cells[found] ?? [];
  const seen = new Map<string, number>();
  const named = row.map((cell, column) => {
    const fail = (said: Said): undefined => {
      say({ row: found + 1, column, severity: 'error', ...said });
    };
    if (cell === undefined) return undefined;
    if (typeof cell !== 'string') return fail(SHEET.headIsText());
    const holds = columnOf(cell, known);
    if (typeof holds !== 'object') return fail(holdsNothing(cell, holds, known));
    const key = keyOf(holds);
    const earlier = seen.get(key);
    const base = holds.holds === 'text' ? BASE : '';
    if (earlier !== undefined) return fail(SHEET.sameColumn(cell, String(row[earlier]), base));
    seen.set(key, column);
    return holds;
  });
  const isText = (column: Column | undefined, field?: TextField): column is Extract<Column, { holds: 'text' }> =>
    column?.holds === 'text' && (field === undefined || column.field === field);
  const of = (field?: TextField): Language[] =>
    named.filter((column) => isText(column, field)).map(({ language }) => language);
  if (of('name').length === 0) say({ row: found + 1, severity: 'error', ...SHEET.noNames() });
  const languages = [...new Set([...of('name'), ...of()])];
  return {
    row: found + 1,
    columns: named,
    names: row,
    languages,
    known,
    hasSections: of('section').length > 0,
    isUpdate,
  };
}

/** The content of a column by its name; or the unknown language in its name; or undefined. */
function columnOf(name: string, known: Languages): Column | string | undefined {
  const key = nameKey(name);
  return (
    COLUMNS.get(key) ??
    COLUMNS.get(withoutTax(key)) ??
    severalPrices(name) ??
    labelledPrice(name, known) ??
    textInLanguage(key, known)
  );
}

/** A column's name without mentions of euros and tax, which every price on a menu includes. */
function withoutTax(key: string): string {
  return key
    .replaceAll(/(?:^| )(?:€|eur|euros?|(?:con )?iva (?:incluido|incl|inc)|vat (?:included|incl|inc))(?= |$)/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
}

/** `tapa/ración`, `Precio tapa / media / ración`: a column with the prices of several standard labels in one cell. */
function severalPrices(name: string): Column | undefined {
  const labels = name
    .replace(/^\s*(?:precios?|prices?|p\.?v\.?p\.?)\s*[:–-]?\s+/i, '')
    .replaceAll(/\b1\/2/g, '½')
    .split('/')
    .map((word) => COLUMNS.get(withoutTax(nameKey(word))));
  const found = labels.flatMap((column) =>
    column?.holds === 'label' && typeof column.label === 'string' ? column.label : [],
  );
  if (found.length < 2 || found.length < labels.length || new Set(found).size < found.length) return undefined;
  return { holds: 'labels', labels: found };
}

/** Words for amounts that diners do not pay, such as costs. */
const NO_PRICE_OF_DINERS =
  /\b(?:sin|without|coste|costo|cost|compra|neto|net|anterior|antiguo|old|proveedor|supplier)\b/i;

/** `Precio caña`, `Price: Caña @en Small beer`: a column for a price with an own label. */
function labelledPrice(name: string, known: Languages): Column | undefined {
  const written = /^\s*(?:precio|price)\s*[:–-]?\s+(\S.*?)\s*$/is.exec(name)?.[1] ?? '';
  if (written === '' || NO_PRICE_OF_DINERS.test(written)) return undefined;
  const standard = standardLabel(written);
  if (standard !== undefined) return { holds: 'label', label: standard };
  const label: Text = {};
  for (const { tag, from, to } of textParts(written, known)) {
    const language = tag ?? BASE;
    const text = partText(written, from, to);
    if (known.includes(language) && text !== '') label[language] = text;
  }
  return Object.keys(label).length === 0 ? undefined : { holds: 'label', label };
}

/** `plato en`, `Plato (inglés)`, `nombre en francés`. */
function textInLanguage(key: string, known: Languages): Column | string | undefined {
  const words = key.split(' ');
  const last = words.pop() ?? '';
  const language = known.find((code) => code.toLowerCase() === last) ?? languageOfWord(last, known);
  const rest = words.join(' ');
  const field = TEXTS.get(rest) ?? TEXTS.get(rest.replace(/ (?:en|in)$/, ''));
  if (field === undefined) return undefined;
  if (language !== undefined) return { holds: 'text', field, language };
  return CODE.test(last) ? last : undefined;
}

function holdsNothing(name: string, language: string | undefined, known: Languages): Said {
  if (language !== undefined) return SHEET.unknownLanguage(language, known.join(' '));
  const key = nameKey(name);
  const meant = nearest(key, COLUMNS.keys());
  // For an allergen the name must be nearer: 'Notas' are no nuts.
  const isFar = meant !== undefined && COLUMNS.get(meant)?.holds === 'allergen' && misspelt(key, [meant]) === undefined;
  return SHEET.unknownColumn(name, isFar ? undefined : meant);
}

/** The identity of a column's content. */
export const keyOf = (column: Column): string => JSON.stringify(column);

/** The name of a column. A text without a language is Spanish, so all other languages are named. */
export function columnName(column: Column, names: DiagnosticLanguage, languages: readonly Language[]): string {
  switch (column.holds) {
    case 'text': {
      const name = columns.TEXT_COLUMNS[column.field][names];
      return column.language === 'es' ? name : `${name} ${column.language}`;
    }
    case 'plain':
      return columns.PLAIN_COLUMNS[column.field][names];
    case 'mark':
      return columns.MARK_COLUMNS[column.field][names];
    case 'allergen':
      return columns.ALLERGEN_COLUMNS[column.allergen][names];
    case 'label': {
      const { label } = column;
      if (typeof label === 'string') return columns.LABEL_COLUMNS[label][names];
      // A label without a tag is also read as Spanish.
      const spanishFirst = ['es' as const, ...languages.filter((language) => language !== 'es')];
      return `${columns.OTHER_COLUMNS.price[names]}: ${taggedText(label, spanishFirst) ?? ''}`;
    }
    case 'labels':
      return column.labels.map((label) => columns.LABEL_COLUMNS[label][names]).join('/');
    default:
      return columns.OTHER_COLUMNS[column.holds][names];
  }
}

/** Whether a column's name is read back as the same column. */
export function isReadBack(column: Column, name: string, known: Languages): boolean {
  const read = columnOf(name, known);
  return typeof read === 'object' && keyOf(read) === keyOf(column);
}
