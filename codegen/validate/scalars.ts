/** A text, a switch, a whole number, one of a few words: each field holds the type of value that its table says. */
import { isScalar, type Node } from 'yaml';
import { didYouMean } from '../diagnostics/nearest.ts';
import { plainTextOf, textOf } from '../parse/nodes.ts';
import type { Field } from './field.ts';
import { located, problemAt, type Reader } from './reader.ts';
import type { Located } from './values.ts';

/** Plain text of one language. `7` and `true` are texts, too. */
export function readString(reader: Reader, node: Node): Located<string> | undefined {
  const text = textOf(node)?.trim();
  if (text === undefined) {
    return problemAt(reader, 'wrong-type', node, 'A text is expected here.', 'write the text behind the colon');
  }
  return text === '' ? undefined : located(reader, text, node);
}

export function readBoolean(reader: Reader, node: Node): Located<boolean> | undefined {
  const text = plainTextOf(node)?.toLowerCase();
  if (text === 'true' || text === 'false') return located(reader, text === 'true', node);
  return problemAt(reader, 'wrong-type', node, `${shown(node)} is neither true nor false.`, `write ${meantBy(text)}`);
}

/** A switch as editors write it who do not know the words of YAML. */
function meantBy(text: string | undefined): string {
  if (/^(?:y|yes|on|s[ií]|1|x)$/.test(text ?? '')) return 'true';
  return /^(?:n|no|off|0)$/.test(text ?? '') ? 'false' : 'true or false';
}

export function readInteger(reader: Reader, node: Node, { min = 0, max }: Field): Located<number> | undefined {
  const text = plainTextOf(node);
  const value = text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  if (value !== undefined && value >= min && (max === undefined || value <= max)) return located(reader, value, node);
  const range = max === undefined ? `of at least ${min}` : `from ${min} to ${max}`;
  return problemAt(
    reader,
    'wrong-type',
    node,
    `${shown(node)} is not a whole number ${range}.`,
    `write a whole number ${range}`,
  );
}

export function readChoice(reader: Reader, node: Node, { values = [] }: Field): Located<string> | undefined {
  const text = textOf(node)?.trim();
  if (text !== undefined && values.includes(text)) return located(reader, text, node);
  const words = values.join(' or ');
  const hint = text === undefined ? '' : didYouMean(text, values);
  return problemAt(reader, 'wrong-type', node, `${shown(node)} is not ${words}.`, hint || `write ${words}`);
}

/** A node as a message shows it. */
export function shown(node: Node): string {
  if (!isScalar(node)) return 'A list or mapping';
  const text = String(node.value);
  return `"${text.length <= 40 ? text : `${text.slice(0, 39)}…`}"`;
}
