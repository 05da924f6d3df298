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
import { placeSections } from '../../resolve/place.ts';
import type { PlacedEntry, PlacedSection } from '../../resolve/placed.ts';
import type { ResolvedVenue } from '../../resolve/venue.ts';
import { addMembers, putField } from '../document/splice-field.ts';
import { type Splice, surroundingsOf, type Surroundings } from '../document/surroundings.ts';
import { yamlScalar } from '../document/written-text.ts';
import { priceText } from './cell-prices.ts';
import type { TableProblem } from '../table/cell.ts';
import { UPDATE } from './words.ts';
import { editTarget, type Change, type Target } from './edit-entry.ts';
import { type MatchedMenu, changesOf, fieldChanges } from './match-rows.ts';
import type { TableEntry, TableField, TableMenu, TableSection } from './read-menu.ts';
import { isRow } from './venue-table.ts';
import { idOf, type Writer, writerOf } from './write-menu.ts';
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

/** The menu file, with the positions of everything that a row can change. */
export class MenuFile {
  readonly #source: Source;
  readonly #venue: ResolvedVenue;
  readonly #now: TableMenu;
  readonly #at: Surroundings;
  readonly #writer: Writer;
  readonly #maps = new Map<number, YAMLMap>();
  readonly #root: Node | null;
  /** The source of each section and entry, here or in a partial. */
  readonly #sections = new Map<TableSection, PlacedSection>();
  readonly #entries = new Map<TableEntry, PlacedEntry>();
  readonly #problems: TableProblem[];
  readonly #edits: Edit[] = [];

  /** Changes that cannot be written are added to `problems`. */
  constructor(source: Source, venue: ResolvedVenue, now: TableMenu, context: Context, problems: TableProblem[]) {
    this.#problems = problems;
    this.#source = source;
    this.#venue = venue;
    this.#now = now;
    this.#writer = writerOf(venue.languages, source.languages);
    const report = new Report();
    const file = readVenueFile(source);
    this.#at = surroundingsOf(file.source.text);
    this.#root = parseYaml(source, report, () => false)?.root ?? null;
    if (this.#root !== null) {
      visit(this.#root, (_, node) => {
        if (isMap(node) && !this.#maps.has(startOf(node))) this.#maps.set(startOf(node), node);
      });
    }
    const partials = new Partials((name) => context.partial(name));
    const input = { source: file.source, sections: file.fields?.sections, defaults: file.fields?.defaults };
    const placed = placeSections(input, (reference) => partials.find(reference, report), report).sections;
    for (const [index, own] of placed.entries()) {
      const section = now.sections[index];
      const rows = own.entries.filter((_, at) => isRow(venue.sections[index]?.entries[at] ?? never()));
      if (section !== undefined) this.#sections.set(section, own);
      for (const [at, entry] of section?.entries.entries() ?? []) if (rows[at]) this.#entries.set(entry, rows[at]);
    }
  }

