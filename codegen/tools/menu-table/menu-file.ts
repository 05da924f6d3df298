import { isMap, visit, type Node, type YAMLMap } from 'yaml';
import type { Language } from '../../../src/terms/language.ts';
import type { ResolvedPrice } from '../../../src/terms/resolved-venue.ts';
import type { Context } from '../../resolve/compile-venue.ts';
import { Report } from '../../diagnostics/report.ts';
import { ENTRIES } from '../../validate/entry-fields.ts';
import { SECTION_FIELDS, VENUE_FIELDS } from '../../validate/fields.ts';
import { readVenueFile } from '../../validate/files.ts';
import { sidesOf, startOf, textOf, never, fieldOf } from '../../parse/nodes.ts';
import { parseYaml } from '../../parse/parse-yaml.ts';
import type { Source } from '../../parse/source-file.ts';
import { Partials } from '../../resolve/partials.ts';
import type { PlacedEntry, PlacedSection } from '../../resolve/placed.ts';
import type { ResolvedVenue } from '../../resolve/venue.ts';
import { addMembers, putField } from '../document/splice-field.ts';
import { type Splice, surroundingsOf } from '../document/surroundings.ts';
import { yamlScalar } from '../document/written-text.ts';
import { priceText } from './cell-prices.ts';
import type { TableProblem } from '../table/cell.ts';
import { UPDATE } from './words.ts';
import { editTarget, type Change, type Target } from './edit-entry.ts';
import { type MatchedMenu, changesOf, fieldChanges } from './match-rows.ts';
import type { TableEntry, TableField, TableMenu, TableSection } from './read-menu.ts';
import { isRow } from './venue-table.ts';
import { idOf, writerOf } from './write-menu.ts';
import { wordIn } from '../../kinds/entry-text.ts';

/** One change of the file, for an existing or a new row. */
export type Edit = {
  readonly row: number;
  readonly column: number;
  readonly name: string;
  readonly splices: readonly Splice[];
} & (
  | { readonly found: TableEntry | TableSection | 'venue'; readonly fields: readonly Change[] }
  | {
      readonly added: TableEntry | TableSection;
      /** Its predecessor; undefined for the first of its list. */
      readonly behind: TableEntry | TableSection | undefined;
      /** The section of an entry. */
      readonly section?: TableSection;
    }
);

