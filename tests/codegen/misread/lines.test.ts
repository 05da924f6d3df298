/**
 * Lines as people write them, and below each what the compiler understands (`=`), or what it says (`!`) and what it understands once
 * the hint is followed to the letter (`>`, the lines with the hint's change). A title has the languages of the venue.
 * `UPDATE_CASES=1 npx vitest run --project compiler tests/codegen/misread` writes what stands below the lines anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../codegen/diagnostics/diagnostic.ts';
import { toInspect } from '../../../codegen/commands/inspect.ts';
import { compile } from '../support/compile.ts';

const PATH = new URL('lines.txt', import.meta.url);
const ANSWER = /^ {4}[=!>] .*\n/gm;

/** Everything before the entries, which are indented by six spaces. */
function headOf(languages: string): string {
  const title = languages.split(' ').map((code) => `${code}: Carta`);
  return `venue: Bar\nlanguages: ${languages}\nsections:\n  - section: {${title.join(', ')}}\n    items:\n`;
}

function fileOf(written: string, languages: string): string {
  return `${headOf(languages)}${written.replaceAll('⇥', '\t').replaceAll(/^/gm, '      ')}\n`;
}

/** The file with the changes of all its hints, the last one first, so that no place moves. */
function followed(text: string, diagnostics: readonly Diagnostic[]): string {
  const lines = text.split('\n');
  const offset = (line: number, column: number): number =>
    lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, column - 1);
  return diagnostics
    .flatMap(({ fix }) => fix ?? [])
    .toReversed()
    .reduce((changed, fix) => {
      const [from, to] = [offset(fix.line, fix.column), offset(fix.endLine, fix.endColumn)];
      return changed.slice(0, from) + fix.text + changed.slice(to);
    }, text);
}

type Written = { readonly name?: object; readonly [field: string]: unknown };

/** The entries as `inspect` tells them, without what their names make of them. */
function understood(text: string): string {
  const { venue, diagnostics } = compile(text);
  if (venue === undefined) return `nothing: ${diagnostics.map(({ code }) => code).join(', ')}`;
  const { sections } = toInspect(venue) as { sections: { entries: Written[] }[] };
  const entries = sections[0]?.entries ?? [];
  return entries
    .map(({ kind: _kind, variant: _variant, id: _id, name = {}, ...fields }) => {
      const written = Object.entries(fields).map(([field, value]) => `${field} ${JSON.stringify(value)}`);
      return [Object.values(name).join(' | '), ...written].join(', ');
    })
    .join('; ');
}

/** What is said of a line, and what following it gives. */
function answersTo(written: string, languages: string): string[] {
  const text = fileOf(written, languages);
  const { diagnostics } = compile(text);
  if (diagnostics.length === 0) return [`= ${understood(text)}`];
  const said = diagnostics.map(({ code, message, hint }) => `! ${code}: ${message} (${hint})`);
  if (diagnostics.every(({ fix }) => fix === undefined)) return said;
  const changed = followed(text, diagnostics);
  const lines = changed.slice(headOf(languages).length).trimEnd().split('\n');
  return [...said, ...lines.map((line) => `> ${line.slice(6)}`), `= ${understood(changed)}`];
}

/** The blocks of lines below a title, without what stands below each. */
function blocksOf(part: string): { languages: string; title: string; blocks: string[] } {
  const [title = '', ...lines] = part.replaceAll(ANSWER, '').trimEnd().split('\n');
  const blocks = lines.join('\n').split(/\n(?=\S)/);
  return { title, languages: /^=== ([a-z ]+):/.exec(title)?.[1] ?? 'es', blocks };
}

function marked(part: string): string {
  const { title, languages, blocks } = blocksOf(part);
  const answered = blocks.map((written) => [written, ...answersTo(written, languages).map((line) => `    ${line}`)]);
  return `${[title, ...answered.flat()].join('\n')}\n\n`;
}

const parts = readFileSync(PATH, 'utf8').split(/^(?==== )/m);
if (process.env['UPDATE_CASES']) writeFileSync(PATH, parts.map(marked).join('').replace(/\n\n$/, '\n'));

test.each(parts.map((part) => ({ title: part.split('\n', 1)[0], part })))('$title', ({ part }) => {
  expect(marked(part).trimEnd()).toBe(part.trimEnd());
});

const all = parts.flatMap((part) => {
  const { languages, blocks } = blocksOf(part);
  return blocks.map((written) => ({ written, languages }));
});

test('there are the rows of the contract and at least sixty more', () => {
  expect(all.length).toBeGreaterThan(200);
});

test.each(
  all.filter(({ written, languages }) => compile(fileOf(written, languages)).diagnostics.some(({ fix }) => fix)),
)('what the hint says to write passes: $written', ({ written, languages }) => {
  const text = fileOf(written, languages);
  const { diagnostics } = compile(text);
  const left = compile(followed(text, diagnostics)).diagnostics;
  const known = diagnostics.filter(({ fix }) => fix === undefined).map(({ code }) => code);
  expect(left.map(({ code }) => code).filter((code) => !known.includes(code))).toEqual([]);
});

test.each(all)('a hint in Spanish shows the same to write: $written', ({ written, languages }) => {
  for (const { hint, es, fix } of compile(fileOf(written, languages)).diagnostics) {
    expect(es.message).not.toBe('');
    expect(es.hint === '').toBe(hint === '');
    expect(fix !== undefined && hint.includes(fix.text) ? es.hint : (fix?.text ?? '')).toContain(fix?.text ?? '');
  }
});
