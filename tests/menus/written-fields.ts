import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { ENTRIES, type EntryWord } from '../../codegen/validate/entry-fields.ts';
import type { FieldTable } from '../../codegen/validate/field.ts';
import { PARTIAL_FIELDS, SECTION_FIELDS, SECTION_USE_FIELDS, VENUE_FIELDS } from '../../codegen/validate/fields.ts';
import { ITEM_FIELDS } from '../../codegen/validate/item-fields.ts';

/** The names of fields by the table they stand in: `venue`, `venue.contact`, `section`, `item`, `builder.steps`. */
export type FieldNames = Map<string, Set<string>>;
type Mapping = Readonly<Record<string, unknown>>;

/** What this repository's menus write: the kinds of their entries, and their fields. */
export function readWrittenFields(): { kinds: Set<string>; fields: FieldNames } {
  const kinds = new Set<string>();
  const fields: FieldNames = new Map();
  for (const menu of readMenus('')) readTopLevel(menu, 'venue', VENUE_FIELDS, kinds, fields);
  for (const partial of readMenus('_shared/')) readTopLevel(partial, 'partial', PARTIAL_FIELDS, kinds, fields);
  return { kinds, fields };
}

/** All fields that the validator knows. Those that a highlight shares with an item stand with the item only. */
export function readKnownFields(): FieldNames {
  const fields: FieldNames = new Map();
  addTable('venue', VENUE_FIELDS, fields);
  addTable('partial', PARTIAL_FIELDS, fields);
  addTable('section', SECTION_FIELDS, fields);
  addTable('section use', SECTION_USE_FIELDS, fields);
  for (const [kind, { word, fields: table }] of Object.entries(ENTRIES)) {
    addTable(kind, ownFields(kind, table), fields);
    if ('fields' in word) addTable(kind, word.fields, fields);
  }
  return fields;
}

function readMenus(folder: string): Mapping[] {
  const url = new URL(`../../menus/${folder}`, import.meta.url);
  return readdirSync(url)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => parse(readFileSync(new URL(name, url), 'utf8')));
}

function ownFields(kind: string, table: FieldTable): FieldTable {
  if (kind !== 'highlight') return table;
  return Object.fromEntries(Object.entries(table).filter(([name]) => !Object.hasOwn(ITEM_FIELDS, name)));
}

function addTable(path: string, table: FieldTable, to: FieldNames): void {
  for (const [name, field] of Object.entries(table)) {
    addName(to, path, name);
    if (field.fields !== undefined) addTable(`${path}.${name}`, field.fields, to);
  }
}

function addName(to: FieldNames, path: string, name: string): void {
  to.set(path, (to.get(path) ?? new Set()).add(name));
}

function readTopLevel(menu: Mapping, path: string, table: FieldTable, kinds: Set<string>, fields: FieldNames): void {
  readMapping(menu, path, table, fields);
  for (const defaults of mappingsIn(menu['defaults'])) readMapping(defaults, 'item', ITEM_FIELDS, fields);
  for (const section of mappingsIn(menu['sections'])) {
    if ('use' in section) readMapping(section, 'section use', SECTION_USE_FIELDS, fields);
    else readMapping(section, 'section', SECTION_FIELDS, fields);
    for (const entry of mappingsIn(section['items'])) readEntry(entry, kinds, fields);
  }
}

function readEntry(entry: Mapping, kinds: Set<string>, fields: FieldNames): void {
  const [kind = ''] = Object.keys(entry);
  if (!isKind(kind)) {
    kinds.add('NAME: VALUE');
    for (const flag of flagsOf(entry[kind])) addName(fields, 'item', flag);
    return;
  }
  kinds.add(kind);
  const { word, fields: table } = ENTRIES[kind];
  readMapping(entry, kind, ownFields(kind, table), fields);
  if (kind === 'highlight') readMapping(entry, 'item', ITEM_FIELDS, fields);
  if ('fields' in word) for (const each of mappingsIn(entry[kind])) readMapping(each, kind, word.fields, fields);
}

/** The words at the end of a dish on one line, which are fields of a dish that are true. */
function flagsOf(value: unknown): string[] {
  const words = String(value).split(/\s+/).toReversed();
  const end = words.findIndex((word) => !Object.hasOwn(ITEM_FIELDS, word));
  return end < 0 ? words : words.slice(0, end);
}

function isKind(word: string): word is EntryWord {
  return Object.hasOwn(ENTRIES, word);
}

function readMapping(mapping: Mapping, path: string, table: FieldTable, to: FieldNames): void {
  for (const [name, value] of Object.entries(mapping)) {
    const field = Object.hasOwn(table, name) ? table[name] : undefined;
    if (field === undefined) continue;
    addName(to, path, name);
    if (field.fields === undefined) continue;
    for (const each of mappingsIn(value)) readMapping(each, `${path}.${name}`, field.fields, to);
  }
}

/** The mappings of a list, or the one mapping that stands in its place. */
function mappingsIn(value: unknown): Mapping[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((each): each is Mapping => typeof each === 'object' && each !== null);
}
