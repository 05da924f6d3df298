/** A list has the members that its field says, each behind a dash or between commas in brackets. */
import { words } from '../diagnostics/words.ts';
import { isMap, isSeq, type Node } from 'yaml';
import { isNothing } from '../parse/nodes.ts';
import type { Field } from './field.ts';
import { problemAt, type Reader } from './reader.ts';
import { asMap, readRecord } from './record.ts';
import { isWritten, readText } from './text.ts';
import type { SourceText } from './values.ts';

/** A list of multilingual texts; one text alone counts as a list of it. */
export function readTexts(reader: Reader, node: Node): SourceText[] {
  const nodes = isSeq(node) ? (node.items as Node[]) : [node];
  return nodes.flatMap((item) => {
    const text = isNothing(item) ? undefined : readText(reader, item);
    return text !== undefined && isWritten(text) ? [text] : [];
  });
}

/** One text, or a list of texts. */
export function readDrinks(reader: Reader, node: Node): SourceText | SourceText[] | undefined {
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
    const map = isMap(item) ? item : asMap(reader, item, hint);
    return map === undefined ? [] : [readRecord(reader, map, fields)];
  });
}
