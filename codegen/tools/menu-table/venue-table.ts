import { writeServed } from '../../validate/served.ts';
import { words, type DiagnosticLanguage, type Words } from '../../diagnostics/words.ts';
import type { ResolvedSection, ResolvedVenue } from '../../resolve/venue.ts';
import type { Language } from '../../../src/terms/language.ts';
import type { Text, ResolvedPrice } from '../../../src/terms/resolved-venue.ts';
import { firstTextOf, wordIn } from '../../kinds/entry-text.ts';
import type { Cell, Cells } from '../table/cell.ts';
import { columnName, keyOf, isReadBack } from './header.ts';
import { KINDS, MARK_FIELDS, PLAIN_FIELDS, TEXT_FIELDS, type Column, type RowKind, type TextField } from './columns.ts';
import type { Span } from '../../../src/terms/served.ts';
import { declarationOf } from '../../kinds/declared.ts';
import { kindOf, type ResolvedEntry } from '../../kinds/kinds.ts';
import type { EntryFieldType } from '../../kinds/resolved.ts';
import { FULL_FIELDS } from '../../kinds/item-fields.ts';
import { soldAs } from '../../resolve/resolve-prices.ts';
import { isDeepStrictEqual } from 'node:util';
import {
  allergensAmong,
  amountCell,
  isSamePrices,
  joinPrices,
  readLabelledCell,
  readPriceCell,
  priceText,
} from './cell-prices.ts';
import type { Declaration } from '../../../src/terms/declaration.ts';
import { allergenWords } from '../../validate/allergens.ts';

/** Fields of a venue that its table does not hold. */
const VENUE_ONLY = ['requiredLanguages', 'contact', 'loyalty', 'info', 'theme', 'hours', 'closed', 'timeZone'] as const;

/**
 * Converts a menu to a table, a header and a row for each section and entry; `importMenu` restores the same menu except for
 * the losses, the parts that rows cannot hold, with their place in the menu. `updateMenu` needs the ids; a template does not.
 */
