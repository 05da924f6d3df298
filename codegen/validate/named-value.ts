/** A member of a list that is a name with something behind its colon. */
import { isMap, type Node, type Scalar, type YAMLMap } from 'yaml';
import { fixing, words } from '../diagnostics/words.ts';
import { isNothing, plainTextOf, rangeOf, sidesOf, textOf } from '../parse/nodes.ts';
import { bracketsIn } from './allergens.ts';
import { AMOUNT } from './price-meant.ts';
import { problemAt, type Reader } from './reader.ts';
import { isWritten, readText } from './text.ts';
import type { SourceText } from './values.ts';

/** `Chuletón +3`: a name, and what it adds to a price. */
const NAME_AND_PLUS = new RegExp(String.raw`^(.*[^\s:])\s+(\+\s*${AMOUNT}\s*€?)$`, 'su');

/** `{es: Queso, en: Cheese}` is a text, and no name with a value. */
export function isNamedValue(node: Node): node is YAMLMap {
  return isMap(node) && !node.items.every(({ key }) => /^[a-z]{2}$/.test(textOf(key as Scalar) ?? ''));
}

/** Says of a bare name that it ends in a value: `Chuletón +3` and, where a value can declare, `Pan [gluten]`. In quotes it is a name. */
export function checkBareName(reader: Reader, node: Node, declares: boolean): void {
  const text = plainTextOf(node) ?? '';
  const [, bare, added = ''] = NAME_AND_PLUS.exec(text) ?? [];
  const { name, brackets: value } = (declares ? bracketsIn(text) : undefined) ?? { name: bare, brackets: added };
  if (name === undefined) return;
  const line = `${name}: ${value}`;
  const hint = fixing({ ...rangeOf(node), text: line }, words('writeDish', line));
  problemAt(reader, 'wrong-type', node, words('noColonBehind', text), hint);
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
