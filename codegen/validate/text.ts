import { fixing, words, type Hint, type Words } from '../diagnostics/words.ts';
import { isMap, isScalar, isSeq, Scalar, type Node, type YAMLMap } from 'yaml';
import type { Language, Languages } from '../../src/terms/language.ts';
import type { Text } from '../../src/terms/resolved-venue.ts';
import type { DiagnosticCode } from '../diagnostics/diagnostic.ts';
import { isNothing, isQuoted, quoted, rangeOf, sidesOf, startOf, textOf, never } from '../parse/nodes.ts';
import { EVERYWHERE, spread, isUnseen, partIndexes, partText, textParts } from '../parse/multilingual.ts';
import { scalarOffset } from '../parse/scalar-offset.ts';
import { bracketsAmong } from './allergens.ts';
import { languageHint, languageMeant } from './language-hint.ts';
import { mayHaveTags, readOddTags } from './odd-tags.ts';
import { problemAt, sayIn, type Reader, type Say } from './reader.ts';
import type { SourceText } from './values.ts';

/** `text @en text`, the first in the file's first language, or `{es: text, en: text}`. Each language once; an empty text is missing. */
export function readText(reader: Reader, node: Node): SourceText | undefined {
  const text = readName(reader, node);
  if (text !== undefined) checkBrackets(reader, node);
  return text;
}

/** The same without the check of brackets at its end. */
export function readName(reader: Reader, node: Node): SourceText | undefined {
  const { source, language } = reader;
  if (isScalar(node) && typeof node.value === 'string') {
    const written = readTagged(reader, node, node.value);
    const odd = mayHaveTags(node.value) ? readOddTags(node.value, source.languages, sayIn(reader, node)) : undefined;
    return { ...valuesOf(written, source.languages), language, source, node, ...(odd && { odd }) };
  }
  if (isMap(node)) return { ...valuesOf(readMapping(reader, node), source.languages), language, source, node };
  return problemAt(reader, 'wrong-type', node, words('textNotList'), words('writeTextBehindColon'));
}

/** Reports allergens in brackets in a text, where they declare nothing. In quotes they are accepted as text. */
export function checkBrackets(reader: Reader, node: Node): void {
  const scalars = isMap(node) ? node.items.map(({ value }) => value) : [node];
  for (const scalar of scalars) {
    const value = textOf(scalar);
    if (!isScalar(scalar) || value === undefined || isQuoted(scalar) || !value.includes('[')) continue;
    for (const { from, to } of textParts(value, reader.source.languages)) {
      for (const { index, brackets } of bracketsAmong(value.slice(from, to))) {
        const hint = words('declareBelow', brackets);
        sayIn(reader, scalar)('wrong-type', from + index, words('allergensInText', brackets), hint);
      }
    }
  }
}

/** Whether a text is empty in every language. Problems of its tags are reported elsewhere. */
export function isBlank({ source: { languages } }: Reader, node: unknown): boolean {
  const text = textOf(node);
  if (text !== undefined) {
    return textParts(text, languages).every(
      ({ tag, from, to }) => (tag === undefined || languages.includes(tag)) && isUnseen(text.slice(from, to)),
    );
  }
  if (!isMap(node)) return false;
  return node.items.every(
    ({ key, value }) =>
      languages.includes(textOf(key)?.trim() ?? '') && (isNothing(value) || isUnseen(textOf(value) ?? '[]')),
  );
}

/** Texts by language from texts by tag. */
function valuesOf(written: Text, languages: Languages): Pick<SourceText, 'values' | 'own'> {
  if (written[EVERYWHERE] === undefined) return { values: written };
  const own = new Set(Object.keys(written).filter((code) => code !== EVERYWHERE));
  return { values: spread(written, languages), own };
}

/** Returns a function that makes part of a scalar a text of one language only: a label on one line. */
export function textAt(
  { source, language }: Reader,
  scalar: Scalar,
  labelIn: NonNullable<SourceText['labelIn']>,
): (text: string, index: number) => SourceText {
  return (text, index) => {
    const node = new Scalar(text);
    const from = scalarOffset(source.text, scalar, index);
    const to = scalarOffset(source.text, scalar, index + text.length);
    node.range = [from, to, to];
    node.type = Scalar.PLAIN;
    return { values: { [language]: text }, language, source, node, labelIn };
  };
}

/** Whether a text comes from a file and is not resolved yet. */
export const isSourceText = (text: SourceText | Text): text is SourceText => 'node' in text;

/** Whether a text has words in any language. */
export function isWritten(text: SourceText): boolean {
  for (const _ in text.values) return true;
  return false;
}

/** Typographic quotation marks around a text and its translations together. */
const IN_PRINTED_QUOTES = /^\s*[“„«‘]([^“”»’@]*\s@[a-z*][^“”»’]*)[“”»’]\s*$/;

