/** How a text is written in YAML: bare where it is read the same, else in the quotes that need the fewest signs. */
import { isMap, isScalar } from 'yaml';
import type { Languages } from '../../../src/terms/language.ts';
import type { Text } from '../../../src/terms/resolved-venue.ts';
import { escapeTags } from '../../validate/odd-tags.ts';
import { compose, type Schema } from '../../parse/compose.ts';
import type { Place } from './surroundings.ts';

/** What encloses a text in YAML: nothing, or one of the two quotation marks. */
export type Quotes = 'none' | 'single' | 'double';

/** Text as it is written within quotes; undefined where such quotes cannot hold it: a line break needs double ones. */
export function escapedFor(quotes: Quotes, text: string): string | undefined {
  if (quotes === 'double') return JSON.stringify(text).slice(1, -1);
  if (text.includes('\n')) return undefined;
  return quotes === 'single' ? text.replaceAll("'", "''") : text;
}

/** A part of a file that stands without or within single quotes, for other quotes. Its lines stay as they are. */
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

/** A text in the quotes that it needs fewest signs in. */
export function quotedText(text: string): string {
  const quotes = quotesFor(text);
  return enclosed(quotes, escapedFor(quotes, text) ?? '');
}

/** A text as it is written where it stands, bare if the `schema` reads it the same: to YAML 1.1, `12`, `no` and `12:30` are no texts. */
export function writtenText(text: string, place: Place, schema: Schema = 'failsafe'): string {
  return isReadBare(text, place, schema) ? text : quotedText(text);
}

export function isReadBare(text: string, place: Place, schema: Schema = 'failsafe'): boolean {
  return /^\P{Cc}+$/u.test(text) && text.trim() === text && readsAs(text, (read) => read === text, place, schema);
}

/** YAML's limit for what stands before a colon on one line. */
const MOST_OF_KEY = 1024;

/** Whether YAML reads a scalar, written so where it stands, as what is meant. */
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
  const [text, other]: unknown[] = isKey ? [first?.key, first?.value] : [first?.value, first?.key];
  const isWhole = isScalar(second?.key) && second.key.value === 'end' && isScalar(other) && other.value === 'x';
  return isWhole && isScalar(text) && typeof text.value === 'string' && isMeant(text.value);
}

const NOTHING = /^(?:null|~)?$/i;

/** A text as YAML wants it on one line, as a key or a value. */
export function yamlScalar(text: string): string {
  const isBare =
    isReadBare(text, { isKey: true, isInBrackets: false }) && isReadBare(text, { isKey: false, isInBrackets: false });
  return isBare && !NOTHING.test(text) ? text : quotedText(text);
}

/** `text @en text`, the first language bare; undefined where only the long form says it. `known` are those that a tag may name. */
export function taggedText(text: Text, languages: Languages, known = languages): string | undefined {
  const [first] = languages;
  const parts: string[] = [];
  for (const language of languages) {
    const written = text[language];
    if (written === undefined) continue;
    // A backslash before an @ would need another before it: the long form is read more easily.
    if (written.includes('\\@')) return undefined;
    const escaped = escapeTags(written, known);
    parts.push(language === first ? escaped : `@${language} ${escaped}`);
  }
  return parts.join(' ');
}
