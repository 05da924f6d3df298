/** Colours are CSS hex colours; a font is one of a few words or the name of a family. */
import { isScalar, type Node } from 'yaml';
import { didYouMean, nearest } from '../diagnostics/nearest.ts';
import type { Field } from './field.ts';
import { located, problemAt, type Reader } from './reader.ts';
import { readString, shown } from './scalars.ts';
import type { Located } from './values.ts';

const HEX = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const FAMILY = /^[\p{L}\p{N}][\p{L}\p{N} -]*$/u;

export function readColour(reader: Reader, node: Node): Located<string> | undefined {
  const text = readString(reader, node);
  if (text === undefined || HEX.test(text.value)) return text;
  const hint = HEX.test(`#${text.value}`)
    ? `write "#${text.value}"`
    : 'write a hex colour in quotes, such as "#b91c1c"';
  return problemAt(reader, 'wrong-type', node, `${shown(node)} is not a hex colour.`, hint);
}

export function readFont(reader: Reader, node: Node, { values = [] }: Field): Located<string> | undefined {
  const text = readString(reader, node);
  if (text === undefined) return undefined;
  const word = values.find((value) => value === text.value.toLowerCase());
  if (word !== undefined) return located(reader, word, node);
  if (!isScalar(node) || !FAMILY.test(text.value)) {
    const hint = `write the name of one family, or one of ${values.join(' ')}`;
    return problemAt(reader, 'wrong-type', node, `${shown(node)} is not the name of a font.`, hint);
  }
  // No family is called as a slip of the pen of one of the words.
  if (/^[a-z]+$/.test(text.value) && nearest(text.value, values) !== undefined) {
    return problemAt(
      reader,
      'wrong-type',
      node,
      `${shown(node)} is not the name of a font.`,
      didYouMean(text.value, values),
    );
  }
  return text;
}
