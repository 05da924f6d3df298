/** A member of a list that is a name with something behind its colon. */
import { isMap, type Node, type Scalar, type YAMLMap } from 'yaml';
import { words } from '../diagnostics/words.ts';
import { isNothing, sidesOf, textOf } from '../parse/nodes.ts';
import { problemAt, type Reader } from './reader.ts';
import { isWritten, readText } from './text.ts';
import type { SourceText } from './values.ts';

/** `{es: Queso, en: Cheese}` is a text, and no name with a value. */
export function isNamedValue(node: Node): node is YAMLMap {
  return isMap(node) && !node.items.every(({ key }) => /^[a-z]{2}$/.test(textOf(key as Scalar) ?? ''));
}

/** `NAME: VALUE`, one pair; undefined after it has been reported why it is none. */
export function readNamedValue(
  reader: Reader,
  map: YAMLMap,
): { readonly name: SourceText; readonly key: Node; readonly value: Node | null } | undefined {
  const [first, second] = map.items;
  if (first === undefined || second !== undefined) {
    const extra = (second && sidesOf(second).key) ?? map;
    return problemAt(reader, 'unknown-field', extra, words('optionIsNameAndPrice'), words('beginOptionWithDash'));
  }
  const { key, value } = sidesOf(first);
  const name = key === null || isNothing(key) ? undefined : readText(reader, key);
  if (key === null || name === undefined || !isWritten(name)) {
    return problemAt(reader, 'missing-field', key ?? map, words('noOptionName'), words('writeBeforeColon'));
  }
  return { name, key, value };
}
