import { isDeepStrictEqual } from 'node:util';
import { fixing, words } from '../diagnostics/words.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { hintOfNearest, nearest } from '../diagnostics/nearest.ts';
import { Report } from '../diagnostics/report.ts';
import { slug } from '../parse/slug.ts';
import { MAX_EXPANSION, type Source } from '../parse/source-file.ts';
import type { MenuFile } from '../read/read-source.ts';
import { readPartialFile, type PartialFile, type VenueFile } from '../validate/files.ts';
import type { USE_FIELDS } from '../validate/entry-fields.ts';
import type { Located, PartialReference, RecordOf, SourceEntry, SourceSection } from '../validate/values.ts';
import type { Context } from './compile-venue.ts';
import { assignIds } from './ids.ts';
import { firstText, wantedId, type PlacedEntry, type PlacedSection } from './placed.ts';

/** A file whose sections are placed. */
type Placing = Pick<VenueFile | PartialFile, 'source' | 'fields'>;

/** A partial whose own uses are resolved. */
type Partial = PlacedPartial & {
  readonly diagnostics: readonly Diagnostic[];
  /** Names of the partials it uses directly, including missing ones. */
  readonly uses: ReadonlySet<string>;
};

type Step = { readonly name: string; readonly reference: PartialReference };

/** Cache of partials as last parsed, by file: all venues share them, and so do the updates of a watch. */
const filesRead = new Map<string, { readonly of: Source; readonly read: PartialFile }>();

function readOnce(source: Source): PartialFile {
  const last = filesRead.get(source.file);
  if (last && (last.of === source || JSON.stringify(last.of) === JSON.stringify(source))) return last.read;
  const read = readPartialFile(source);
  filesRead.set(source.file, { of: source, read });
  return read;
}

/** The partials that one venue uses, directly or indirectly. */
export class Partials {
  readonly #context: Pick<Context, 'partial' | 'partialNames'>;
  readonly #read = new Map<string, Partial | undefined>();
  /** The partials being loaded now, each with the `use` that led to it. */
  readonly #steps: Step[] = [];

  constructor(context: Pick<Context, 'partial' | 'partialNames'>) {
    this.#context = context;
  }

  /** A partial by its name; undefined if there is no such file. */
  get(name: string): Partial | undefined {
    if (!this.#read.has(name)) {
      const source = this.#context.partial(name);
      this.#read.set(name, source === undefined ? undefined : this.#load(name, source));
    }
    return this.#read.get(name);
  }

  /** The partial of a `use`; undefined, with a report, if the partial is missing or part of a cycle. */
  find(reference: PartialReference, report: Report): PlacedPartial | undefined {
    const { name, source, at } = reference;
    const open = this.#steps.findIndex((step) => step.name === name);
    if (open !== -1) {
      this.#reportCycle([...this.#steps.slice(open + 1), { name, reference }], report);
      return undefined;
    }
    this.#steps.push({ name, reference });
    const partial = this.get(name);
    this.#steps.pop();
    if (partial === undefined) {
      const file = slug(name) || name;
      const meant = this.#nearest(file);
      const fix = meant === undefined ? undefined : { from: at, to: at + name.length, text: meant };
      const hint = meant === undefined ? words('writePartialFile', file) : words('didYouMean', meant);
      report.add(source, 'unknown-partial', at, words('noPartial', name), fixing(fix, hint));
    }
    return partial;
  }

  /** The partial nearest to a name, of those that can be used here without a cycle. */
  #nearest(name: string): string | undefined {
    const names = this.#context.partialNames ?? [];
    const open = new Set(this.#steps.map((step) => step.name));
    return nearest(
      name,
      names.filter((each) => !open.has(each)),
    );
  }

  /** The names of all partials reachable from these names, themselves included. */
  reach(names: Iterable<string>): string[] {
    const reached = new Set(names);
    for (const name of reached) {
      for (const used of this.get(name)?.uses ?? []) reached.add(used);
    }
    return [...reached].toSorted();
  }

  /** The sections of a file with every `use` resolved, and the names of the partials that it uses directly. */
  place(file: Placing, report: Report) {
    const uses = new Set<string>();
    const find = (reference: PartialReference): PlacedPartial | undefined => {
      uses.add(reference.name);
      return this.find(reference, report);
    };
    return { ...placeSections(file, find, report), uses };
  }

