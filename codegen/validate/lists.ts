/** Lists: members of the field's type, each after a dash or between commas in brackets. */
import { isMap, isSeq, type Node, type YAMLMap } from 'yaml';
import type { Field } from './field.ts';
import { asMap, readRecord } from './record.ts';
import type { SourceText, SourceDish } from './values.ts';
import { words } from '../diagnostics/words.ts';
import { fieldOf, isBlockScalar, isNothing, startOf, textOf } from '../parse/nodes.ts';
import { isCutByComma, isNamedValue, readBareName, readNamedValue } from './named-value.ts';
import { readOneLine } from './one-line.ts';
import { isEmptyMember, membersOf, problemAt, type Reader } from './reader.ts';
import { isWritten, readText } from './text.ts';

/** A list of multilingual texts; one text alone counts as a list of it. */
export function readTexts(reader: Reader, node: Node): SourceText[] {
  checkBlock(reader, node);
  return membersOf(reader, node).flatMap((item) => {
    const text = isCutByComma(reader, item) ? undefined : readText(reader, item);
    return text !== undefined && isWritten(text) ? [text] : [];
  });
}

/** Reports a list after `|`, which YAML reads as one text with dashes. */
function checkBlock(reader: Reader, node: Node): void {
  const lines = isBlockScalar(node) ? (textOf(node) ?? '').trim().split('\n') : [];
  if (lines.length < 2 || !lines.every((line) => line.startsWith('- '))) return;
  const hint = words('deleteBlockSign', reader.source.text[startOf(node)] ?? '');
  problemAt(reader, 'wrong-type', node, words('listExpected'), hint);
}

/** One text, or a list of texts. */
export function readDrinks(reader: Reader, node: Node): SourceText | SourceText[] | undefined {
  checkBlock(reader, node);
  return isSeq(node) ? readTexts(reader, node) : readText(reader, node);
}

export function readMapping(reader: Reader, node: Node, { fields = {} }: Field): object | undefined {
  const map = asMap(reader, node, words('fieldsAre', Object.keys(fields).join(', ')));
  return map === undefined ? undefined : readRecord(reader, map, fields);
}

export function readMappings(reader: Reader, node: Node, { fields = {} }: Field): object[] | undefined {
  const hint = words('beginEachWith', Object.keys(fields).join(', '));
  if (!isSeq(node)) return problemAt(reader, 'wrong-type', node, words('listExpected'), hint);
  return (node.items as Node[]).flatMap((item) => {
    const map = isMap(item) ? item : isEmptyMember(reader, item) ? undefined : asMap(reader, item, hint);
    if (map === undefined) return [];
    if (Object.hasOwn(fields, 'options')) checkOptions(reader, map);
    return [readRecord(reader, map, fields)];
  });
}

/** Reports options of which there is none. */
function checkOptions(reader: Reader, map: YAMLMap): void {
  const options = fieldOf(map, 'options');
  const list = options?.value ?? null;
  const place = (options ?? fieldOf(map, 'choose'))?.key;
  if (!place || !(isNothing(list) || (isSeq(list) && list.items.length === 0))) return;
  problemAt(reader, 'no-options', place, words('noOptions'), words('writeOptions'));
}

/** The dishes of a course: each a name, perhaps with a supplement and a declaration of allergens. One name alone counts as a list of it. */
export function readDishes(reader: Reader, node: Node): SourceDish[] | undefined {
  if (isNamedValue(reader, node)) {
    return problemAt(reader, 'wrong-type', node, words('listExpected'), words('eachOnALine'));
  }
  checkBlock(reader, node);
  return membersOf(reader, node).flatMap((item) => readDish(reader, item) ?? []);
}

function readDish(reader: Reader, node: Node): SourceDish | undefined {
  if (isCutByComma(reader, node)) return undefined;
  if (isNamedValue(reader, node)) {
    const { name, key, value } = readNamedValue(reader, node) ?? {};
    if (name === undefined || key === undefined || value === undefined) return undefined;
    const { price, allergens, marks } = readOneLine(reader, key, value, true) ?? {};
    return { name, ...(price && { prices: price }), ...(allergens && { allergens }), ...(marks && { marks }) };
  }
  const name = readBareName(reader, node);
  return name !== undefined && isWritten(name) ? { name } : undefined;
}
