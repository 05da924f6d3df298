/** Inserts, replaces and removes fields of a mapping and members of a list, without changing anything else. */
import { isCollection, isPair, isSeq, type Node, type YAMLMap, type YAMLSeq } from 'yaml';
import { rangeOf, sidesOf, startOf, textOf, never, fieldOf, isBlockScalar } from '../../parse/nodes.ts';
import { columnOf, endOfLine, type Splice, type Surroundings } from './surroundings.ts';

type Sides = ReturnType<typeof sidesOf>;

/**
 * Writes a field, on separate lines if the mapping has them: replaces an existing one, or inserts it after the fields that precede it in `order`.
 */
export function putField(
  map: YAMLMap,
  name: string,
  lines: readonly string[],
  order: readonly string[],
  at: Surroundings,
): Splice | undefined {
  const isFlow = map.flow === true;
  if (isFlow && lines.length > 1) return undefined;
  const found = fieldOf(map, name);
  const pairs = map.items.map((pair) => sidesOf(pair));
  const [first] = pairs;
  if (!first?.key) return undefined;
  const indent = ' '.repeat(columnOf(at.text, startOf(first.key)));
  if (found?.key) {
    return { from: startOf(found.key), to: endOfPair(found, at.text), text: lines.join(at.newline + indent) };
  }
  const rank = (key: Node | null): number => order.indexOf(textOf(key) ?? '');
  const before = pairs.findLast(({ key }) => rank(key) < order.indexOf(name));
  const anchor = (isFlow || !order.includes(name) ? pairs.at(-1) : before) ?? first;
  const end = endOfPair(anchor, at.text);
  if (isFlow) return { from: end, to: end, text: `, ${lines.join('')}` };
  const lineEnd = endOfLine(at.text, end);
  return { from: lineEnd, to: lineEnd, text: lines.map((line) => at.newline + indent + line).join('') };
}

/** Removes a field; a comment after it stays. Undefined if it shares a line with another field. */
export function removeField(map: YAMLMap, name: string, { text, newline }: Surroundings): Splice | undefined {
  const index = map.items.findIndex(({ key }) => textOf(key) === name);
  const found = map.items[index] && sidesOf(map.items[index]);
  if (!found?.key || index === 0) return undefined;
  const end = endOfPair(found, text);
  if (map.flow === true) {
    const from = endOfPair(sidesOf(map.items[index - 1] ?? never()), text);
    return { from, to: end, text: '' };
  }
  const start = startOf(found.key);
  const from = start - columnOf(text, start);
  if (text.slice(from, start).trim() !== '') return undefined;
  const lineEnd = endOfLine(text, end);
  const comment = text.slice(end, lineEnd).trim();
  if (comment !== '') return { from: start, to: lineEnd, text: comment };
  // Includes the line break before it, so that insertions after the field before still work.
  return { from: from - newline.length, to: lineEnd, text: '' };
}

/** Inserts lines as members of a list, after `after` or as the first; the pair holds the list. Undefined for a list in brackets. */
export function addMembers(
  { key, value }: Sides,
  after: Node | undefined,
  lines: readonly string[],
  { text, newline }: Surroundings,
): Splice | undefined {
  if (key === null) return undefined;
  const list = isSeq(value) && value.items.length > 0 ? (value as YAMLSeq<Node>) : undefined;
  if (list === undefined) {
    const from = endOfPair({ key, value: null }, text);
    const indent = ' '.repeat(columnOf(text, startOf(key)) + 2);
    return { from, to: endOfPair({ key, value }, text), text: lines.map((line) => newline + indent + line).join('') };
  }
  if (list.flow === true) return undefined;
  const first = startOf(list.items[0] ?? never());
  const dash = text.lastIndexOf('-', first);
  const indent = ' '.repeat(columnOf(text, dash));
  const place = (line: string): string => (line === '' ? '' : indent + line);
  if (after === undefined) {
    const from = dash - columnOf(text, dash);
    return { from, to: from, text: lines.map((line) => place(line) + newline).join('') };
  }
  const from = endOfLine(text, endOf(after, text));
  return { from, to: from, text: lines.map((line) => newline + place(line)).join('') };
}

/** The end of a pair: after its value, or its colon. */
export function endOfPair({ key, value }: Sides, text: string): number {
  const end = key?.range?.[1] ?? 0;
  const alias = /^[ \t]*:(?:[ \t]*\*[^\s,{}[\]]+)?/.exec(text.slice(end, end + 300));
  const colon = end + (alias?.[0].length ?? 0);
  // The value of an alias is elsewhere in the file.
  if (value === null) return colon;
  const { from, to } = rangeOf(value);
  // A value that is not written is an empty range, which may be on the next line.
  return from === to || from < colon ? colon : endOf(value, text);
}

function endOf(node: Node, text: string): number {
  const { from, to } = rangeOf(node);
  if (isCollection(node) && node.flow !== true) {
    const last = node.items.at(-1);
    if (last === undefined) return to;
    return isPair(last) ? endOfPair(sidesOf(last), text) : endOf(last as Node, text);
  }
  return isBlockScalar(node) ? from + text.slice(from, to).trimEnd().length : to;
}