function readTagged(reader: Reader, node: Scalar, value: string): Text {
  if (!value.includes('@')) {
    const text = value.trim();
    return isUnseen(text) ? {} : { [reader.language]: text };
  }
  const say = sayIn(reader, node);
  if (!isQuoted(node)) checkPrintedQuotes(node, value, say);
  const values: Text = {};
  const seen = new Set<string>();
  for (const { tag, tagIndex, from, to } of textParts(value, reader.source.languages)) {
    const isForAll = tag === EVERYWHERE;
    // A star alone, after a text, makes that text the one for all languages.
    const borrowed = isForAll && seen.size === 1 ? values[reader.language] : undefined;
    const text = partText(value, from, to) || (borrowed ?? '');
    const language = tag ?? reader.language;
    if (tag === undefined && text === '') continue;
    if (!isForAll && !reader.source.languages.includes(language)) {
      const hint = tagHint(language, tagIndex + 1, reader.source.languages);
      say('unknown-language', tagIndex, words('notALanguage', `@${language}`), hint);
    } else if (seen.has(language)) {
      const message = words(language === reader.language ? 'twoVersionsOfFirst' : 'twoVersions', language);
      say('duplicate-language', tagIndex, message, words('deleteOneOfThem'));
      if (text !== '') values[language] ??= text;
    } else if (text !== '') values[language] = text;
    else if (isForAll) say('wrong-type', tagIndex, words('nothingForAll'), words('writeForAll'));
    seen.add(language);
  }
  return values;
}

function checkPrintedQuotes(node: Scalar, value: string, say: Say): void {
  const [, inner] = IN_PRINTED_QUOTES.exec(value) ?? [];
  if (inner === undefined) return;
  const hint = fixing({ ...rangeOf(node), text: quoted(inner), inFile: true }, words('write', quoted(inner)));
  say('yaml-syntax', 0, words('printedQuotes'), hint);
}

function readMapping(reader: Reader, map: YAMLMap): Text {
  const say = (code: DiagnosticCode, node: Node, message: Words, hint: Hint): void =>
    reader.report.addWithin(map, reader.source, code, startOf(node), message, hint);
  const { languages } = reader.source;
  const values: Text = {};
  const seen = new Set<string>();
  for (const pair of map.items) {
    const { key, value } = sidesOf(pair);
    const language = textOf(key)?.trim();
    const place = key ?? map;
    const text = value === null ? '' : textOf(value)?.trim();
    if (language === undefined || (language !== EVERYWHERE && !languages.includes(language))) {
      const isTag = language !== undefined && /^[a-z]{2}$/.test(language);
      if (isTag) {
        const hint = languageHint(language, startOf(place), languages);
        say('unknown-language', place, words('notALanguage', language), hint);
      } else {
        const what = language === undefined ? words('listOrMapping') : words('quoted', language);
        const hint = words(isSeq(value) ? 'writeNameWithout' : 'writeTextOrMapping');
        say('wrong-type', place, words('notALanguageOfText', what), hint);
      }
    } else if (seen.has(language)) {
      say('duplicate-language', place, words('twoVersions', language), words('deleteOneOfThem'));
    } else if (text === undefined) {
      say('wrong-type', value ?? place, words('textExpected'), words('writeLanguageText', language));
    } else if (!isUnseen(text)) values[language] = text;
    if (isScalar(value)) checkTagWithin(reader, value);
    if (language !== undefined) seen.add(language);
  }
  return values;
}

/** Reports a tag in the text of a language's key, where it is plain text. In quotes it is accepted. */
function checkTagWithin(reader: Reader, scalar: Scalar): void {
  const text = textOf(scalar);
  if (text?.includes('@') !== true || isQuoted(scalar)) return;
  const [, part] = textParts(text, reader.source.languages);
  if (part?.tag === undefined) return;
  sayIn(reader, scalar)('odd-tag', part.tagIndex, words('oddTag', `@${part.tag}`), words('writeEachByName'));
}

function tagHint(language: string, index: number, languages: Languages): Hint {
  if (languageMeant(language, languages) !== undefined) return languageHint(language, index, languages);
  return words('languagesAreOrEscape', languages.join(' '), language);
}

/** Returns a function from an index of a text in one language to its offset in the source. */
export function textOffsets(text: SourceText, language: Language): (index: number) => number {
  const { node, source } = text;
  const tagged = text.own === undefined || text.own.has(language) ? language : EVERYWHERE;
  const scalar = isMap(node) ? node.items.find(({ key }) => textOf(key)?.trim() === tagged)?.value : node;
  const value = textOf(scalar);
  if (!isScalar(scalar) || value === undefined) return () => startOf(node);
  const part = isMap(node)
    ? undefined
    : textParts(value, source.languages).find(
        ({ tag, from, to }) => (tag ?? text.language) === tagged && !isUnseen(value.slice(from, to)),
      );
  const indexes = partIndexes(value, part?.from ?? 0, part?.to ?? value.length);
  return (index) => scalarOffset(source.text, scalar, indexes[index] ?? value.length);
}

/** The offset of a language's tag: its `@`, or its key in a mapping. */
export function tagOffset(text: SourceText, language: Language): number {
  const { node, source } = text;
  if (isMap(node)) {
    const { key } = sidesOf(
      node.items.find((pair) => textOf(pair.key)?.trim() === language) ?? node.items[0] ?? never(),
    );
    return startOf(key ?? node);
  }
  if (!isScalar(node) || typeof node.value !== 'string') return startOf(node);
  const part = textParts(node.value, source.languages).find(({ tag }) => tag === language);
  return part === undefined ? startOf(node) : scalarOffset(source.text, node, part.tagIndex);
}
