/** Writes a text in YAML: without quotes if it is read the same, else in the quotes that need the fewest escapes. */
import { isMap } from 'yaml';
import type { Languages } from '../../../src/terms/language.ts';
import type { Text } from '../../../src/terms/resolved-venue.ts';
import { escapeTags } from '../../validate/odd-tags.ts';
import { compose, type Schema } from '../../parse/compose.ts';
import { textOf } from '../../parse/nodes.ts';
import type { Place } from './surroundings.ts';

/** The quotes around a text in YAML: none, single or double. */
export type Quotes = 'none' | 'single' | 'double';

/** A text escaped for quotes; undefined if they cannot hold it: a line break needs double ones. */
export function escapedFor(quotes: Quotes, text: string): string | undefined {
  if (quotes === 'double') return JSON.stringify(text).slice(1, -1);
  if (text.includes('\n')) return undefined;
  return quotes === 'single' ? text.replaceAll("'", "''") : text;
}

/** Converts a part of a file, without quotes or in single ones, to other quotes. Its line breaks are kept. */
export function requoted(written: string, from: Quotes, to: Quotes): string {
  if (from === to) return written;
  const text = from === 'single' ? written.replaceAll("''", "'") : written;
  return to === 'double' ? text.replaceAll(/["\\]/g, '\\$&') : text.replaceAll("'", "''");
}

export function enclosed(quotes: Quotes, written: string): string {
  const mark = { none: '', single: "'", double: '"' }[quotes];
  return mark + written + mark;
}

export function quotesFor(text: string): 'single' | 'double' {
  return /["\\]/.test(text) && !/\p{Cc}/u.test(text) ? 'single' : 'double';
}

/** A text in the quotes with the fewest escapes. */
export function quotedText(text: string): string {
  const quotes = quotesFor(text);
  return enclosed(quotes, escapedFor(quotes, text) ?? '');
}

/** A text as written at a place, without quotes if the `schema` reads it the same: to YAML 1.1, `12`, `no` and `12:30` are no texts. */
export function writtenText(text: string, place: Place, schema: Schema = 'failsafe'): string {
  return isReadBare(text, place, schema) ? text : quotedText(text);
}

export function isReadBare(text: string, place: Place, schema: Schema = 'failsafe'): boolean {
  return /^\P{Cc}+$/u.test(text) && text.trim() === text && readsAs(text, (read) => read === text, place, schema);
}

/** YAML's limit for a key on one line, in characters. */
const MOST_OF_KEY = 1024;

/** Whether YAML reads a written scalar at its place as intended. */
export function readsAs(
  written: string,
  isMeant: (value: string) => boolean,
  { isKey, isInBrackets }: Place,
  schema: Schema = 'failsafe',
): boolean {
  if (isKey && (written.length > MOST_OF_KEY || written.includes('\n'))) return false;
  const pair = isKey ? `${written}: x` : `x: ${written}`;
  const composed = compose(isInBrackets ? `{${pair}, end: z}\n` : `${pair}\nend: z\n`, schema);
  if (!('document' in composed) || composed.errors.length > 0) return false;
  const { contents } = composed.document;
  if (!isMap(contents) || contents.items.length !== 2) return false;
  const [first, second] = contents.items;
  const [key, value] = [textOf(first?.key), textOf(first?.value)];
  const [text, other] = isKey ? [key, value] : [value, key];
  return other === 'x' && textOf(second?.key) === 'end' && text !== undefined && isMeant(text);
}

const NOTHING = /^(?:null|~)?$/i;

/** A text on one line for YAML, valid as a key and as a value. */
export function yamlScalar(text: string): string {
  const isBare =
    isReadBare(text, { isKey: true, isInBrackets: false }) && isReadBare(text, { isKey: false, isInBrackets: false });
  return isBare && !NOTHING.test(text) ? text : quotedText(text);
}

/** `text @en text`, the first language without a tag; undefined if only the long form can express it. `known`: the languages of tags. */
export function taggedText(text: Text, languages: Languages, known = languages): string | undefined {
  const [first] = languages;
  const parts: string[] = [];
  for (const language of languages) {
    const written = text[language];
    if (written === undefined) continue;
    // A backslash before an @ would need another backslash: the long form is more readable.
    if (written.includes('\\@')) return undefined;
    const escaped = escapeTags(written, known);
    parts.push(language === first ? escaped : `@${language} ${escaped}`);
  }
  return parts.join(' ');
}
