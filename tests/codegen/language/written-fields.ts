import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ENTRIES, type EntryWord } from '../../../codegen/validate/entry-fields.ts';
import type { FieldTable } from '../../../codegen/validate/field.ts';
import { PARTIAL_FIELDS, SECTION_FIELDS, SECTION_USE_FIELDS, VENUE_FIELDS } from '../../../codegen/validate/fields.ts';
import { ITEM_FIELDS } from '../../../codegen/kinds/item-fields.ts';

type Mapping = Readonly<Record<string, unknown>>;

/**
 * All fields that the validator knows, by where they stand: `venue.contact.phone`, `item.price`, `builder.steps.choose`. Those
 * that a highlight shares with an item stand with the item only.
 */
export function knownFields(): string[] {
  return [
    ...namesOf(VENUE_FIELDS, 'venue'),
    ...namesOf(PARTIAL_FIELDS, 'partial'),
    ...namesOf(SECTION_FIELDS, 'section'),
    ...namesOf(SECTION_USE_FIELDS, 'section use'),
    ...Object.entries(ENTRIES).flatMap(([kind, { word, fields }]) => [
      kind,
      ...namesOf(ownFields(kind, fields), kind),
      ...('fields' in word ? namesOf(word.fields, kind) : []),
    ]),
  ];
}

function namesOf(table: FieldTable, place: string): string[] {
  return Object.entries(table).flatMap(([name, { fields = {} }]) => [
    `${place}.${name}`,
    ...namesOf(fields, `${place}.${name}`),
  ]);
}

function ownFields(kind: string, table: FieldTable): FieldTable {
  if (kind !== 'highlight') return table;
  return Object.fromEntries(Object.entries(table).filter(([name]) => !Object.hasOwn(ITEM_FIELDS, name)));
}

/** The fields that the menus in a folder write, named as above. A dish on one line is an `item`, its flags are fields. */
export function writtenFields(folder: string): Set<string> {
  const names = [
    ...menusIn(folder).flatMap((menu) => topLevel(menu, VENUE_FIELDS, 'venue')),
    ...menusIn(join(folder, '_shared')).flatMap((partial) => topLevel(partial, PARTIAL_FIELDS, 'partial')),
  ];
  return new Set(names);
}

const menusIn = (folder: string): Mapping[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => parse(readFileSync(join(folder, name), 'utf8')));

function topLevel(menu: Mapping, table: FieldTable, place: string): string[] {
  const sections = mappingsIn(menu['sections']).flatMap((section) => {
    if ('use' in section) return written(section, SECTION_USE_FIELDS, 'section use');
    return [...written(section, SECTION_FIELDS, 'section'), ...mappingsIn(section['items']).flatMap(ofEntry)];
  });
  const defaults = mappingsIn(menu['defaults']).flatMap((each) => written(each, ITEM_FIELDS, 'item'));
  return [...written(menu, table, place), ...defaults, ...sections];
}

function ofEntry(entry: Mapping): string[] {
  const [kind = ''] = Object.keys(entry);
  if (!isKind(kind)) return flagsOf(entry[kind]).map((flag) => `item.${flag}`);
  const { word, fields } = ENTRIES[kind];
  const below = 'fields' in word ? mappingsIn(entry[kind]).flatMap((each) => written(each, word.fields, kind)) : [];
  const shared = kind === 'highlight' ? written(entry, ITEM_FIELDS, 'item') : [];
  return [kind, ...written(entry, ownFields(kind, fields), kind), ...shared, ...below];
}

const isKind = (word: string): word is EntryWord => Object.hasOwn(ENTRIES, word);

/** The words at the end of a dish on one line, which are fields of a dish that are true. */
function flagsOf(value: unknown): string[] {
  const words = String(value).split(/\s+/);
  return words.slice(words.findLastIndex((word) => !Object.hasOwn(ITEM_FIELDS, word)) + 1);
}

function written(mapping: Mapping, table: FieldTable, place: string): string[] {
  return Object.entries(table)
    .filter(([name]) => name in mapping)
    .flatMap(([name, { fields = {} }]) => [
      `${place}.${name}`,
      ...mappingsIn(mapping[name]).flatMap((each) => written(each, fields, `${place}.${name}`)),
    ]);
}

/** The mappings of a list, or the one mapping that stands in its place. */
function mappingsIn(value: unknown): Mapping[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((each): each is Mapping => typeof each === 'object' && each !== null);
}
