import { isMap, isScalar, isSeq, type Node, type YAMLMap } from 'yaml';
import { didYouMean, distance } from '../diagnostics/nearest.ts';
import { isNothing, sidesOf, startOf, textOf } from '../parse/nodes.ts';
import { ENTRIES, type EntryWord } from './entry-fields.ts';
import { ITEM_FIELDS } from './item-fields.ts';
import { readOneLine } from './one-line.ts';
import { checkPriceOrPrices } from './price-or-prices.ts';
import { problemAt, type Reader } from './reader.ts';
import { missingField, readRecord } from './record.ts';
import { isWritten, readText } from './text.ts';
import type { ListOf, SourceEntry, SourceText } from './values.ts';

export const ENTRY_WORDS = Object.keys(ENTRIES) as EntryWord[];

function isEntryWord(word: string | undefined): word is EntryWord {
  return word !== undefined && Object.hasOwn(ENTRIES, word);
}

/** A section's entries are a list; each is a dish on one line, or its first word says what it is. */
export function readEntries(reader: Reader, node: Node): ListOf<SourceEntry> | undefined {
  if (!isSeq(node)) {
    return problemAt(reader, 'wrong-type', node, 'A list of dishes is expected here.', 'begin each dish with a dash');
  }
  const list: SourceEntry[] = [];
  for (const item of node.items as Node[]) {
    const entry = readEntry(reader, item);
    if (entry !== undefined) list.push(entry);
  }
  return { list, written: node.items.length };
}

function readEntry(reader: Reader, node: Node): SourceEntry | undefined {
  if (!isMap(node)) return notAnEntry(reader, node);
  const [first, second] = node.items;
  if (first === undefined) return notAnEntry(reader, node);
  const { key, value } = sidesOf(first);
  const word = textOf(key);
  if (isEntryWord(word)) return readLongForm(reader, node, word);
  if (second !== undefined) return readByLaterWord(reader, node);
  const meant = word === undefined ? undefined : misspeltWord(word, value);
  if (key !== null && meant !== undefined) {
    return problemAt(reader, 'unknown-field', key, `"${word}" is not a kind of entry.`, `did you mean "${meant}"?`);
  }
  const name = key === null ? undefined : readText(reader, key);
  if (name === undefined) return undefined;
  if (!isWritten(name)) {
    if (textOf(key)?.trim() !== '') return undefined;
    return problemAt(
      reader,
      'missing-field',
      key ?? node,
      'The name of this dish is missing.',
      'write it before the colon',
    );
  }
  const fields = readOneLine(reader, value);
  return { kind: 'item', word: name, fields: fields ?? {}, source: reader.source, at: startOf(node) };
}

function readLongForm(reader: Reader, map: YAMLMap, kind: EntryWord): SourceEntry | undefined {
  const { word: field, fields: table } = ENTRIES[kind];
  const node = sidesOf(map.items.find(({ key }) => textOf(key) === kind) ?? unreachable()).value;
  const fields = readRecord(reader, map, table, { except: kind });
  if (kind === 'item' || kind === 'highlight') checkPriceOrPrices(reader, map);
  if (node === null || isNothing(node)) {
    missingField(reader, map, kind);
    return undefined;
  }
  const word = reader.types[field.type](reader, node, field);
  if (word === undefined) return undefined;
  if (field.type === 'text' && !isWritten(word as SourceText)) {
    if (textOf(node)?.trim() === '') missingField(reader, map, kind);
    return undefined;
  }
  return { kind, word, fields, source: reader.source, at: startOf(map) } as SourceEntry;
}

/** Several fields of which the first is no entry's word: the order is another, or the long form was not known. */
function readByLaterWord(reader: Reader, map: YAMLMap): SourceEntry | undefined {
  const names = map.items.map(({ key }) => textOf(key));
  const isField = names.map((name) => name !== undefined && Object.hasOwn(ITEM_FIELDS, name));
  const later = names.find((name) => isEntryWord(name));
  const first = sidesOf(map.items[0] ?? unreachable()).key ?? map;
  if (isEntryWord(later)) {
    const startsWithField = names[0] !== undefined && Object.hasOwn(ENTRIES[later].fields, names[0]);
    if (startsWithField) return readLongForm(reader, map, later);
  }
  if (isField[0] === true) {
    missingField(reader, map, 'item', 'write - item: and the name of the dish, and the rest below it');
    return undefined;
  }
  const dish = names[0] ?? '';
  if (!isField.slice(1).includes(true) && !names.slice(1).some((name) => isEntryWord(name)) && !isSlipOfWord(dish)) {
    const second = sidesOf(map.items[1] ?? unreachable()).key ?? map;
    const message = `"${names[1] ?? ''}" stands below a dish without a dash of its own.`;
    return problemAt(reader, 'unknown-field', second, message, 'begin each dish with a dash');
  }
  const hint = isSlipOfWord(dish)
    ? didYouMean(dish, ENTRY_WORDS)
    : `write the long form: - item: ${dish}, and below it price: and the other fields`;
  return problemAt(reader, 'unknown-field', first, `"${dish}" has fields below it and is not a kind of entry.`, hint);
}

function isSlipOfWord(word: string): boolean {
  return ENTRY_WORDS.some((entry) => distance(word.toLowerCase(), entry.toLowerCase(), 1) <= 1);
}

/**
 * The kind of entry that the key of a single pair was meant for. A dish may be called nearly as one ('Nota: 3'), so what
 * stands behind the colon must be words, and the key a long one with one letter wrong, or right but for its case.
 */
function misspeltWord(word: string, value: Node | null): EntryWord | undefined {
  const text = textOf(value)?.trim() ?? '';
  if (!/^\p{L}/u.test(text) || !isScalar(value)) return undefined;
  const key = word.toLowerCase();
  return ENTRY_WORDS.find((entry) => {
    const limit = entry.length >= 6 ? 1 : 0;
    return distance(key, entry.toLowerCase(), limit) <= limit;
  });
}

function notAnEntry(reader: Reader, node: Node): undefined {
  const text = textOf(node)?.trim();
  if (text === undefined || isNothing(node)) {
    const hint = isSeq(node) ? 'write one dash before each dish' : 'delete the dash, or write a dish behind it';
    return problemAt(reader, 'wrong-type', node, 'A dish is expected here.', hint);
  }
  const end = node.range?.[1] ?? 0;
  const comment = /^[ \t]+#[^\n]*:/.test(reader.source.text.slice(end, end + 200));
  const hint = comment
    ? 'what follows # is a comment to YAML: put the name in quotes'
    : `write "- ${text}:", with its price behind the colon`;
  return problemAt(reader, 'wrong-type', node, `"${text}" has no colon behind it.`, hint);
}

function unreachable(): never {
  throw new Error('A mapping with a key has a pair for it.');
}