export function venueTable(venue: ResolvedVenue, names: DiagnosticLanguage, withIds = true) {
  const { languages, sections } = venue;
  const losses = venueLosses(venue);
  const kept = sections.map((section) => ({
    section,
    entries: section.entries.filter((entry): entry is RowEntry => isKept(entry, section)),
  }));
  const prices = priceColumns(
    kept.flatMap(({ entries }) => entries.map((entry) => ('prices' in entry ? (entry.prices ?? []) : []))),
    languages,
  );
  const rows = [
    venueRow(),
    ...kept.flatMap(({ section, entries }) => [
      sectionRow(section),
      ...entries.map((entry) => entryRow(entry, section)),
    ]),
  ];
  for (const { column, cell } of rows.flat()) {
    const brackets = column.holds === 'text' ? allergensAmong(String(cell)) : undefined;
    if (brackets !== undefined) losses.push({ place: String(cell), what: words('bracketsInText', brackets) });
  }
  return { cells: inColumns(), losses };

  function isKept(entry: ResolvedEntry, { title }: ResolvedSection): entry is RowEntry {
    if (isRow(entry)) return true;
    const place = [title, firstTextOf(entry) ?? {}]
      .map((text) => wordIn(text, languages))
      .filter((word) => word !== '');
    losses.push({ place: place.join(' › '), what: words('entryOfKind', entry.kind) });
    return false;
  }

  function venueRow(): Placed[] {
    const [language = 'es'] = languages;
    return [
      kindCell('venue'),
      { column: { holds: 'text', field: 'name', language }, cell: venue.name },
      ...textCells('description', venue.subtitle),
      ...(venue.logo === undefined ? [] : [plainCell('image', venue.logo)]),
    ];
  }

  function sectionRow(section: ResolvedSection): Placed[] {
    return [
      kindCell('section'),
      ...textCells('section', section.title),
      ...(withIds ? [plainCell('id', section.id)] : []),
      ...plainCells(section),
      ...markCells(section),
    ];
  }

  function entryRow(entry: RowEntry, section: ResolvedSection): Placed[] {
    const name = firstTextOf(entry) ?? {};
    const place = `${wordIn(section.title, languages)} › ${wordIn(name, languages)}`;
    const sayLost = (what: Words): void => {
      losses.push({ place, what });
    };
    const { fields } = kindOf(entry);
    return [
      ...(entry.kind === 'item' ? [] : [kindCell(entry.kind)]),
      ...textCells('name', name),
      ...('prices' in entry && entry.prices ? priceCells(entry.prices, sayLost) : []),
      ...allergenCells(declarationOf(entry)),
      ...fieldCells(entry, sayLost),
      ...markCells(entry).filter(({ column }) => column.holds !== 'mark' || Object.hasOwn(fields, column.field)),
      ...plainCells(entry),
      ...variantCells(entry),
      ...(withIds && 'id' in entry ? [plainCell('id', entry.id)] : []),
    ];
  }

  function kindCell(kind: RowKind): Placed {
    return { column: { holds: 'kind' }, cell: KINDS[kind][names] };
  }

  function priceCells(list: readonly ResolvedPrice[], sayLost: SayLost): Placed[] {
    const cells = prices.cellsOf(list);
    if (cells === undefined) sayLost(words('itsPrices'));
    return cells ?? [];
  }

  function allergenCells({ allergens, mayContain }: Declaration): Placed[] {
    const known = allergenWords({ contains: allergens, mayContain });
    const none = allergens === undefined ? undefined : { es: 'ninguno', en: 'none' }[names];
    const cell = known.length > 0 ? known.join(', ') : none;
    return cell === undefined ? [] : [{ column: { holds: 'allergens' }, cell }];
  }

  /** The cells of an entry's fields. Fields without a column are reported as lost. */
  function fieldCells(entry: RowEntry, sayLost: SayLost): Placed[] {
    const values = new Map<string, unknown>(Object.entries(entry));
    return Object.entries(kindOf(entry).fields).flatMap(([name, { type, column }]): Placed[] => {
      const value = values.get(name);
      if (value === undefined || ELSEWHERE.has(type)) return [];
      if (column === undefined) sayLost(words('itsField', name));
      else if (type === 'text') return textCells(name as TextField, value as Text);
      else if (type === 'texts') return listCells(name as TextField, value as Text[], sayLost);
      return [];
    });
  }

  function listCells(field: TextField, texts: readonly Text[], sayLost: SayLost): Placed[] {
    if (texts.some((text) => Object.values(text).some((line) => line.includes('\n') || line === '-'))) {
      sayLost(words('itsLines', field));
      return [];
    }
    return languages.flatMap((language) => {
      if (texts.every((text) => text[language] === undefined)) return [];
      const cell = texts.map((text) => text[language] ?? '-').join('\n');
      return { column: { holds: 'text', field, language }, cell };
    });
  }

  /** The rows with their header. Empty columns are left out, except for those that every table has. */
  function inColumns(): Cells {
    const used = new Set(rows.flatMap((row) => row.map(({ column }) => keyOf(column))));
    const usedTexts = new Set(
      rows.flatMap((row) => row.flatMap(({ column }) => (column.holds === 'text' ? column.field : []))),
    );
    const text = (field: TextField): Column[] => languages.map((language) => ({ holds: 'text', field, language }));
    const isUsed = (column: Column): boolean => used.has(keyOf(column));
    const columns: Column[] = [
      { holds: 'kind' },
      ...text('section'),
      ...text('name'),
      { holds: 'price' },
      ...prices.columns.filter(isUsed),
      { holds: 'allergens' },
      ...TEXT_FIELDS.filter((field) => field !== 'section' && field !== 'name' && usedTexts.has(field)).flatMap(text),
      ...[{ holds: 'flags' } as const].filter(isUsed),
      ...MARK_FIELDS.map((field) => ({ holds: 'mark', field }) as const).filter(isUsed),
      ...[...PLAIN_FIELDS.filter((field) => field !== 'id'), 'id' as const]
        .map((field) => ({ holds: 'plain', field }) as const)
        .filter(isUsed),
    ];
    const lines = rows.map((row) => {
      const byKey = new Map(row.map(({ column, cell }): [string, Cell] => [keyOf(column), cell]));
      return columns.map((column) => byKey.get(keyOf(column)));
    });
    return [columns.map((column) => columnName(column, names, languages)), ...lines];
  }
}

/** An entry that a row can hold. */
type RowEntry = Extract<ResolvedEntry, { kind: RowKind }>;

export function isRow(entry: ResolvedEntry): entry is RowEntry {
  return Object.hasOwn(KINDS, entry.kind) && Object.keys(firstTextOf(entry) ?? {}).length > 0;
}

/** Reports something that a row cannot hold. */
type SayLost = (what: Words) => void;

/** Types of fields that are handled elsewhere. */
const ELSEWHERE: ReadonlySet<EntryFieldType> = new Set(['id', 'price', 'prices', 'allergens']);

function venueLosses(venue: ResolvedVenue): { place: string; what: Words }[] {
  const lost: string[] = VENUE_ONLY.filter((field) => venue[field] !== undefined);
  if (venue.barID !== venue.id) lost.push('barID');
  if (venue.urlPath) lost.push('urlPath');
  if (venue.status !== 'open') lost.push('status');
  return lost.map((field) => ({ place: venue.name, what: words('fieldOfVenue', field) }));
}

/** The cells of a text, one per language. */
function textCells(field: TextField, text: Text | undefined): Placed[] {
  return Object.entries(text ?? {}).map(([language, cell]) => ({
    column: { holds: 'text', field, language: language as Language },
    cell,
  }));
}

const plainCell = (field: 'id' | 'image', cell: string): Placed => ({ column: { holds: 'plain', field }, cell });

function plainCells(entry: object): Placed[] {
  const values = entry as Readonly<Record<string, unknown>>;
  return PLAIN_FIELDS.filter((field) => field !== 'id' && field !== 'variant').flatMap((field): Placed[] => {
    const value = values[field];
    if (value === undefined) return [];
    return [{ column: { holds: 'plain', field }, cell: cellOf(field, value) }];
  });
}

