import { isSourceText } from '../../validate/text.ts';
import { isMeasure } from '../../resolve/texts.ts';
import { isScalar, type Node } from 'yaml';
import { firstText } from '../../resolve/placed.ts';
import { isDefaultWord } from '../../resolve/resolve-fields.ts';
import { slug } from '../../parse/slug.ts';
import { ENTRIES } from '../../validate/entry-fields.ts';
import type { Field, FieldTable, FieldType } from '../../validate/field.ts';
import { SECTION_FIELDS, PARTIAL_FIELDS, VENUE_FIELDS } from '../../validate/fields.ts';
import { DEFAULT_FIELDS } from '../../kinds/item-fields.ts';
import type {
  Located,
  SourceEntry,
  SourcePrice,
  SourceSection,
  SourceText,
  ValuesByType,
} from '../../validate/values.ts';
import type { Language } from '../../../src/terms/language.ts';
import type { Report } from '../../diagnostics/report.ts';
import { shortened } from '../../diagnostics/words.ts';
import type { SourceFile, Source } from '../../parse/source-file.ts';
import { readPartialFile, readVenueFile, type VenueFile } from '../../validate/files.ts';
import { readInterfaceFile } from '../../validate/interface-file.ts';

/** A multilingual text of a file, and its place. */
export type FileText = {
  readonly text: SourceText;
  /** A unique key made of the names around it, stable while these are: 'para-picar/costillas-a-la-miel/description'. */
  readonly key: string;
  /** The same in words: the section's title, the dish, the field. */
  readonly place: readonly string[];
  /** Whether it has and needs no tags: then it is the same in every language. */
  readonly isUntagged: boolean;
};

/** The position of the walk: names for the key, words for people. */
type Place = { readonly key: string; readonly words: readonly string[] };

type Walk = {
  readonly texts: FileText[];
  /** Nodes seen so far: a text repeated by aliases counts once. */
  readonly seen: Set<Node>;
  /** How often each name was used. */
  readonly names: Map<string, number>;
};

/** Limit of characters of a text in keys below it. */
const MOST_OF_NAME = 40;

/** All multilingual texts of a file in document order, found by the field tables. */
export function collectTexts(fields: object, table: FieldTable): FileText[] {
  const walk: Walk = { texts: [], seen: new Set(), names: new Map() };
  visitRecord(fields, table, { key: '', words: [] }, walk);
  return walk.texts.toSorted((one, other) => startOf(one) - startOf(other));
}

const startOf = ({ text }: FileText): number => text.node.range?.[0] ?? 0;

function visitRecord(fields: object, table: FieldTable, place: Place, walk: Walk): void {
  for (const [name, value] of Object.entries(fields)) {
    const field = table[name];
    if (field !== undefined) visitField(value, field, name, place, walk);
  }
}

function visitField(value: unknown, field: Field, name: string, place: Place, walk: Walk): void {
  // The reader of the field's type has given the value that type.
  const list = (LISTS as Readonly<Record<string, (value: unknown) => readonly SourceText[]>>)[field.type]?.(value);
  if (list !== undefined) return addList(list, name, place, walk);
  (VISITORS as Readonly<Record<string, Visit<unknown>>>)[field.type]?.(value, field, name, place, walk);
}

type Visit<Value> = (value: Value, field: Field, name: string, place: Place, walk: Walk) => void;

/** Types of fields without texts: those named, and those of one value. */
type Textless =
  | ('allergens' | 'choose' | 'confirmed' | 'languages' | 'partial' | 'pricesById')
  | { [Type in FieldType]: ValuesByType[Type] extends Located<unknown> | Located<unknown>[] ? Type : never }[FieldType];

/** The texts of a list, or of its members. */
const LISTS = {
  texts: (texts: readonly SourceText[]) => texts,
  drinks: (drinks: SourceText | readonly SourceText[]) => [drinks].flat(),
  phone: (phones) => phones.flatMap(({ label }) => label ?? []),
  options: (options) => options.map(({ name }) => name),
  dishes: (dishes) => dishes.flatMap(({ name, prices = [] }) => [name, ...prices.flatMap(translatableLabel)]),
  price: (prices) => prices.flatMap(translatableLabel),
  prices: (prices) => prices.flatMap(translatableLabel),
} satisfies { readonly [Type in FieldType]?: (value: ValuesByType[Type]) => readonly SourceText[] };

/** Visitors for other types with texts. A type of field that is missing in both tables is a type error. */
const VISITORS: { readonly [Type in Exclude<FieldType, Textless | keyof typeof LISTS>]: Visit<ValuesByType[Type]> } = {
  text: add,
  mapping: (mapping, { fields = {} }, name, place, walk) =>
    visitRecord(mapping, fields, below(name, name, place, walk), walk),
  mappings: (mappings, { fields = {} }, name, place, walk) => {
    for (const mapping of mappings as { readonly title?: SourceText }[]) {
      const { title } = mapping;
      const [step, word] = title === undefined ? [name, name] : [slugOf(title), firstText(title)];
      visitRecord(mapping, fields, below(step, word, place, walk), walk);
    }
  },
  defaults: (defaults, _, name, place, walk) =>
    visitRecord(defaults, DEFAULT_FIELDS, below(name, name, place, walk), walk),
  sections: (sections, _, __, ___, walk) => sections.list.forEach((section) => visitSection(section, walk)),
  entries: (entries, _, __, place, walk) => entries.list.forEach((entry) => visitEntry(entry, place, walk)),
};

