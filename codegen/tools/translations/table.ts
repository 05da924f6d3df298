import type { Language, Languages } from '../../../src/terms/language.ts';
import { cellOf, NOT_OFFERED } from './cells.ts';
import { fingerprints } from './fingerprints.ts';
import { isOpen, type Finding, type Survey } from './survey.ts';

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
