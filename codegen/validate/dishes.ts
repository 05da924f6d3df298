/** The dishes of a course: each a name, or a name with what it adds to the price of the menu and what it declares. */
import { isSeq, type Node } from 'yaml';
import { words } from '../diagnostics/words.ts';
import { isNothing } from '../parse/nodes.ts';
import { checkBareName, isNamedValue, readNamedValue } from './named-value.ts';
import { readSupplement } from './one-line.ts';
import { problemAt, type Reader } from './reader.ts';
import { isWritten, readText } from './text.ts';
import type { SourceDish } from './values.ts';

/** One name alone counts as a list of it. */
export function readDishes(reader: Reader, node: Node): SourceDish[] | undefined {
  if (isNamedValue(node)) {
    return problemAt(reader, 'wrong-type', node, words('listExpected'), words('eachOnALine'));
  }
  const nodes = isSeq(node) ? (node.items as Node[]) : [node];
  return nodes.flatMap((item) => readDish(reader, item) ?? []);
}

function readDish(reader: Reader, node: Node): SourceDish | undefined {
  if (isNothing(node)) return undefined;
  if (isNamedValue(node)) {
    const { name, key, value } = readNamedValue(reader, node) ?? {};
    if (name === undefined || key === undefined || value === undefined) return undefined;
    const { price, allergens, marks } = readSupplement(reader, key, value) ?? {};
    return { name, ...(price && { prices: price }), ...(allergens && { allergens }), ...(marks && { marks }) };
  }
  checkBareName(reader, node, true);
  const name = readText(reader, node);
  return name !== undefined && isWritten(name) ? { name } : undefined;
}