  #load(name: string, source: Source): Partial {
    const { source: file, fields, report: read } = readOnce(source);
    const report = new Report();
    // It was loaded by its name, not through a `use`: a cycle that leads back to it must still be detected.
    const isRoot = this.#steps.at(-1)?.name !== name;
    if (isRoot) this.#steps.push({ name, reference: { name, source: file, at: 0, sectionAt: 0 } });
    const placed = this.place({ source: file, fields }, report);
    if (isRoot) this.#steps.pop();
    return { ...placed, diagnostics: [...read.diagnostics, ...report.diagnostics] };
  }

  /** Reports a cycle, at the `use` that leads to its alphabetically first partial. */
  #reportCycle(cycle: readonly Step[], report: Report): void {
    const [closing] = cycle.toSorted((one, other) => (one.name < other.name ? -1 : 1));
    if (closing === undefined) return;
    const { source, at } = closing.reference;
    const names = cycle.map(({ name }) => name).toSorted();
    const message = names.length === 1 ? words('usesItself', closing.name) : words('useEachOther', names.join(', '));
    report.add(source, 'partial-cycle', at, message, words('deleteOneUse'));
  }
}

/** The names that a `use` can have: each partial (`bebidas`), and each of its sections (`bebidas#refrescos`). */
export function partialNames(files: readonly MenuFile[], context: Pick<Context, 'partial'>): string[] {
  const partials = new Partials(context);
  return files.flatMap(({ id: name }) => {
    const partial = partials.get(name);
    return partial === undefined ? [] : [name, ...partial.sections.map(({ id }) => `${name}#${id}`)];
  });
}

/** Returns the sections of a partial; undefined, after a report, if there are none. */
type FindPartial = (reference: PartialReference) => PlacedPartial | undefined;

type PlacedPartial = {
  readonly sections: readonly PlacedSection[];
  /** Part of it could not be read; things that seem missing may be there. */
  readonly damaged: boolean;
  /** It exceeds the limit, which was reported. */
  readonly tooLarge: boolean;
};

/** A section before ids are assigned. */
type Draft = Omit<PlacedSection, 'id'>;

/** The sections of a file with every `use` resolved and every id assigned. */
function placeSections({ source, fields: written }: Placing, find: FindPartial, report: Report): PlacedPartial {
  const { sections, defaults } = written ?? {};
  let damaged = sections === undefined || sections.list.length < sections.written;
  let added = 0;
  let tooLarge = false;
  const ownDefaults = defaults === undefined ? [] : [defaults];

  const drafts: Draft[] = [];
  for (const section of sections?.list ?? []) {
    if (section.kind === 'section') {
      const { items } = section.fields;
      const place = placeOf(section);
      const entries = entriesOf(items?.list ?? [], section.fields);
      const isDamaged = section.damaged || entries.damaged;
      damaged ||= isDamaged;
      drafts.push({ section, entries: entries.placed, place, damaged: isDamaged });
    } else {
      const used = follow(section.partial, section.fields, section.at);
      for (const each of used) {
        const place = each.entries.length > 0 || each.empty ? each.place : placeOf(section);
        drafts.push({ ...each, place });
      }
    }
  }
  return { sections: withIds(drafts, report), damaged, tooLarge };

  function entriesOf(entries: readonly SourceEntry[], around: Shown): { placed: PlacedEntry[]; damaged: boolean } {
    const placed: PlacedEntry[] = [];
    let isDamaged = false;
    for (const entry of entries) {
      if (entry.kind === 'use') {
        const used = follow(entry.word, entry.fields, entry.at, true);
        // If nothing was found, that is reported already, and missing entries are not reported again.
        isDamaged ||= used.length === 0 || used.some((section) => section.damaged);
        for (const section of used) {
          reportLeftBehind(entry, section, around, report);
          placed.push(...section.entries);
        }
      } else placed.push({ entry, defaults: ownDefaults, id: undefined });
    }
    return { placed, damaged: isDamaged };
  }

  /** The adapted sections of a `use`. This file's defaults apply after their own. */
  function follow(
    reference: PartialReference,
    fields: RecordOf<typeof USE_FIELDS>,
    at: number,
    inSection = false,
  ): (PlacedSection & { empty: boolean })[] {
    const partial = find(reference);
    tooLarge ||= partial?.tooLarge === true;
    if (partial === undefined || tooLarge) {
      damaged = true;
      return [];
    }
    damaged ||= partial.damaged;
    const chosen = chooseSections(reference, partial, inSection, report);
    const isMissing = chosen.length === 0 && partial.sections.length > 0;
    const used = adapt(chosen, fields, partial.damaged || isMissing, report);
    added += used.reduce((sum, { entries }) => sum + entries.length, used.length);
    if (added > MAX_EXPANSION) {
      const message = words('partialsTooLarge', MAX_EXPANSION);
      report.add(source, 'too-large', at, message, words('useFewer'));
      damaged = true;
      tooLarge = true;
      return [];
    }
    return used.map((section, index) => ({
      ...section,
      entries: section.entries.map((entry) => ({ ...entry, defaults: [...entry.defaults, ...ownDefaults], useAt: at })),
      empty: chosen[index]?.entries.length === 0,
    }));
  }
}

