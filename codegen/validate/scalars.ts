/** A text, a switch, a whole number, one of a few words: each field holds the type of value that its table says. */
import { fixing, words, type Hint, type Words } from '../diagnostics/words.ts';
import { isScalar, type Node } from 'yaml';
import { nearest } from '../diagnostics/nearest.ts';
import { plainTextOf, rangeOf, textOf } from '../parse/nodes.ts';
import type { Field } from './field.ts';
import { located, problemAt, type Reader } from './reader.ts';
import type { Located } from './values.ts';

/** Plain text of one language. `7` and `true` are texts, too. */
export function readString(reader: Reader, node: Node): Located<string> | undefined {
  const text = textOf(node)?.trim();
  if (text === undefined) {
    return problemAt(reader, 'wrong-type', node, words('textExpected'), words('writeTextBehindColon'));
  }
  return text === '' ? undefined : located(reader, text, node);
}

export function readBoolean(reader: Reader, node: Node): Located<boolean> | undefined {
  const text = plainTextOf(node)?.toLowerCase();
  if (text === 'true' || text === 'false') return located(reader, text === 'true', node);
  return problemAt(reader, 'wrong-type', node, words('neitherTrueNorFalse', shown(node)), meantBy(node, text));
}

/** A switch as editors write it who do not know the words of YAML. */
function meantBy(node: Node, text: string | undefined): Hint {
  const isYes = /^(?:y|yes|on|s[ií]|1|x)$/.test(text ?? '');
  if (!isYes && !/^(?:n|no|off|0)$/.test(text ?? '')) return words('writeTrueOrFalse');
  return writing(node, String(isYes));
}

/** The hint to write a text in place of a node. */
export function writing(node: Node, text: string): Hint {
  return fixing({ ...rangeOf(node), text }, words('write', text));
}

/** A whole number within its bounds, or one of the words that may stand instead. */
export function readInteger(
  reader: Reader,
  node: Node,
  { min = 0, max, values = [] }: Field,
): Located<number | string> | undefined {
  const text = plainTextOf(node);
  if (text !== undefined && values.includes(text)) return located(reader, text, node);
  const value = text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  if (value !== undefined && value >= min && (max === undefined || value <= max)) return located(reader, value, node);
  const [message, hint] =
    max === undefined
      ? [words('notWholeNumber', shown(node), min, values), words('writeWholeNumber', min, values)]
      : [words('notWholeNumberFrom', shown(node), min, max, values), words('writeWholeNumberFrom', min, max, values)];
  return problemAt(reader, 'wrong-type', node, message, hint);
}

export function readChoice(reader: Reader, node: Node, { values = [] }: Field): Located<string> | undefined {
  const text = textOf(node)?.trim();
  if (text !== undefined && values.includes(text)) return located(reader, text, node);
  const meant = nearest(text ?? '', values);
  const hint = meant === undefined ? words('writeOneOf', values) : meaning(node, meant);
  return problemAt(reader, 'wrong-type', node, words('notOneOf', shown(node), values), hint);
}

/** The hint that a text was meant where a node stands. */
export function meaning(node: Node, meant: string): Hint {
  return fixing({ ...rangeOf(node), text: meant }, words('didYouMean', meant));
}

/** A node as a message shows it. */
export function shown(node: Node): string | Words {
  if (!isScalar(node)) return words('listOrMapping');
  const text = String(node.value);
  return `"${text.length <= 40 ? text : `${text.slice(0, 39)}…`}"`;
}
