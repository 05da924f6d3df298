import type { Span } from '../../../src/terms/served.ts';
import { writeServed } from '../../validate/served.ts';
/** An entry of a resolved menu as the cells of one row. */
import type { ResolvedPrice, Text } from '../../../src/terms/resolved-venue.ts';
import type { Declaration } from '../../kinds/declaration.ts';
import { declarationOf } from '../../kinds/declared.ts';
import { kindOf, type ResolvedEntry } from '../../kinds/kinds.ts';
import type { EntryFieldType } from '../../kinds/resolved.ts';
import type { Language } from '../../../src/terms/language.ts';
import { FULL_FIELDS } from '../../kinds/item-fields.ts';
import { soldAs } from '../../resolve/resolve-prices.ts';
import { MARK_FIELDS, PLAIN_FIELDS, type Column, type RowKind, type TextField } from './columns.ts';
import type { Placed, PriceColumns } from './price-columns.ts';

/** An entry that a row can hold. */
export type RowEntry = Extract<ResolvedEntry, { kind: RowKind }>;

/** What a row leaves out, in words. */
export type Lose = (what: string) => void;

type Words = { readonly none: string };

/** The cells of an entry, but of its name and its id. */
export function entryCells(
  entry: RowEntry,
  languages: readonly Language[],
  prices: PriceColumns,
  words: Words,
  lose: Lose,
): Placed[] {
  const { fields } = kindOf(entry);
  return [
    ...priceCells('prices' in entry ? entry.prices : undefined, prices, lose),
    ...allergenCells(declarationOf(entry), words),
    ...fieldCells(entry, languages, lose),
    ...markCells(entry).filter(({ column }) => column.holds !== 'mark' || Object.hasOwn(fields, column.field)),
    ...plainCells(entry),
    ...variantCells(entry),
  ];
}

/** The texts of an entry; what has no column is lost. */
function fieldCells(entry: RowEntry, languages: readonly Language[], lose: Lose): Placed[] {
  const values = new Map<string, unknown>(Object.entries(entry));
  return Object.entries(kindOf(entry).fields).flatMap(([name, { type, column }]): Placed[] => {
    const value = values.get(name);
    if (value === undefined || ELSEWHERE.has(type)) return [];
    if (column === undefined) lose(`its ${name}`);
    else if (type === 'text') return textCells(name as TextField, value as Text);
    else if (type === 'texts') return listCells(name as TextField, value as Text[], languages, lose);
    return [];
  });
}

/** What has columns of its own. */
const ELSEWHERE: ReadonlySet<EntryFieldType> = new Set(['id', 'price', 'prices', 'allergens']);

/** A text in the columns of its languages. */
export function textCells(field: TextField, text: Text | undefined): Placed[] {
  return Object.entries(text ?? {}).map(([language, cell]) => ({
    column: { holds: 'text', field, language: language as Language },
    cell,
  }));
}

function listCells(
  field: TextField,
  texts: readonly Text[] | undefined,
  languages: readonly Language[],
  lose: Lose,
): Placed[] {
  if (texts === undefined || texts.length === 0) return [];
  if (texts.some((text) => Object.values(text).some((line) => line.includes('\n') || line === '-'))) {
    lose(`what it ${field}, for one of the texts has several lines`);
    return [];
  }
  return languages.flatMap((language) => {
    if (texts.every((text) => text[language] === undefined)) return [];
    const cell = texts.map((text) => text[language] ?? '-').join('\n');
    return { column: { holds: 'text', field, language }, cell };
  });
}

function priceCells(prices: readonly ResolvedPrice[] | undefined, columns: PriceColumns, lose: Lose): Placed[] {
  if (prices === undefined) return [];
  const cells = columns.cells(prices);
  if (cells === undefined) lose('its prices, for no cells say these labels in this order');
  return cells ?? [];
}

function allergenCells({ allergens, mayContain = [] }: Declaration, { none }: Words): Placed[] {
  const names = [...(allergens ?? []), ...mayContain.map((allergen) => `~${allergen}`)];
  const cell = names.length > 0 ? names.join(', ') : allergens === undefined ? undefined : none;
  return cell === undefined ? [] : [{ column: { holds: 'allergens' }, cell }];
}

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

/** Marks that are on are words of one column; what a label would set otherwise has a column with a yes or a no. */
export function markCells(entry: object): Placed[] {
  const values = entry as Readonly<Record<string, unknown>>;
  const prices = (values['prices'] ?? []) as readonly ResolvedPrice[];
  const labels = prices.flatMap(({ label, amount }) => (typeof label === 'string' ? [{ label, amount }] : []));
  const sold: Readonly<Record<string, true>> = soldAs(labels);
  const words: string[] = [];
  const cells: Placed[] = [];
  for (const field of MARK_FIELDS) {
    const isOn = values[field] === true;
    if (field !== 'isFood' && field !== 'chupCopBot') {
      if (isOn) words.push(field);
    } else if (isOn !== (sold[field] === true)) {
      cells.push({ column: { holds: 'mark', field }, cell: isOn ? 'X' : 'no' });
    }
  }
  return words.length === 0 ? cells : [{ column: { holds: 'flags' } as Column, cell: words.join(', ') }, ...cells];
}

/** The variant of an item, where its fields do not say it. */
function variantCells(entry: RowEntry): Placed[] {
  if (entry.kind !== 'item' || entry.variant === undefined) return [];
  const usual = FULL_FIELDS.some((field) => entry[field] !== undefined) ? 'full' : 'simple';
  return entry.variant === usual ? [] : [{ column: { holds: 'plain', field: 'variant' }, cell: entry.variant }];
}
