import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { ERROR_CODES, WARNING_CODES, type DiagnosticCode } from '../../../codegen/diagnostics/diagnostic.ts';
import { compile } from '../support/compile.ts';

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

test('the page of diagnostics has a section for each code, and no other', () => {
  expect([...sectionsOf(errors).keys()]).toEqual([...ERROR_CODES]);
  expect([...sectionsOf(warnings).keys()]).toEqual([...WARNING_CODES]);
});

test.each([...sectionsOf(errors), ...sectionsOf(warnings)])(
  'it says of %s what it means and what to do, and gives an example of it and of nothing else',
  (code, section) => {
    const prose = section.replaceAll(/^```.*?^```\n/gms, '').trim();
    expect(prose.split('\n\n').length).toBeGreaterThanOrEqual(3);
    const examples = examplesOf(section);
    const venue = examples.find(([path]) => path === 'menus/bar.yaml');
    const shared = examples.filter(([path]) => path.startsWith('menus/_shared/'));
    const partials = Object.fromEntries(shared.map(([path, text]) => [basename(path, '.yaml'), text]));
    const found = venue === undefined ? [] : compile(venue[1], { partials }).diagnostics.map((each) => each.code);
    expect(found).toEqual(OF_NAMES.includes(code as DiagnosticCode) ? [] : [code]);
  },
);
