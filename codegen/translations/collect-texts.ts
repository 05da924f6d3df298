import { isScalar, type Node } from 'yaml';
import { firstText } from '../resolve/placed.ts';
import { slug } from '../resolve/slug.ts';
import { ENTRIES } from '../validate/entry-fields.ts';
import type { Field, FieldTable } from '../validate/field.ts';
import { SECTION_FIELDS } from '../validate/fields.ts';
import { DEFAULT_FIELDS } from '../validate/item-fields.ts';
import type { ListOf, SourceEntry, SourceOption, SourcePrice, SourceSection, SourceText } from '../validate/values.ts';
import { shortened } from './shortened.ts';

/** A multilingual text of a file, and where it stands. */
export type FileText = {
  readonly text: SourceText;
  /** Names of what it stands in, the same as long as these are: 'para-picar/costillas-a-la-miel/description'. No two are equal. */
  readonly key: string;
  /** The same in words: the section's title, the dish, the field. */
  readonly place: readonly string[];
  /** Without tags it is the same in every language, and lacks none. */
  readonly isUntagged: boolean;
};

/** Where the walk is: names for the key, words for people. */
type Place = { readonly key: string; readonly words: readonly string[] };

type Walk = {
  readonly texts: FileText[];
  /** A text that aliases repeat is one text. */
  readonly seen: Set<Node>;
  /** How often each name has been given. */
  readonly names: Map<string, number>;
};

/** Letters of a text in the key of what stands below it. */
const MOST_OF_NAME = 40;

/** All multilingual texts of a file, in the order in which they stand in it. The field tables say where there are any. */
export function collectTexts(fields: object, table: FieldTable): FileText[] {
  const walk: Walk = { texts: [], seen: new Set(), names: new Map() };
  visitRecord(fields, table, { key: '', words: [] }, walk);
  return walk.texts.toSorted((one, other) => startOf(one) - startOf(other));
}

function startOf({ text }: FileText): number {
  return text.node.range?.[0] ?? 0;
}

function visitRecord(fields: object, table: FieldTable, place: Place, walk: Walk): void {
  for (const [name, value] of Object.entries(fields)) {
    const field = table[name];
    if (field !== undefined) visitField(value, field, name, place, walk);
  }
}

function visitField(value: unknown, field: Field, name: string, place: Place, walk: Walk): void {
  switch (field.type) {
    case 'text':
      add(value as SourceText, name, place, walk);
      break;
    case 'texts':
    case 'drinks':
      addList([value].flat() as SourceText[], name, place, walk);
      break;
    case 'options':
      addList(
        (value as SourceOption[]).map((option) => option.name),
        name,
        place,
        walk,
      );
      break;
    case 'prices':
      addList((value as SourcePrice[]).flatMap(translatableLabel), name, place, walk);
      break;
    case 'mapping':
      visitRecord(value as object, field.fields ?? {}, below(name, name, place, walk), walk);
      break;
    case 'mappings':
      for (const fields of value as { readonly title?: SourceText }[]) {
        const { title } = fields;
        const [step, word] = title === undefined ? [name, name] : [slugOf(title), firstText(title)];
        visitRecord(fields, field.fields ?? {}, below(step, word, place, walk), walk);
      }
      break;
    case 'defaults':
      visitRecord(value as object, DEFAULT_FIELDS, below(name, name, place, walk), walk);
      break;
    case 'sections':
      for (const section of (value as ListOf<SourceSection>).list) visitSection(section, walk);
      break;
    case 'entries':
      for (const entry of (value as ListOf<SourceEntry>).list) visitEntry(entry, place, walk);
      break;
    default:
  }
}

/** Labels in one line are not open to translation. */
function translatableLabel({ label }: SourcePrice): SourceText[] {
  return typeof label === 'object' && 'node' in label.own ? [label.own] : [];
}

function visitSection(section: SourceSection, walk: Walk): void {
  if (section.kind === 'use') return;
  const { title, fields } = section;
  const place = below(fields.id?.value ?? slugOf(title), firstText(title), { key: '', words: [] }, walk);
  add(title, 'section', { ...place, words: [] }, walk);
  const { section: _title, ...others } = fields;
  visitRecord(others, SECTION_FIELDS, place, walk);
}

function visitEntry(entry: SourceEntry, place: Place, walk: Walk): void {
  const { kind, fields } = entry;
  if (kind === 'use') return;
  const table: { word: Field; fields: FieldTable } = ENTRIES[kind];
  if (kind === 'conditions') {
    visitField(entry.word, table.word, kind, below(kind, kind, place, walk), walk);
    return;
  }
  const id = 'id' in fields ? fields.id?.value : undefined;
  const own = below(id ?? slugOf(entry.word), firstText(entry.word), place, walk);
  add(entry.word, kind, { ...own, words: place.words }, walk);
  visitRecord(fields, table.fields, own, walk);
}

function add(text: SourceText, name: string, place: Place, walk: Walk): void {
  put(text, join(place.key, name), [...place.words, name], walk);
}

/** A list's texts are named by their words in the key, by the list for people, who see the words beside it. */
function addList(texts: readonly SourceText[], name: string, place: Place, walk: Walk): void {
  for (const text of texts) put(text, join(join(place.key, name), slugOf(text)), [...place.words, name], walk);
}

function put(text: SourceText, key: string, place: readonly string[], { texts, seen, names }: Walk): void {
  if (seen.has(text.node)) return;
  seen.add(text.node);
  texts.push({ text, key: unique(key, names), place, isUntagged: mayStayUntagged(place, text) });
}

/** One step further in: into what has a name of its own. */
function below(name: string, word: string, { key, words }: Place, { names }: Walk): Place {
  return { key: unique(join(key, name), names), words: [...words, shortened(word, MOST_OF_NAME)] };
}

function join(key: string, name: string): string {
  return key === '' ? name : `${key}/${name}`;
}

function unique(key: string, names: Map<string, number>): string {
  const count = (names.get(key) ?? 0) + 1;
  names.set(key, count);
  return count === 1 ? key : unique(`${key}-${count}`, names);
}

function slugOf(text: SourceText): string {
  return slug(firstText(text)).slice(0, MOST_OF_NAME).replace(/-$/, '') || 'text';
}

/** The label of a telephone number without tags, and the word `person`, which the interface says in every language. */
function mayStayUntagged(place: readonly string[], { node, values, language }: SourceText): boolean {
  if (!isScalar(node) || Object.keys(values).some((code) => code !== language)) return false;
  const name = place.at(-1);
  return name === 'per' ? values[language] === 'person' : place.join(' ') === 'info phones label';
}
