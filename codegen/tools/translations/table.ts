import type { Language, Languages } from '../../../src/terms/language.ts';
import { isOpen, type Finding, type Survey } from './survey.ts';
import { createHash } from 'node:crypto';
import type { Text } from '../../../src/terms/resolved-venue.ts';
import { escapeTags, unescapeTags } from '../../validate/odd-tags.ts';

/** The columns of a table of translations besides those of the languages. `--fill` finds them by these names. */
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

/** The table: a row per text with something to do, or for all texts; a column per language. Empty cells are to be filled. */
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

/** Length of a fingerprint: two different texts have the same one with a probability of one in sixteen million. */
const LENGTH = 6;

/** Fingerprints of a text in each language, at the time of the export: 'es:3f2a9c en:99ab12'. */
function fingerprints(values: Text): string {
  return Object.entries(values)
    .map(([language, text]) => `${language}:${fingerprint(text)}`)
    .join(' ');
}

/** Parses the output of `fingerprints`; undefined if it is missing or damaged. */
export function readFingerprints(cell: string): ReadonlyMap<Language, string> | undefined {
  const words = cell.split(/\s+/).filter((word) => word !== '');
  const pairs = words.map((word) => /^([a-z]{2,3}(?:-\w+)?):([0-9a-f]{6})$/.exec(word));
  if (words.length === 0 || pairs.includes(null)) return undefined;
  return new Map(pairs.map((pair) => [pair?.[1] as Language, pair?.[2] ?? '']));
}

export const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, LENGTH);

/** The content of a cell that must stay unfilled: the venue does not offer the language. */
export const NOT_OFFERED = '-';

/** Texts that a spreadsheet program would read as a number or a date, and change; or that mean that nothing is to be filled. */
const MISREAD = /^'*(?:-|[\d\s.,/:%€][\d\s.,/:%€-]*)$/;

/** A text as a cell of a CSV file, which escapes formulas itself: `cellText` reverts it, for any spreadsheet program. */
export function cellOf(text: string, languages: Languages): string {
  const escaped = escapeTags(text, languages);
  return MISREAD.test(escaped) ? `'${escaped}` : escaped;
}

/** The text of a cell; or the tag in it, if the cell has two languages. */
export function cellText(cell: string, languages: Languages): { readonly text: string } | { readonly tag: string } {
  const trimmed = cell.replaceAll(/\r\n?/g, '\n').trim();
  return unescapeTags(trimmed.startsWith("'") && MISREAD.test(trimmed) ? trimmed.slice(1) : trimmed, languages);
}