  /** The edits for a table, as far as they can be written. */
  edits(table: TableMenu, { sections }: MatchedMenu): Edit[] {
    const added: Edit[] = [];
    this.#editVenue(table);
    let previous: TableSection | undefined;
    for (const { row, found, entries } of sections) {
      if (found === undefined) {
        const text = this.#writer
          .sectionLines({ ...row, entries: entries.map((each) => each.row) })
          .map((line) => line.text.slice(2));
        added.push(...this.#add(row, ['', ...text], this.#list(this.#root, 'sections', this.#now.sections, previous)));
        continue;
      }
      previous = found;
      this.#edit(row, found, this.#sectionTarget(found), changesOf(row, found, this.#problems));
      let before: TableEntry | undefined;
      for (const each of entries) {
        if (each.found === undefined) {
          const text = this.#writer.entryLines(each.row).map((line) => line.text.slice(6));
          added.push(
            ...this.#add(each.row, text, this.#list(this.#mapOf(found), 'items', found.entries, before), found),
          );
          continue;
        }
        before = each.found;
        const changes = changesOf(each.row, each.found, this.#problems);
        this.#edit(each.row, each.found, this.#entryTarget(each.found), changes);
      }
    }
    return [...this.#edits, ...added];
  }

  #editVenue({ name, fields }: TableMenu): void {
    const place = name ?? fields[0];
    if (place === undefined || !isMap(this.#root)) return;
    const own = readVenueFile(this.#source).fields ?? {};
    const target = {
      map: this.#root,
      word: 'venue',
      fields: own,
      defaults: new Set<string>(),
      order: Object.keys(VENUE_FIELDS),
      isOneLine: false,
    };
    const named = (text: string): TableField => ({ name: 'venue', column: place.column, type: 'plain', value: text });
    const before = [named(this.#venue.name), ...this.#now.fields];
    const after = [...(name === undefined ? [] : [named(name.text)]), ...fields];
    const row = { row: place.row, column: place.column, word: { es: this.#venue.name } };
    this.#edit(row, 'venue', target, fieldChanges(after, before, row, this.#problems));
  }

  #edit(
    row: Pick<TableEntry, 'row' | 'column' | 'word'>,
    found: TableEntry | TableSection | 'venue',
    target: Target | undefined,
    fields: readonly Change[],
  ): void {
    if (fields.length === 0) return;
    const name = wordIn(row.word, this.#venue.languages);
    const at = { row: row.row, column: fields[0]?.column ?? row.column };
    const price = found !== 'venue' && found.kind !== 'section' ? this.#priceInUse(found, fields) : undefined;
    const splices = target ? editTarget(target, fields, this.#writer, this.#at) : price && [price];
    if (splices !== undefined) this.#edits.push({ ...at, name, found, fields, splices });
    else if (target) this.#problems.push(cannotWrite({ ...at, name }));
    else this.#problems.push({ ...at, severity: 'error', ...UPDATE.ofPartial(name) });
  }

  #add(
    added: TableEntry | TableSection,
    lines: readonly string[],
    list: List | undefined,
    section?: TableSection,
  ): Edit[] {
    const { row, column } = added;
    const name = wordIn(added.word, this.#venue.languages);
    const splice = list && addMembers(list.pair, list.after, lines, this.#at);
    if (splice !== undefined)
      return [{ row, column, name, added, behind: list?.behind, splices: [splice], ...(section && { section }) }];
    this.#problems.push(cannotWrite({ row, column, name }));
    return [];
  }

  /** The source of a row's section or entry in this file; undefined if it comes from a partial. */
  #own(row: TableSection | TableEntry): PlacedSection['section'] | PlacedEntry['entry'] | undefined {
    const written = row.kind === 'section' ? this.#sections.get(row)?.section : this.#entries.get(row)?.entry;
    return written?.source.file === this.#source.file ? written : undefined;
  }

  #mapOf(row: TableSection | TableEntry): YAMLMap | undefined {
    return this.#maps.get(this.#own(row)?.at ?? -1);
  }

  #sectionTarget(found: TableSection): Target | undefined {
    const map = this.#mapOf(found);
    if (map === undefined) return undefined;
    const { fields, title } = this.#sections.get(found)?.section ?? never();
    const order = Object.keys(SECTION_FIELDS);
    return { map, word: 'section', text: title, fields, defaults: new Set(), order, isOneLine: false };
  }

  #entryTarget(found: TableEntry): Target | undefined {
    const placed = this.#entries.get(found);
    const map = this.#mapOf(found);
    // Prices from a `use` are written there, not at the entry.
    if (placed === undefined || map === undefined || placed.prices !== undefined) return undefined;
    const { kind, word, fields } = placed.entry;
    const first = textOf(sidesOf(map.items[0] ?? never()).key);
    return {
      map,
      word: kind,
      ...(!Array.isArray(word) && { text: word }),
      fields,
      defaults: new Set(placed.defaults.flatMap((each) => Object.keys(each))),
      order: [kind, ...Object.keys(ENTRIES[kind].fields)],
      isOneLine: map.items.length === 1 && !Object.hasOwn(ENTRIES, first ?? ''),
    };
  }

  /** The splice for an entry of a partial whose price is changed in its `use`. Undefined if the price is not the only change. */
  #priceInUse(found: TableEntry, fields: readonly Change[]): Splice | undefined {
    const [{ name, after } = { name: '' }, second] = fields;
    const language = this.#venue.languages[0] ?? 'es';
    const text = after?.type === 'prices' ? priceText(inLanguage(after.prices, language), language) : undefined;
    const id = idOf(found);
    if (name !== 'price' || second !== undefined || text === undefined || id === undefined) return undefined;
    const use = this.#maps.get(this.#entries.get(found)?.useAt ?? -1);
    if (use === undefined) return undefined;
    const line = `${id}: ${yamlScalar(text)}`;
    const { value } = fieldOf(use, 'prices') ?? { value: null };
    if (isMap(value)) return putField(value, id, [line], [], this.#at);
    const lines = use.flow === true ? [`prices: {${line}}`] : ['prices:', `  ${line}`];
    return putField(use, 'prices', lines, ['use', 'without', 'prices'], this.#at);
  }

  /** The list below `name`, and its last member in this file up to the row `before`. */
  #list<Row extends TableSection | TableEntry>(
    map: Node | null | undefined,
    name: 'sections' | 'items',
    rows: readonly Row[],
    before: Row | undefined,
  ): List | undefined {
    const pair = isMap(map) ? fieldOf(map, name) : undefined;
    const earlier = before === undefined ? [] : rows.slice(0, rows.indexOf(before) + 1);
    const behind = earlier.findLast((row) => this.#own(row) !== undefined);
    return pair && { pair, behind, after: behind && this.#mapOf(behind) };
  }
}

/** A list of the file, and the member after which a new one is inserted. */
type List = {
  readonly pair: Parameters<typeof addMembers>[0];
  readonly behind: TableEntry | TableSection | undefined;
  readonly after: Node | undefined;
};

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
