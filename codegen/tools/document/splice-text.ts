import { isMap, isScalar, Scalar, type Node, type YAMLMap } from 'yaml';
import type { Language, Languages } from '../../../src/terms/language.ts';
import type { Text } from '../../../src/terms/resolved-venue.ts';
import { EVERYWHERE, spread, partText, textParts } from '../../parse/multilingual.ts';
import type { SourceText } from '../../validate/values.ts';
import { replaceScalar, spliceScalar, taggedEdits } from './splice-scalar.ts';
import { columnOf, endOfLine, isFirstOfLine, type Splice, type Surroundings } from './surroundings.ts';
import { sidesOf, textOf, isBlockScalar } from '../../parse/nodes.ts';
import { quotedText, writtenText } from './written-text.ts';

/** Changes a multilingual text of a file in some languages. Undefined if its form in the file cannot hold the change. */
export function spliceText(
  { node, language, values, source }: SourceText,
  texts: ReadonlyMap<Language, string>,
  surroundings: Surroundings,
): Splice[] | undefined {
  if (isMap(node)) return spliceMapping(node, texts, surroundings);
  if (!isScalar(node) || typeof node.value !== 'string') return undefined;
  const meant = { ...values, ...Object.fromEntries(texts) };
  const { languages } = source;
  const edits = taggedEdits(node.value, language, texts, languages);
  return spliceScalar(node, edits, (value) => isSameText(textsOf(value, language, languages), meant), surroundings);
}

function textsOf(value: string, first: Language, languages: Languages): Text {
  const parts = textParts(value, languages).map(
    ({ tag, from, to }) => [tag ?? first, partText(value, from, to)] as const,
  );
  const written: Text = Object.fromEntries(parts.filter(([, text]) => text !== ''));
  const [, [tag, text] = []] = parts;
  // A star alone, after a text, makes that text the one for all languages.
  if (tag === EVERYWHERE && text === '' && written[first] !== undefined) written[EVERYWHERE] = written[first];
  return spread(written, languages);
}

export function isSameText(one: Text, other: Text): boolean {
  const languages = Object.keys({ ...one, ...other }) as Language[];
  return languages.every((language) => one[language] === other[language]);
}

/** Changes `{es: text, en: text}`, in braces or on separate lines. Undefined if a text is an alias. */
function spliceMapping(
  map: YAMLMap,
  texts: ReadonlyMap<Language, string>,
  surroundings: Surroundings,
): Splice[] | undefined {
  const splices: Splice[] = [];
  const added: string[] = [];
  // In braces there are no block scalars.
  const place = { isKey: false, isInBrackets: map.flow === true };
  const written = (text: string): string =>
    textParts(text, []).length > 1 ? quotedText(text) : writtenText(text, place);
  for (const [language, text] of texts) {
    const pair = map.items.find(({ key }) => textOf(key)?.trim() === language);
    const { key, value } = pair === undefined ? { key: null, value: null } : sidesOf(pair);
    if (pair === undefined) added.push(`${language}: ${written(text)}`);
    else if (key === null || !isInside(key, map)) return undefined;
    else if (isScalar(value) && isInside(value, map) && !isEmpty(value)) {
      const found = replaceScalar(value, text, surroundings);
      if (found === undefined) return undefined;
      splices.push(...found);
    } else {
      const colon = emptyValueAt(key, value, surroundings.text);
      if (colon === undefined) return undefined;
      splices.push({ from: colon, to: colon, text: ` ${written(text)}` });
    }
  }
  if (added.length === 0) return splices;
  const end = map.flow === true ? behindLast(map, added, surroundings) : belowLast(map, added, surroundings);
  return end === undefined ? undefined : [...splices, end];
}

/** Inserts after the last text in braces; on a separate line if the last one is. */
function behindLast(map: YAMLMap, added: readonly string[], { text, newline }: Surroundings): Splice | undefined {
  const last = map.items.at(-1);
  const { key, value } = last === undefined ? { key: null, value: null } : sidesOf(last);
  if (key === null || !isInside(key, map)) return undefined;
  const from = isInside(value, map) ? (value?.range?.[1] ?? 0) : endOfAlias(key, text);
  if (from === undefined) return undefined;
  const start = key.range?.[0] ?? 0;
  const gap = isFirstOfLine(text, start) ? newline + ' '.repeat(columnOf(text, start)) : ' ';
  return { from, to: from, text: added.map((pair) => `,${gap}${pair}`).join('') };
}

function belowLast(map: YAMLMap, added: readonly string[], { text, newline }: Surroundings): Splice | undefined {
  const keys = map.items.map((pair) => sidesOf(pair).key).filter((key) => key !== null && isInside(key, map));
  const last = map.items.at(-1);
  const lastKey = keys.at(-1);
  if (last === undefined || lastKey === undefined || lastKey === null) return undefined;
  const { value } = sidesOf(last);
  const indent = ' '.repeat(columnOf(text, keys[0]?.range?.[0] ?? 0));
  const end = isInside(value, map) ? (value?.range?.[1] ?? 0) : (lastKey.range?.[1] ?? 0);
  if (isBlockScalar(value) && text[end - 1] === '\n') {
    return { from: end, to: end, text: added.map((pair) => `${indent}${pair}${newline}`).join('') };
  }
  const lineEnd = endOfLine(text, end);
  return { from: lineEnd, to: lineEnd, text: added.map((pair) => `${newline}${indent}${pair}`).join('') };
}

/** The offset after the colon of a language without a text; undefined if it has one. */
function emptyValueAt(key: Node, value: Node | null, text: string): number | undefined {
  const end = key.range?.[1] ?? 0;
  if (value !== null && !isEmpty(value)) return undefined;
  const colon = /^[ \t]*:(?=[ \t\r\n,}]|$)(?![ \t]*\*)/.exec(text.slice(end, end + 80));
  return colon === null ? undefined : end + colon[0].length;
}

function isEmpty(value: Node): boolean {
  return isScalar(value) && value.type === Scalar.PLAIN && (value.range?.[0] ?? 0) === (value.range?.[1] ?? 0);
}

function endOfAlias(key: Node, text: string): number | undefined {
  const end = key.range?.[1] ?? 0;
  const alias = /^[ \t]*:[ \t]*\*[^\s,{}[\]]+/.exec(text.slice(end, end + 200));
  return alias === null ? undefined : end + alias[0].length;
}

/** Whether a node is inside of a mapping, and not the target of an alias in it. */
function isInside(node: Node | null, map: YAMLMap): boolean {
  const [from = 0, to = 0] = map.range ?? [];
  const [first, last] = node?.range ?? [-1, -1];
  return first >= from && last <= to;
}
