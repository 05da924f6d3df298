/** A text, a switch, a whole number, one of a few words: each field holds a value of the type in its table. */
import { fixing, words, type Hint, type Words } from '../diagnostics/words.ts';
import { isScalar, type Node } from 'yaml';
import { nearest } from '../diagnostics/nearest.ts';
import { textParts } from '../parse/multilingual.ts';
import { isQuoted, plainTextOf, rangeOf, textOf } from '../parse/nodes.ts';
import type { Field } from './field.ts';
import { mayHaveTags, oddTags } from './odd-tags.ts';
import { located, problemAt, sayIn, type Reader } from './reader.ts';
import type { Located } from './values.ts';

/** Plain text of one language. `7` and `true` are texts, too. */
export function readString(reader: Reader, node: Node): Located<string> | undefined {
  const text = textOf(node)?.trim();
  if (text === undefined) {
    return problemAt(reader, 'wrong-type', node, words('textExpected'), words('writeTextBehindColon'));
  }
  if (text === '') return undefined;
  checkTags(reader, node);
  return located(reader, text.replaceAll('\\@', '@'), node);
}

/** Reports what is or looks like a tag in a text of one language, where it is plain text. */
function checkTags(reader: Reader, node: Node): void {
  const { languages } = reader.source;
  const value = textOf(node);
  if (!isScalar(node) || value === undefined || !mayHaveTags(value)) return;
  const found = textParts(value, languages).find(({ tag, tagIndex }) => tagIndex > 0 && languages.includes(tag ?? ''));
  // One word is a handle or an address: `@cat`, `https://example.org/@en`.
  const [odd] = /\s/.test(value.trim()) ? oddTags(value, languages) : [];
  const tag = found === undefined ? odd?.written : `@${found.tag}`;
  if (tag === undefined) return;
  const at = found?.tagIndex ?? odd?.index ?? 0;
  sayIn(reader, node)('odd-tag', at, words('oddTag', tag), words('writeOneForAll', `\\${tag.replace('＠', '@')}`));
}

export function readBoolean(reader: Reader, node: Node): Located<boolean> | undefined {
  const text = plainTextOf(node)?.toLowerCase();
  if (text === 'true' || text === 'false') return located(reader, text === 'true', node);
  const hint = withoutQuotes(node, (inner) => /^(?:true|false)$/i.test(inner)) ?? meantBy(node, text);
  return problemAt(reader, 'wrong-type', node, words('neitherTrueNorFalse', shown(node)), hint);
}

/** The hint to remove quotes, if the text is valid without them. */
function withoutQuotes(node: Node, isRight: (text: string) => boolean): Hint | undefined {
  const inner = isScalar(node) && isQuoted(node) ? textOf(node)?.trim() : undefined;
  if (inner === undefined || !isRight(inner)) return undefined;
  return fixing({ ...rangeOf(node), text: inner }, words('writeUnquoted', inner));
}

/** The hint for a switch written with other words than `true` and `false`. */
function meantBy(node: Node, text: string | undefined): Hint {
  const isYes = /^(?:y|yes|on|s[ií]|1|x)$/.test(text ?? '');
  if (!isYes && !/^(?:n|no|off|0)$/.test(text ?? '')) return words('writeTrueOrFalse');
  return writing(node, String(isYes));
}

/** The hint to write a text in place of a node. */
export function writing(node: Node, text: string): Hint {
  return fixing({ ...rangeOf(node), text }, words('write', text));
}

/** A whole number within its bounds, or one of the words allowed instead. */
export function readInteger(
  reader: Reader,
  node: Node,
  { min = 0, max, values = [] }: Field,
): Located<number | string> | undefined {
  const text = plainTextOf(node);
  const valueOf = (written: string): number | string | undefined => {
    if (values.includes(written)) return written;
    const value = /^\d{1,9}$/.test(written) ? Number(written) : -1;
    return value >= min && value <= (max ?? value) ? value : undefined;
  };
  const value = text === undefined ? undefined : valueOf(text);
  if (value !== undefined) return located(reader, value, node);
  const [message, hint] =
    max === undefined
      ? [words('notWholeNumber', shown(node), min, values), words('writeWholeNumber', min, values)]
      : [words('notWholeNumberFrom', shown(node), min, max, values), words('writeWholeNumberFrom', min, max, values)];
  const unquoted = withoutQuotes(node, (inner) => valueOf(inner) !== undefined);
  return problemAt(reader, 'wrong-type', node, message, unquoted ?? hint);
}

export function readChoice(reader: Reader, node: Node, { values = [] }: Field): Located<string> | undefined {
  const text = textOf(node)?.trim();
  if (text !== undefined && values.includes(text)) return located(reader, text, node);
  const meant = nearest(text ?? '', values);
  const hint = meant === undefined ? words('writeOneOf', values) : meaning(node, meant);
  return problemAt(reader, 'wrong-type', node, words('notOneOf', shown(node), values), hint);
}

/** The hint 'did you mean' for a node. */
export function meaning(node: Node, meant: string): Hint {
  return fixing({ ...rangeOf(node), text: meant }, words('didYouMean', meant));
}

/** A node as a message shows it. */
export function shown(node: Node): string | Words {
  if (!isScalar(node)) return words('listOrMapping');
  const text = String(node.value);
  return `"${text.length <= 40 ? text : `${text.slice(0, 39)}…`}"`;
}