/** The range of a section in its file. */
const placeOf = ({ source, at, endsAt }: SourceSection): PlacedSection['place'] => ({ source, at, endsAt });

/** Fields that restrict when a section is shown. Its entries do not inherit them. */
const SHOWN = ['hidden', 'onlyNight', 'served'] as const;
type Shown = { readonly [Rule in (typeof SHOWN)[number]]?: Located<unknown> };

/** Reports a `use` in a section whose times differ from those of the used section: they would be lost. */
function reportLeftBehind(
  { word: { name }, source, at }: Extract<SourceEntry, { kind: 'use' }>,
  { section, id }: PlacedSection,
  around: Shown,
  report: Report,
): void {
  if (around.hidden?.value === true) return;
  const own: Shown = section.fields;
  const left = SHOWN.find((rule) => own[rule]?.value && !isDeepStrictEqual(own[rule].value, around[rule]?.value));
  if (left === undefined) return;
  const place = `${name}#${id}`;
  report.add(source, 'left-behind', at, words('ruleLeftBehind', place, left), words('sayItToo', place));
}

/** The sections of a partial, or only the one that the reference names. Within a section, one must be named if there are several. */
function chooseSections(
  reference: PartialReference,
  { sections, damaged }: PlacedPartial,
  inSection: boolean,
  report: Report,
): readonly PlacedSection[] {
  const { name, section: id, source, at, sectionAt } = reference;
  const ids = sections.map((section) => `${name}#${section.id}`).join(', ');
  if (id === undefined) {
    if (!inSection || sections.length <= 1) return sections;
    report.add(source, 'unknown-partial', at, words('severalSections', name), words('nameOneOfThem', ids));
    return [];
  }
  const chosen = sections.filter((section) => section.id === id);
  if (chosen.length === 0 && !damaged) {
    const message = words('noSuchSection', name, id);
    report.add(source, 'unknown-partial', sectionAt, message, words('itsSectionsAre', ids));
  }
  return chosen;
}

function withIds(drafts: readonly Draft[], report: Report): PlacedSection[] {
  const sectionIds = assignIds(
    drafts.map(({ section }) => ({ explicit: section.fields.id, text: firstText(section.title) })),
    'section',
    report,
  );
  const wanted = drafts.flatMap(({ entries }) =>
    entries.map(({ entry }) => wantedId(entry)).filter((id) => id !== undefined),
  );
  const entryIds = assignIds(wanted, 'item', report).values();
  return drafts.map(({ section, entries, place, damaged }, index) => ({
    section,
    id: sectionIds[index] ?? '',
    entries: entries.map((placed) =>
      wantedId(placed.entry) === undefined ? placed : { ...placed, id: entryIds.next().value },
    ),
    place,
    damaged,
  }));
}

/** Limit of items searched for a hint. */
const MAX_NAMED = 100;

/**
 * The sections of a `use`, without the items in `without` and with the new price lists of `prices`. An unknown id is an
 * error, unless the sections are damaged. An id may be the partial's own (with its number), or the slug of an item's name.
 */
function adapt(
  sections: readonly PlacedSection[],
  { without = [], prices = [] }: RecordOf<typeof USE_FIELDS>,
  damaged: boolean,
  report: Report,
): readonly PlacedSection[] {
  if (without.length === 0 && prices.length === 0) return sections;
  const items = sections.flatMap(({ entries }) => entries.filter(({ id }) => id !== undefined));
  const byId = new Map(items.map((placed) => [placed.id, placed]));
  const bySlug = new Map(items.toReversed().map((placed) => [slug(wantedId(placed.entry)?.text ?? ''), placed]));
  const find = (wanted: Located<string>): PlacedEntry | undefined => {
    const found = byId.get(wanted.value) ?? bySlug.get(wanted.value);
    if (found === undefined && !damaged) {
      const ids = items.slice(0, MAX_NAMED).map(({ id }) => id ?? '');
      const all = words('itemsAre', `${ids.join(', ')}${items.length > MAX_NAMED ? ' …' : ''}`);
      const hint = hintOfNearest(wanted.value, ids) ?? all;
      report.add(wanted.source, 'unknown-item', wanted.at, words('noSuchItem', wanted.value), hint);
    }
    return found;
  };
  const dropped = new Set(without.map((id) => find(id)));
  const repriced = new Map(prices.map(({ id, prices: list }) => [find(id), list]));
  for (const { id } of prices) {
    const found = find(id);
    if (found === undefined || !dropped.has(found)) continue;
    report.add(id.source, 'conflicting-rules', id.at, words('droppedAndPriced', id.value), words('deleteOneOfTwo'));
  }
  return sections.map((section) => ({
    ...section,
    entries: section.entries
      .filter((placed) => !dropped.has(placed))
      .map((placed) => {
        const list = repriced.get(placed);
        return list === undefined ? placed : { ...placed, prices: list };
      }),
  }));
}
