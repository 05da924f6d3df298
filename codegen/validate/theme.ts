/** Colours are CSS hex colours; a font is one of a few words or the name of a family. */
import { words } from '../diagnostics/words.ts';
import { isScalar, type Node } from 'yaml';
import { nearest } from '../diagnostics/nearest.ts';
import type { Field } from './field.ts';
import { located, problemAt, type Reader } from './reader.ts';
import { meaning, readString, shown, writing } from './scalars.ts';
import type { Located } from './values.ts';

const HEX = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const FAMILY = /^[\p{L}\p{N}][\p{L}\p{N} -]*$/u;

export function readColour(reader: Reader, node: Node): Located<string> | undefined {
  const text = readString(reader, node);
  if (text === undefined || HEX.test(text.value)) return text;
  const hint = HEX.test(`#${text.value}`) ? writing(node, `"#${text.value}"`) : words('writeColour');
  return problemAt(reader, 'wrong-type', node, words('notAColour', shown(node)), hint);
}

export function readFont(reader: Reader, node: Node, { values = [] }: Field): Located<string> | undefined {
  const text = readString(reader, node);
  if (text === undefined) return undefined;
  const word = values.find((value) => value === text.value.toLowerCase());
  if (word !== undefined) return located(reader, word, node);
  if (!isScalar(node) || !FAMILY.test(text.value)) {
    const hint = words('writeFont', values);
    return problemAt(reader, 'wrong-type', node, words('notAFont', shown(node)), hint);
  }
  // No family is called as a slip of the pen of one of the words.
  const meant = /^[a-z]+$/.test(text.value) ? nearest(text.value, values) : undefined;
  if (meant !== undefined) {
    return problemAt(reader, 'wrong-type', node, words('notAFont', shown(node)), meaning(node, meant));
  }
  return text;
}
