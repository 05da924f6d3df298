import { writeServed } from '../../validate/served.ts';
import type { ResolvedSection, ResolvedVenue } from '../../resolve/venue.ts';
import type { Language } from '../../../src/terms/language.ts';
import type { Text } from '../../../src/terms/resolved-venue.ts';
import { firstTextOf } from '../../kinds/entry-text.ts';
import type { Cell, Cells } from '../table/cell.ts';
import { columnName, type NamesLanguage } from './header.ts';
import { KINDS, MARK_FIELDS, PLAIN_FIELDS, TEXT_FIELDS, type Column, type RowKind } from './columns.ts';
import { entryCells, markCells, textCells, type RowEntry } from './entry-cells.ts';
import { keyOf } from './header.ts';
import { PriceColumns, type Placed } from './price-columns.ts';

export type VenueTable = {
  /** The names of the columns, and below them a row for each section and entry. */
  readonly cells: Cells;
  /** What rows cannot hold: where it is in the menu, and what it is. */
  readonly losses: readonly { readonly place: string; readonly what: string }[];
};

/** Fields of a venue that are not in its table, by what they are called in the menu file. */
const VENUE_ONLY = ['requiredLanguages', 'contact', 'loyalty', 'info', 'theme', 'hours', 'closed', 'timeZone'] as const;

/**
 * A menu as a table. `importMenu` makes the same menu of it, but for what is listed as lost. The ids are how `updateMenu` knows a dish
 * whose name was changed; an example goes without.
 */
export function venueTable(venue: ResolvedVenue, names: NamesLanguage, withIds = true): VenueTable {
  const { languages, sections } = venue;
  const losses: { place: string; what: string }[] = [];
  const kept = sections.map((section) => ({ section, entries: keptEntries(section, languages, losses) }));
  const prices = new PriceColumns(
    kept.flatMap(({ entries }) => entries.map((entry) => ('prices' in entry ? (entry.prices ?? []) : []))),
    languages,
  );
  const words = { none: names === 'es' ? 'ninguno' : 'none' };

  const rows: Placed[][] = [venueRow(venue, names)];
  for (const { section, entries } of kept) {
    const title = textCells('section', section.title);
    rows.push([
      kindCell('section', names),
      ...title,
      ...(withIds ? [idCell(section.id)] : []),
      ...(section.image === undefined ? [] : [plainCell('image', section.image)]),
      ...(section.served === undefined ? [] : [plainCell('served', writeServed(section.served))]),
      ...markCells({ hidden: section.hidden, onlyNight: section.onlyNight }),
    ]);
    for (const entry of entries) {
      const name = firstTextOf(entry) ?? {};
      const place = `${wordOf(section.title, languages)} › ${wordOf(name, languages)}`;
      rows.push([
        ...(entry.kind === 'item' ? [] : [kindCell(entry.kind, names)]),
        ...textCells('name', name),
        ...entryCells(entry, languages, prices, words, (what) => losses.push({ place, what })),
        ...(withIds && 'id' in entry ? [idCell(entry.id)] : []),
      ]);
    }
  }
  losses.unshift(...venueLosses(venue));
  return { cells: inColumns(rows, prices, languages, names), losses };
}

/** Whether a row can hold an entry. */
export function isRow(entry: ResolvedSection['entries'][number]): entry is RowEntry {
  return Object.hasOwn(KINDS, entry.kind) && Object.keys(firstTextOf(entry) ?? {}).length > 0;
}

/** The entries that a row can hold. */
function keptEntries(
  { title, entries }: ResolvedSection,
  languages: readonly Language[],
  losses: { place: string; what: string }[],
): RowEntry[] {
  return entries.filter((entry): entry is RowEntry => {
    const name = firstTextOf(entry) ?? {};
    const isKept = isRow(entry);
    const place = [wordOf(title, languages), wordOf(name, languages)].filter((word) => word !== '').join(' › ');
    if (!isKept) losses.push({ place, what: `the entry of the kind "${entry.kind}"` });
    return isKept;
  });
}

/** The text that ids are made from. */
function wordOf(text: Text, languages: readonly Language[]): string {
  const language = languages.find((code) => text[code] !== undefined);
  return language === undefined ? '' : (text[language] ?? '');
}

function venueRow({ name, subtitle, logo, languages }: ResolvedVenue, names: NamesLanguage): Placed[] {
  const [language = 'es'] = languages;
  return [
    kindCell('venue', names),
    { column: { holds: 'text', field: 'name', language }, cell: name },
    ...textCells('description', subtitle),
    ...(logo === undefined ? [] : [plainCell('image', logo)]),
  ];
}

function venueLosses(venue: ResolvedVenue): { place: string; what: string }[] {
  const lost: string[] = VENUE_ONLY.filter((field) => venue[field] !== undefined);
  if (venue.barID !== venue.id) lost.push('barID');
  if (venue.urlPath) lost.push('urlPath');
  if (venue.status !== 'open') lost.push('status');
  return lost.map((field) => ({ place: venue.name, what: `the field "${field}" of the venue` }));
}

function kindCell(kind: RowKind, names: NamesLanguage): Placed {
  return { column: { holds: 'kind' }, cell: KINDS[kind][names] };
}

function idCell(id: string): Placed {
  return plainCell('id', id);
}

function plainCell(field: 'id' | 'image' | 'served', cell: string): Placed {
  return { column: { holds: 'plain', field }, cell };
}

/** The rows below the names of their columns. A column that nothing stands in is left out, but for those that every table has. */
function inColumns(
  rows: readonly (readonly Placed[])[],
  prices: PriceColumns,
  languages: readonly Language[],
  names: NamesLanguage,
): Cells {
  const used = new Set(rows.flatMap((row) => row.map(({ column }) => keyOf(column))));
  const usedTexts = new Set(
    rows.flatMap((row) => row.flatMap(({ column }) => (column.holds === 'text' ? column.field : []))),
  );
  const text = (field: (typeof TEXT_FIELDS)[number]): Column[] =>
    languages.map((language) => ({ holds: 'text', field, language }));
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
