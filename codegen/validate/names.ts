/** Ids and the names of files and folders hold nothing that has a meaning in an address or a path. */
import type { Node } from 'yaml';
import { isSeq } from 'yaml';
import { textOf } from '../parse/nodes.ts';
import { slug } from '../resolve/slug.ts';
import { located, problemAt, type Reader } from './reader.ts';
import { readString, shown } from './scalars.ts';
import type { Located } from './values.ts';

const ID = /^[\p{L}\p{N}][\p{L}\p{N}_-]*$/u;

export function readId(reader: Reader, node: Node): Located<string> | undefined {
  const text = textOf(node)?.trim();
  if (text !== undefined && ID.test(text)) return located(reader, text, node);
  const suggestion = slug(text ?? '');
  const hint = suggestion === '' ? 'use letters, digits and hyphens' : `write ${suggestion}`;
  return problemAt(
    reader,
    'wrong-type',
    node,
    `${shown(node)} is no id: it may hold letters, digits and hyphens only.`,
    hint,
  );
}

/** A list of ids, or one. */
export function readIds(reader: Reader, node: Node): Located<string>[] {
  const nodes = isSeq(node) ? (node.items as Node[]) : [node];
  return nodes.map((item) => readId(reader, item)).filter((id) => id !== undefined);
}

/** The name of a picture or of a folder of pictures, not a path to it. */
export function readFileName(reader: Reader, node: Node): Located<string> | undefined {
  const name = readString(reader, node);
  if (name === undefined || !/[/\\\p{Cc}]|^\.+$/u.test(name.value)) return name;
  return problemAt(
    reader,
    'wrong-type',
    node,
    `${shown(node)} is a path, and only a name can stand here.`,
    'write the name of a file of the picture folder',
  );
}