/** An editor's own labels, including those on one line, which need the long form for a translation. */
function translatableLabel({ label }: SourcePrice): SourceText[] {
  return typeof label === 'object' && isSourceText(label.own) ? [label.own] : [];
}

function visitSection(section: SourceSection, walk: Walk): void {
  if (section.kind === 'use') return;
  const { title, fields } = section;
  const place = below(fields.id?.value ?? slugOf(title), firstText(title), { key: '', words: [] }, walk);
  add(title, SECTION_FIELDS.section, 'section', { ...place, words: [] }, walk);
  const { section: _title, ...others } = fields;
  visitRecord(others, SECTION_FIELDS, place, walk);
}

function visitEntry(entry: SourceEntry, place: Place, walk: Walk): void {
  const { kind, fields } = entry;
  if (kind === 'use') return;
  const table: { word: Field; fields: FieldTable } = ENTRIES[kind];
  if (Array.isArray(entry.word)) {
    visitField(entry.word, table.word, kind, below(kind, kind, place, walk), walk);
    return;
  }
  const id = 'id' in fields ? fields.id?.value : undefined;
  const own = below(id ?? slugOf(entry.word), firstText(entry.word), place, walk);
  add(entry.word, table.word, kind, { ...own, words: place.words }, walk);
  visitRecord(fields, table.fields, own, walk);
}

function add(text: SourceText, field: Field, name: string, place: Place, walk: Walk): void {
  put(text, join(place.key, name), [...place.words, name], walk, mayStayUntagged(text, field));
}

/** Adds the texts of a list. The key has their words, the place for people only the list's name. */
function addList(texts: readonly SourceText[], name: string, place: Place, walk: Walk): void {
  for (const text of texts) put(text, join(join(place.key, name), slugOf(text)), [...place.words, name], walk);
}

function put(
  text: SourceText,
  key: string,
  place: readonly string[],
  { texts, seen, names }: Walk,
  isUntagged = false,
): void {
  if (seen.has(text.node)) return;
  seen.add(text.node);
  texts.push({ text, key: unique(key, names), place, isUntagged });
}

/** The place of a named child. */
function below(name: string, word: string, { key, words }: Place, { names }: Walk): Place {
  return { key: unique(join(key, name), names), words: [...words, shortened(word, MOST_OF_NAME)] };
}

const join = (key: string, name: string): string => (key === '' ? name : `${key}/${name}`);

function unique(key: string, names: Map<string, number>): string {
  const count = (names.get(key) ?? 0) + 1;
  names.set(key, count);
  return count === 1 ? key : unique(`${key}-${count}`, names);
}

const slugOf = (text: SourceText): string => slug(firstText(text)).slice(0, MOST_OF_NAME).replace(/-$/, '') || 'text';

/** Whether a text has and needs no tags: its field is untagged, it is a measure, or it is a default that the interface translates. */
function mayStayUntagged(text: SourceText, field: Field): boolean {
  const { node, values, language } = text;
  if (!isScalar(node) || Object.keys(values).some((code) => code !== language)) return false;
  return field.untagged === true || isMeasure(text) || isDefaultWord(text, field);
}

export type FileKind = 'venue' | 'partial' | 'interface';

export type FileTexts = {
  readonly source: SourceFile;
  /** The languages of the file; undefined if its list is invalid. */
  readonly languages: readonly Language[] | undefined;
  readonly texts: readonly FileText[];
  /** False if YAML could not read it, or only after a repair. */
  readonly isWhole: boolean;
  /** Whether the file has an error, on its own. */
  readonly hasErrors: boolean;
};

/** Reads the texts of a file as far as possible. Its errors are reported by `check`. */
export function readFileTexts(given: Source, kind: FileKind): FileTexts {
  if (kind === 'interface') {
    const { source, values, fields, report } = readInterfaceFile(given);
    return textsOf(source, report, source.languages, values && collectTexts(values, fields));
  }
  if (kind === 'partial') {
    const { source, fields, report, languagesKnown } = readPartialFile(given);
    const languages = languagesKnown ? (fields?.languages ?? ['es' as const]) : undefined;
    return textsOf(source, report, languages, fields && collectTexts(fields, PARTIAL_FIELDS));
  }
  return venueTexts(readVenueFile(given));
}

export function venueTexts({ source, fields, report, languagesKnown }: VenueFile): FileTexts {
  const offered = [...(fields?.languages ?? ['es' as const]), ...(fields?.requiredLanguages ?? [])];
  const languages = languagesKnown ? [...new Set(offered)] : undefined;
  return textsOf(source, report, languages, fields && collectTexts(fields, VENUE_FIELDS));
}

function textsOf(
  source: SourceFile,
  { failed }: Report,
  languages: readonly Language[] | undefined,
  texts: readonly FileText[] | undefined,
): FileTexts {
  const isWhole = texts !== undefined && source.mendedLines.length === 0;
  return { source, languages, texts: texts ?? [], isWhole, hasErrors: failed };
}

/** The original of a text: in the file's first language, or else in the first that it has. */
export function originalOf({ text: { language, values } }: FileText): { language: Language; text: string } {
  const own = values[language];
  if (own !== undefined) return { language, text: own };
  const [[code, text] = [language, '']] = Object.entries(values) as [Language, string][];
  return { language: code, text };
}
