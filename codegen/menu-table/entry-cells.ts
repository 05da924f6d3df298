/** An entry of a resolved menu as the cells of one row. */
import type { Language } from '../../src/i18n/language.ts';
import { FULL_FIELDS } from '../resolve/resolve-item.ts';
import { soldAs } from '../resolve/resolve-prices.ts';
import type { ResolvedEntry, ResolvedPrice, Text } from '../resolve/venue.ts';
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
  switch (entry.kind) {
    case 'heading':
    case 'note':
      return [];
    case 'banner':
      return plainCells(entry);
    case 'promo': {
      const { when, note, includes } = entry;
      return [
        ...priceCells(entry.prices, prices, lose),
        ...textCells('when', when),
        ...textCells('note', note),
        ...listCells('includes', includes, languages, lose),
      ];
    }
    case 'item':
    case 'highlight':
      return [
        ...priceCells(entry.prices, prices, lose),
        ...allergenCells(entry, words),
        ...textCells('description', entry.description),
        ...textCells('detail', entry.detail),
        ...textCells('unit', entry.unit),
        ...(entry.kind === 'highlight' ? textCells('label', entry.label) : []),
        ...markCells(entry),
        ...plainCells(entry),
        ...variantCells(entry),
      ];
  }
}

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

function allergenCells(
  { allergens, mayContain = [] }: Extract<RowEntry, { kind: 'item' | 'highlight' }>,
  { none }: Words,
): Placed[] {
  const names = [...(allergens ?? []), ...mayContain.map((allergen) => `~${allergen}`)];
  const cell = names.length > 0 ? names.join(', ') : allergens === undefined ? undefined : none;
  return cell === undefined ? [] : [{ column: { holds: 'allergens' }, cell }];
}

function plainCells(entry: object): Placed[] {
  const values = entry as Readonly<Record<string, unknown>>;
  return PLAIN_FIELDS.filter((field) => field !== 'id' && field !== 'variant').flatMap((field): Placed[] => {
    const value = values[field];
    return value === undefined ? [] : [{ column: { holds: 'plain', field }, cell: String(value) }];
  });
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

function variantCells(entry: Extract<RowEntry, { kind: 'item' | 'highlight' }>): Placed[] {
  if (entry.kind === 'highlight') return [];
  const usual = FULL_FIELDS.some((field) => entry[field] !== undefined) ? 'full' : 'simple';
  return entry.variant === usual ? [] : [{ column: { holds: 'plain', field: 'variant' }, cell: entry.variant }];
}