function cellOf(field: (typeof PLAIN_FIELDS)[number], value: unknown): string {
  if (field === 'served') return writeServed(value as readonly Span[]);
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** The cells of switches: active ones are words of one column; those that override a label have a column with yes or no. */
function markCells(entry: object): Placed[] {
  const values = entry as Readonly<Record<string, unknown>>;
  const prices = (values['prices'] ?? []) as readonly ResolvedPrice[];
  const labels = prices.flatMap(({ label, amount }) => (typeof label === 'string' ? [{ label, amount }] : []));
  const sold: Readonly<Record<string, true>> = soldAs(labels);
  const flags: string[] = [];
  const cells: Placed[] = [];
  for (const field of MARK_FIELDS) {
    const isOn = values[field] === true;
    if (field !== 'isFood' && field !== 'chupCopBot') {
      if (isOn) flags.push(field);
    } else if (isOn !== (sold[field] === true)) {
      cells.push({ column: { holds: 'mark', field }, cell: isOn ? 'X' : 'no' });
    }
  }
  return flags.length === 0 ? cells : [{ column: { holds: 'flags' } as Column, cell: flags.join(', ') }, ...cells];
}

/** The cell of an item's variant, if its fields do not imply it. */
function variantCells(entry: RowEntry): Placed[] {
  if (entry.kind !== 'item' || entry.variant === undefined) return [];
  const usual = FULL_FIELDS.some((field) => entry[field] !== undefined) ? 'full' : 'simple';
  return entry.variant === usual ? [] : [{ column: { holds: 'plain', field: 'variant' }, cell: entry.variant }];
}

/** A cell of a row, with the column that it belongs to. */
type Placed = { readonly column: Column; readonly cell: Cell };

type LabelColumn = Extract<Column, { holds: 'label' }>;

/** A menu's price columns, one per label, in an order that preserves the order of prices for as many dishes as possible. */
export function priceColumns(dishes: readonly (readonly ResolvedPrice[])[], languages: readonly Language[]) {
  const found = new Map<string, LabelColumn>();
  const after = new Map<string, Set<string>>();
  for (const prices of dishes) {
    const keys = prices.flatMap(({ label }) => {
      if (label === undefined) return [];
      const column: LabelColumn = { holds: 'label', label };
      if (!isReadBack(column, columnName(column, 'es', languages), languages)) return [];
      const key = keyOf(column);
      if (!found.has(key)) found.set(key, column);
      return [key];
    });
    for (const [index, key] of keys.entries()) {
      const next = keys[index + 1];
      const followers = after.get(key) ?? new Set();
      if (next !== undefined) followers.add(next);
      after.set(key, followers);
    }
  }
  const columns = inOrder([...found.keys()], after).flatMap((key) => found.get(key) ?? []);

  /** The cells of a dish's prices; undefined if no cells would be read back as these prices. */
  function cellsOf(prices: readonly ResolvedPrice[]): Placed[] | undefined {
    const [base = 'es'] = languages;
    const cells = prices.flatMap(({ label, amount }): Placed[] => {
      if (label === undefined) return [{ column: { holds: 'price' }, cell: amountCell(amount) }];
      const column = columns.find((each) => isDeepStrictEqual(each.label, label));
      return column ? [{ column, cell: amountCell(amount) }] : [];
    });
    // In the order of the columns, a price without a label first.
    const place = ({ column }: Placed): number => columns.findIndex((each) => keyOf(each) === keyOf(column));
    const sorted = cells.toSorted((one, other) => place(one) - place(other));
    if (cells.length === prices.length && isReadAs(sorted, prices, base)) return cells;
    const text = priceText(prices, base);
    const written: Placed[] = [{ column: { holds: 'price' }, cell: text }];
    return text !== undefined && isReadAs(written, prices, base) ? written : undefined;
  }

  return { columns, cellsOf };
}

function isReadAs(cells: readonly Placed[], prices: readonly ResolvedPrice[], base: Language): boolean {
  let isRight = true;
  const say = (): undefined => {
    isRight = false;
  };
  const read = cells.flatMap(({ column, cell }) => {
    const found =
      column.holds === 'label' ? readLabelledCell(cell, column.label, base, say) : readPriceCell(cell, base, say);
    return found === undefined ? [] : [{ prices: found, say }];
  });
  const joined = joinPrices(read);
  return isRight && isSamePrices(joined, prices);
}

/** The keys in topological order; in a cycle, the first occurrence comes first. */
function inOrder(keys: readonly string[], after: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const left = new Set(keys);
  const order: string[] = [];
  while (left.size > 0) {
    const isFirst = (key: string): boolean => [...left].every((other) => other === key || !after.get(other)?.has(key));
    const next = [...left].find(isFirst) ?? [...left][0] ?? '';
    order.push(next);
    left.delete(next);
  }
  return order;
}
