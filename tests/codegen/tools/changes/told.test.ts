/**
 * What is told of changes, with `=` below them: `<` begins a line of the menu before, `>` one of the menu after, and what stands in
 * both is indented. A title says what is below it: `entries` of one section (in these languages), `sections`, fields of a `venue`,
 * or a whole `file`; a line of dashes begins another. `UPDATE_CASES=1 npx vitest run --project compiler tests/codegen/tools/changes` writes
 * what is told anew.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CHANGE_CODES } from '../../../../codegen/tools/changes/print/describe.ts';
import { withFields, withItems } from '../../support/compile.ts';
import { told } from '../../support/told.ts';

const TITLE = /^=== (entries|sections|venue|file)((?: [a-z]{2})*): .*\n/;
const PICTURES = { images: { bar: ['marca.svg', 'mar.jpg'] } };

function menuOf(text: string, kind: string, languages: string): string {
  if (kind === 'file') return text;
  if (kind === 'venue') return withFields(text);
  if (kind === 'sections') return `venue: Bar\nlanguages: es en\nsections:\n${text}`;
  return withItems(text, languages.trim() || 'es');
}

/** What stands below a title, with what is told of it. */
function toldBelow(written: string): string {
  const [title = '', kind = '', languages = ''] = TITLE.exec(written) ?? [];
  const comparisons = written.slice(title.length).trimEnd().split('\n---\n');
  const found = comparisons.map((comparison) => {
    const lines = comparison.split('\n').filter((line) => !line.startsWith('='));
    const [before = '', after = ''] = ['>', '<'].map((other) => {
      const kept = lines.filter((line) => !line.startsWith(other));
      return menuOf(kept.map((line) => line.slice(2)).join('\n'), kind, languages);
    });
    return [...lines, ...told(before, after, PICTURES).map((words) => `= ${words}`)].join('\n');
  });
  return `${title}${found.join('\n---\n')}\n`;
}

const FILES = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.txt'));

describe.each(FILES)('%s', (name) => {
  const path = join(import.meta.dirname, name);
  const cases = readFileSync(path, 'utf8').split(/\n(?==== )/);
  if (process.env['UPDATE_CASES']) writeFileSync(path, cases.map(toldBelow).join('\n'));
  test.each(cases.map((written) => [TITLE.exec(written)?.[0].slice(4, -1), written]))('%s', (_, written = '') => {
    expect(toldBelow(written)).toBe(written);
  });
});

test('the page of changes has a line for each code, in order, and no other', () => {
  const page = readFileSync(new URL('../../../../docs/menu-changes.md', import.meta.url), 'utf8');
  const table = page.slice(page.indexOf('| code | what happened |'));
  expect([...table.matchAll(/^\| `([\w-]+)` \| \S/gm)].map(([, code]) => code)).toEqual([...CHANGE_CODES]);
});
