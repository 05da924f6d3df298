/** Ids and names of files and folders contain nothing that is special in an address or a path. */
import { words } from '../diagnostics/words.ts';
import { type Node, isSeq } from 'yaml';
import { textOf } from '../parse/nodes.ts';
import { slug } from '../parse/slug.ts';
import { located, problemAt, type Reader } from './reader.ts';
import { readString, shown, writing } from './scalars.ts';
import type { Located } from './values.ts';

const ID = /^[\p{L}\p{N}][\p{L}\p{N}_-]*$/u;

export function readId(reader: Reader, node: Node): Located<string> | undefined {
  const text = textOf(node)?.trim().normalize();
  if (text !== undefined && ID.test(text)) return located(reader, text, node);
  const suggestion = slug((text ?? '').replace(/\.ya?ml$/, ''));
  const hint = suggestion === '' ? words('useLetters') : writing(node, suggestion);
  return problemAt(reader, 'wrong-type', node, words('noId', shown(node)), hint);
}

/** A list of ids, or one. */
export function readIds(reader: Reader, node: Node): Located<string>[] {
  const several =
    textOf(node)
      ?.trim()
      .normalize()
      .split(/\s*,\s*/) ?? [];
  if (several.length > 1 && several.every((id) => ID.test(id))) {
    problemAt(reader, 'wrong-type', node, words('listExpected'), writing(node, `[${several.join(', ')}]`));
    return [];
  }
  const nodes = isSeq(node) ? (node.items as Node[]) : [node];
  return nodes.map((item) => readId(reader, item)).filter((id) => id !== undefined);
}

/** The name of a picture or of a folder of pictures, not a path to it. */
export function readFileName(reader: Reader, node: Node): Located<string> | undefined {
  const name = readString(reader, node);
  if (name === undefined || !/[/\\\p{Cc}]|^\.+$/u.test(name.value)) return name;
  return problemAt(reader, 'wrong-type', node, words('pathNotName', shown(node)), words('writeFileName'));
}
