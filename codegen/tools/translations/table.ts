import type { Language, Languages } from '../../../src/terms/language.ts';
import { isOpen, type Finding, type Survey } from './survey.ts';
import { createHash } from 'node:crypto';
import type { Text } from '../../../src/terms/resolved-venue.ts';
import { escapeTags, unescapeTags } from '../../validate/odd-tags.ts';

/** The columns of a table of translations beside those of the languages. `--fill` finds them by these names. */
export const COLUMNS = {
  file: 'file',
  line: 'line',
  key: 'key',
  place: 'place',
  state: 'state',
  language: 'source language',
  text: 'source text',
  before: 'source text before',
  check: 'check',
} as const;

/** A row for each text with something to do, or for all; a column for each language. Empty cells are to be filled. */
export function tableOf({ texts, languages: known }: Survey, all: boolean): string[][] {
  const rows = texts.filter((text) => isOpen(text) || (all && text.wanted.length > 0));
  const languages = known.filter((code) => rows.some(({ wanted }) => wanted.includes(code)));
  const { file, line, key, place, state, language, text, before, check } = COLUMNS;
  const header = [file, line, key, place, state, language, text, before, ...languages, check];
  return [header, ...rows.map((row) => rowOf(row, languages, known))];
}

function rowOf(row: Finding, languages: Languages, known: Languages): string[] {
  const { file, line, key, place, original, outdated, text, wanted, missing } = row;
  const states = [
    ...missing.map((code) => `${code} missing`),
    ...outdated.map(({ language }) => `${language} outdated`),
  ];
  const cell = (code: Language): string => {
    const value = wanted.includes(code) ? text.values[code] : undefined;
    return value === undefined ? (missing.includes(code) ? '' : NOT_OFFERED) : cellOf(value, known);
  };
  return [
    file,
    String(line),
    key,
    place.join(' › '),
    states.join(', '),
    original.language,
    cellOf(original.text, known),
    cellOf(outdated[0]?.was ?? '', known),
    ...languages.map(cell),
    fingerprints(text.values),
  ];
}

/** Letters of a fingerprint: of two texts that differ, one pair in sixteen million has the same. */
const LENGTH = 6;

/** What a text was in each language when it was exported: 'es:3f2a9c en:99ab12'. */
function fingerprints(values: Text): string {
  return Object.entries(values)
    .map(([language, text]) => `${language}:${fingerprint(text)}`)
    .join(' ');
}

/** What `fingerprints` wrote, by language; undefined where it was not written or is damaged. */
export function readFingerprints(cell: string): ReadonlyMap<Language, string> | undefined {
  const words = cell.split(/\s+/).filter((word) => word !== '');
  const pairs = words.map((word) => /^([a-z]{2,3}(?:-\w+)?):([0-9a-f]{6})$/.exec(word));
  if (words.length === 0 || pairs.includes(null)) return undefined;
  return new Map(pairs.map((pair) => [pair?.[1] as Language, pair?.[2] ?? '']));
}

export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, LENGTH);
}

/** In a cell that is not to be filled: the venue does not offer the language. */
export const NOT_OFFERED = '-';

/** What a spreadsheet program would take for a formula, a number or a date, and change. */
const MISREAD = /^'*(?:[=+\-@\t]|[\d\s.,/:%€-]+$)/;

/** A text as a cell of a spreadsheet: `cellText` is the way back, whatever the spreadsheet program is. */
export function cellOf(text: string, languages: Languages): string {
  const escaped = escapeTags(text, languages);
  return MISREAD.test(escaped) ? `'${escaped}` : escaped;
}

/** The text that a cell holds; or the tag in it, where two languages stand in one cell. */
export function cellText(cell: string, languages: Languages): { readonly text: string } | { readonly tag: string } {
  const trimmed = cell.replaceAll(/\r\n?/g, '\n').trim();
  return unescapeTags(trimmed.startsWith("'") && MISREAD.test(trimmed) ? trimmed.slice(1) : trimmed, languages);
}
