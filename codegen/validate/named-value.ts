/** A member of a list that is a name with something behind its colon. */
import { isMap, type Node, type YAMLMap } from 'yaml';
import { fixing, words } from '../diagnostics/words.ts';
import { EVERYWHERE } from '../parse/multilingual.ts';
import { fieldOf, isNothing, plainTextOf, rangeOf, sidesOf, textOf } from '../parse/nodes.ts';
import { bracketsIn } from './allergens.ts';
import { AMOUNT } from './price-meant.ts';
import { problemAt, type Reader } from './reader.ts';
import { isWritten, readName, readText } from './text.ts';
import type { SourceText } from './values.ts';

/** `Chuletón +3 [gluten]`: a name, what it adds to a price, and the allergens of a dish. */
const NAME_AND_VALUE = new RegExp(String.raw`^(.*[^\s:])\s+(\+\s*${AMOUNT}\s*€?)$`, 'su');

/** What a bare name ends in that belongs behind a colon: `+3` of `Chuletón +3`, `+3 [gluten]` of `Chuletón +3 [gluten]`. */
export function valueInName(text: string): { readonly name: string; readonly value: string } | undefined {
  const { name = text, brackets = '' } = bracketsIn(text) ?? {};
  const [, bare, added] = NAME_AND_VALUE.exec(name) ?? [];
  if (bare !== undefined) return { name: bare, value: `${added} ${brackets}`.trim() };
  return brackets === '' ? undefined : { name, value: brackets };
}

/** A name alone. Where it ends in a value, that is said; in quotes it is a name. */
export function readBareName(reader: Reader, node: Node): SourceText | undefined {
  const text = plainTextOf(node) ?? '';
  const found = valueInName(text);
  if (found === undefined) return readText(reader, node);
  const line = `${found.name}: ${found.value}`;
  const hint = fixing({ ...rangeOf(node), text: line }, words('writeDish', line));
  problemAt(reader, 'wrong-type', node, words('noColonBehind', text), hint);
  return readName(reader, node);
}

/** `{es: Queso, en: Cheese}` is a text, and no name with a value; two small letters may be a language that there is not. */
export function isNamedValue({ source }: Reader, node: Node): node is YAMLMap {
  if (!isMap(node)) return false;
  const keys = node.items.map(({ key }) => textOf(key)?.trim() ?? '');
  return !keys.every((key) => key === EVERYWHERE || /^[a-z]{2}$/.test(key) || source.languages.includes(key));
}

/** `NAME: VALUE`, one pair; undefined after it has been reported why it is none. */
export function readNamedValue(
  reader: Reader,
  map: YAMLMap,
): { readonly name: SourceText; readonly key: Node; readonly value: Node | null } | undefined {
  const [first, second] = map.items;
  const item = fieldOf(map, 'item');
  if (item?.key) {
    const name = textOf(item.value)?.trim() ?? '';
    const fix =
      second === undefined ? { ...rangeOf(item.key), to: rangeOf(item.value ?? item.key).to, text: name } : undefined;
    return problemAt(
      reader,
      'unknown-field',
      item.key,
      words('noItemHere'),
      fixing(fix, words('writeNameAlone', name)),
    );
  }
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
