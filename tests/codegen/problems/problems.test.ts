/**
 * Menus, and below each of their lines what the compiler says of it, with a caret under the place. A title says what stands
 * below it: `entries` of the one section of a menu (in these languages), fields of a `venue`, or a whole `file`; a line of
 * dashes begins another. `UPDATE_CASES=1 npx vitest run --project compiler tests/codegen/problems` writes the problems anew.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../codegen/diagnostics/diagnostic.ts';
import { compile, withFields, withItems } from '../support/compile.ts';

const TITLE = /^=== (entries|venue|file)((?: [a-z]{2})*): .*\n/;
const PROBLEM = /^ *\^ (?:error|warning) .*\n/gm;

/** What the compiler says of a menu, at places in what is written of it. */
function problemsOf(text: string, kind: string, languages: string): Diagnostic[] {
  if (kind === 'file') return [...compile(text).diagnostics];
  const isVenue = kind === 'venue';
  const { diagnostics } = compile(isVenue ? withFields(text) : withItems(text.trimEnd(), languages.trim() || 'es'));
  const [lines, columns] = isVenue ? [1, 0] : [5, 2];
  return diagnostics.map((each) => ({ ...each, line: each.line - lines, column: each.column - columns }));
}

function inPlace({ column, severity, code, message, hint }: Diagnostic): string {
  return `${' '.repeat(column - 1)}^ ${severity} ${code}: ${message}${hint === '' ? '' : ` (${hint})`}`;
}

function withProblems(text: string, problems: readonly Diagnostic[]): string {
  const lines = text.split('\n');
  const below = Map.groupBy(problems, ({ line }) => Math.min(Math.max(line, 1), lines.length));
  return lines.flatMap((line, index) => [line, ...(below.get(index + 1) ?? []).map(inPlace)]).join('\n');
}

/** What stands below a title, with the problems that the compiler finds in it. */
function marked(written: string): string {
  const [title = '', kind = '', languages = ''] = TITLE.exec(written) ?? [];
  const menus = written
    .slice(title.length)
    .replaceAll(PROBLEM, '')
    .split(/^---\n/m);
  const found = menus.map((text) => withProblems(text, problemsOf(text.replace(/\n\n$/, '\n'), kind, languages)));
  return title + found.join('---\n');
}

const FILES = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.txt'));

/** The cases of a file, each with its name. */
function casesIn(name: string): { title: string; written: string }[] {
  const path = join(import.meta.dirname, name);
  const cases = readFileSync(path, 'utf8').split(/^(?==== )/m);
  if (process.env['UPDATE_CASES']) writeFileSync(path, cases.map(marked).join(''));
  return cases.map((written) => ({ title: `${name}: ${TITLE.exec(written)?.[0].slice(4, -1)}`, written }));
}

test.each(FILES.flatMap(casesIn))('$title', ({ written }) => {
  expect(marked(written)).toBe(written);
});