/** The edits of a menu file for a table, as far as they can be written. Changes that cannot be written are added to `problems`. */
export function editsOf(
  table: TableMenu,
  { sections }: MatchedMenu,
  source: Source,
  venue: ResolvedVenue,
  now: TableMenu,
  context: Context,
  problems: TableProblem[],
): Edit[] {
  const writer = writerOf(venue.languages, source.languages);
  const report = new Report();
  const file = readVenueFile(source);
  const surroundings = surroundingsOf(file.source.text);
  const root = parseYaml(source, report, () => false)?.root ?? null;
  /** The mappings of the file by their offset. */
  const maps = new Map<number, YAMLMap>();
  if (root !== null) {
    visit(root, (_, node) => {
      if (isMap(node) && !maps.has(startOf(node))) maps.set(startOf(node), node);
    });
  }
  /** The source of each section and entry, here or in a partial. */
  const placedSections = new Map<TableSection, PlacedSection>();
  const placedEntries = new Map<TableEntry, PlacedEntry>();
  const placed = new Partials(context).place(file, report);
  for (const [index, section] of placed.sections.entries()) {
    const row = now.sections[index];
    const rows = section.entries.filter((_, place) => isRow(venue.sections[index]?.entries[place] ?? never()));
    if (row !== undefined) placedSections.set(row, section);
    for (const [place, entry] of row?.entries.entries() ?? []) if (rows[place]) placedEntries.set(entry, rows[place]);
  }

  const edits: Edit[] = [];
  const added: Edit[] = [];
  editVenue();
  let previous: TableSection | undefined;
  for (const { row, found, entries } of sections) {
    if (found === undefined) {
      const text = writer
        .sectionLines({ ...row, entries: entries.map((each) => each.row) })
        .map((line) => line.text.slice(2));
      add(row, ['', ...text], listIn(root, 'sections', now.sections, previous));
      continue;
    }
    previous = found;
    edit(row, found, sectionTarget(found), changesOf(row, found, problems));
    let before: TableEntry | undefined;
    for (const each of entries) {
      if (each.found === undefined) {
        const text = writer.entryLines(each.row).map((line) => line.text.slice(6));
        add(each.row, text, listIn(mapOf(found), 'items', found.entries, before), found);
        continue;
      }
      before = each.found;
      edit(each.row, each.found, entryTarget(each.found), changesOf(each.row, each.found, problems));
    }
  }
  return [...edits, ...added];

  function editVenue(): void {
    const { name, fields } = table;
    const place = name ?? fields[0];
    if (place === undefined || !isMap(root)) return;
    const target = {
      map: root,
      word: 'venue',
      fields: file.fields ?? {},
      defaults: new Set<string>(),
      order: Object.keys(VENUE_FIELDS),
      isOneLine: false,
    };
    const named = (text: string): TableField => ({ name: 'venue', column: place.column, type: 'plain', value: text });
    const before = [named(venue.name), ...now.fields];
    const after = [...(name === undefined ? [] : [named(name.text)]), ...fields];
    const row = { row: place.row, column: place.column, word: { es: venue.name } };
    edit(row, 'venue', target, fieldChanges(after, before, row, problems));
  }

  function edit(
    row: Pick<TableEntry, 'row' | 'column' | 'word'>,
    found: TableEntry | TableSection | 'venue',
    target: Target | undefined,
    fields: readonly Change[],
  ): void {
    if (fields.length === 0) return;
    const name = wordIn(row.word, venue.languages);
    const at = { row: row.row, column: fields[0]?.column ?? row.column };
    const price = found !== 'venue' && found.kind !== 'section' ? priceInUse(found, fields) : undefined;
    const splices = target ? editTarget(target, fields, writer, surroundings) : price && [price];
    if (splices !== undefined) edits.push({ ...at, name, found, fields, splices });
    else if (target) problems.push(cannotWrite({ ...at, name }));
    else problems.push({ ...at, severity: 'error', ...UPDATE.ofPartial(name) });
  }

  function add(
    one: TableEntry | TableSection,
    lines: readonly string[],
    list: ReturnType<typeof listIn>,
    section?: TableSection,
  ): void {
    const at = { row: one.row, column: one.column, name: wordIn(one.word, venue.languages) };
    const splice = list && addMembers(list.pair, list.after, lines, surroundings);
    if (splice === undefined) problems.push(cannotWrite(at));
    else added.push({ ...at, added: one, behind: list?.behind, splices: [splice], ...(section && { section }) });
  }

  /** The source of a row's section or entry in this file; undefined if it comes from a partial. */
  function own(row: TableSection | TableEntry): PlacedSection['section'] | PlacedEntry['entry'] | undefined {
    const written = row.kind === 'section' ? placedSections.get(row)?.section : placedEntries.get(row)?.entry;
    return written?.source.file === source.file ? written : undefined;
  }

  function mapOf(row: TableSection | TableEntry): YAMLMap | undefined {
    return maps.get(own(row)?.at ?? -1);
  }

  function sectionTarget(found: TableSection): Target | undefined {
    const map = mapOf(found);
    if (map === undefined) return undefined;
    const { fields, title } = placedSections.get(found)?.section ?? never();
    const order = Object.keys(SECTION_FIELDS);
    return { map, word: 'section', text: title, fields, defaults: new Set(), order, isOneLine: false };
  }

  function entryTarget(found: TableEntry): Target | undefined {
    const entry = placedEntries.get(found);
    const map = mapOf(found);
    // Prices from a `use` are written there, not at the entry.
    if (entry === undefined || map === undefined || entry.prices !== undefined) return undefined;
    const { kind, word, fields } = entry.entry;
    const first = textOf(sidesOf(map.items[0] ?? never()).key);
    return {
      map,
      word: kind,
      ...(!Array.isArray(word) && { text: word }),
      fields,
      defaults: new Set(entry.defaults.flatMap((each) => Object.keys(each))),
      order: [kind, ...Object.keys(ENTRIES[kind].fields)],
      isOneLine: map.items.length === 1 && !Object.hasOwn(ENTRIES, first ?? ''),
    };
  }

  /** The splice for an entry of a partial whose price is changed in its `use`. Undefined if the price is not the only change. */
  function priceInUse(found: TableEntry, fields: readonly Change[]): Splice | undefined {
    const [{ name, after } = { name: '' }, second] = fields;
    const language = venue.languages[0] ?? 'es';
    const text = after?.type === 'prices' ? priceText(inLanguage(after.prices, language), language) : undefined;
    const id = idOf(found);
    if (name !== 'price' || second !== undefined || text === undefined || id === undefined) return undefined;
    const use = maps.get(placedEntries.get(found)?.useAt ?? -1);
    if (use === undefined) return undefined;
    const line = `${id}: ${yamlScalar(text)}`;
    const { value } = fieldOf(use, 'prices') ?? { value: null };
    if (isMap(value)) return putField(value, id, [line], [], surroundings);
    const lines = use.flow === true ? [`prices: {${line}}`] : ['prices:', `  ${line}`];
    return putField(use, 'prices', lines, ['use', 'without', 'prices'], surroundings);
  }

  /** The list below `name`, and its last member in this file up to the row `before`, after which a new one is inserted. */
  function listIn<Row extends TableSection | TableEntry>(
    map: Node | null | undefined,
    name: 'sections' | 'items',
    rows: readonly Row[],
    before: Row | undefined,
  ) {
    const pair = isMap(map) ? fieldOf(map, name) : undefined;
    const earlier = before === undefined ? [] : rows.slice(0, rows.indexOf(before) + 1);
    const behind = earlier.findLast((row) => own(row) !== undefined);
    return pair && { pair, behind, after: behind && mapOf(behind) };
  }
}

/** Prices with own labels in one language only: the partial of a `use` has their translations. */
function inLanguage(prices: readonly ResolvedPrice[], language: Language): ResolvedPrice[] {
  return prices.map(({ label, ...price }) => {
    if (typeof label !== 'object') return { ...price, ...(label && { label }) };
    const word = label[language];
    return { ...price, label: word === undefined ? label : { [language]: word } };
  });
}

/** The problem of a change that cannot be written automatically. */
export function cannotWrite({ row, column, name }: Pick<Edit, 'row' | 'column' | 'name'>): TableProblem {
  return { row, column, severity: 'error', ...UPDATE.writeByHand(name) };
}
