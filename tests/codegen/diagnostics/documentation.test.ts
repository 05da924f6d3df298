import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ERROR_CODES, WARNING_CODES, type DiagnosticCode } from '../../../codegen/diagnostics/diagnostic.ts';
import { compile } from '../support/compile.ts';

const TESTS = new URL('../', import.meta.url);
const document = readFileSync(new URL('../../../docs/diagnostics.md', import.meta.url), 'utf8');
const [errors = '', warnings = ''] = document.split('\n## Errors\n')[1]?.split('\n## Warnings\n') ?? [];

/** The text of each section by its heading. */
function sectionsOf(part: string): Map<string, string> {
  const sections = part.split(/^### /m).slice(1);
  return new Map(sections.map((section) => [/^`([\w-]+)`/.exec(section)?.[1] ?? '', section]));
}

/** The example files of a section by their path. */
function examplesOf(section: string): [path: string, text: string][] {
  return [...section.matchAll(/^```yaml\n# (\S+)\n(.*?)^```/gms)].map(([, path = '', text = '']) => [path, text]);
}

/** What is wrong with a file's name has no example of its content. */
const OF_NAMES: readonly DiagnosticCode[] = ['duplicate-route', 'reserved-path', 'bad-file-name'];

describe('the page of diagnostics', () => {
  test('has a section for each code, and no other', () => {
    expect([...sectionsOf(errors).keys()]).toEqual([...ERROR_CODES]);
    expect([...sectionsOf(warnings).keys()]).toEqual([...WARNING_CODES]);
  });

  const sections = [...sectionsOf(errors), ...sectionsOf(warnings)];
  test.each(sections)('gives an example of %s and of nothing else', (code, section) => {
    const examples = examplesOf(section);
    const venue = examples.find(([path]) => path === 'menus/bar.yaml');
    const partials = examples.filter(([path]) => path.startsWith('menus/_shared/'));
    const beside = Object.fromEntries(partials.map(([path, text]) => [basename(path, '.yaml'), text]));
    const found =
      venue === undefined ? [] : compile(venue[1], { partials: beside }).diagnostics.map((each) => each.code);
    expect(found).toEqual(OF_NAMES.includes(code as DiagnosticCode) ? [] : [code]);
  });

  test.each(sections)('says of %s what it means and what to do', (_, section) => {
    const prose = section
      .replaceAll(/^```.*?^```\n/gms, '')
      .trim()
      .split('\n\n');
    expect(prose.length).toBeGreaterThanOrEqual(3);
  });
});

test('every code is asserted in a test', () => {
  const files = readdirSync(TESTS, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.test.ts'));
  const texts = files
    .filter((path) => !path.endsWith('documentation.test.ts'))
    .map((path) => readFileSync(new URL(path.replaceAll('\\', '/'), TESTS), 'utf8'))
    .join('\n');
  const codes = [...ERROR_CODES, ...WARNING_CODES];
  expect(codes.filter((code) => !texts.includes(` ${code}: `) && !texts.includes(`'${code}'`))).toEqual([]);
});
