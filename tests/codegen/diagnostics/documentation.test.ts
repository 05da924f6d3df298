import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { ERROR_CODES, WARNING_CODES, type DiagnosticCode } from '../../../codegen/diagnostics/diagnostic.ts';
import { compile } from '../support/compile.ts';

/** The sections of errors and of warnings of a page. */
function partsOf(page: string, errorsTitle: string, warningsTitle: string): string[] {
  const text = readFileSync(new URL(`../../../docs/${page}`, import.meta.url), 'utf8');
  return text.split(`\n## ${errorsTitle}\n`)[1]?.split(`\n## ${warningsTitle}\n`) ?? [];
}

const [errors = '', warnings = ''] = partsOf('diagnostics.md', 'Errors', 'Warnings');
const [errores = '', avisos = ''] = partsOf('diagnostics.es.md', 'Errores', 'Avisos');

/** The text of each section by its heading. */
function sectionsOf(part: string): Map<string, string> {
  const sections = part.split(/^### /m).slice(1);
  return new Map(sections.map((section) => [/^`([\w-]+)`/.exec(section)?.[1] ?? '', section]));
}

/** The example files of a section by their path. */
function examplesOf(section: string): [path: string, text: string][] {
  return [...section.matchAll(/^```yaml\n# (\S+)\n(.*?)^```/gms)].map(([, path = '', text = '']) => [path, text]);
}

/** The pictures that examples name; what is said of them lies in the files. */
const PICTURES = {
  images: { bar: ['rota.jpg', 'pequena.jpg', 'larga.mp4', 'larga.jpg', 'activa.svg'] },
  heads: {
    'bar/rota.jpg': { bytes: 20 },
    'bar/pequena.jpg': { bytes: 9000, width: 320 },
    'bar/larga.mp4': { bytes: 9_000_000, video: { seconds: 60, codec: 'avc1' } },
    'bar/activa.svg': { bytes: 900, removed: ['<script>'] },
  },
};

/** What is wrong with a file's name has no example of its content. */
const OF_NAMES: readonly DiagnosticCode[] = ['duplicate-route', 'reserved-path', 'bad-file-name'];

test('the page of diagnostics has a section for each code, and no other, in both languages', () => {
  for (const page of [errors, errores]) expect([...sectionsOf(page).keys()]).toEqual([...ERROR_CODES]);
  for (const page of [warnings, avisos]) expect([...sectionsOf(page).keys()]).toEqual([...WARNING_CODES]);
});

test.each([...sectionsOf(errores + avisos)])(
  'in Spanish it says of %s the same by the same examples',
  (code, section) => {
    expect(
      section
        .replaceAll(/^```.*?^```\n/gms, '')
        .trim()
        .split('\n\n').length,
    ).toBeGreaterThanOrEqual(3);
    expect(examplesOf(section)).toEqual(examplesOf(sectionsOf(errors + warnings).get(code) ?? ''));
  },
);

test.each([...sectionsOf(errors), ...sectionsOf(warnings)])(
  'it says of %s what it means and what to do, and gives an example of it and of nothing else',
  (code, section) => {
    const prose = section.replaceAll(/^```.*?^```\n/gms, '').trim();
    expect(prose.split('\n\n').length).toBeGreaterThanOrEqual(3);
    const examples = examplesOf(section);
    const venue = examples.find(([path]) => path === 'menus/bar.yaml');
    const shared = examples.filter(([path]) => path.startsWith('menus/_shared/'));
    const partials = Object.fromEntries(shared.map(([path, text]) => [basename(path, '.yaml'), text]));
    const found =
      venue === undefined ? [] : compile(venue[1], { partials, ...PICTURES }).diagnostics.map((each) => each.code);
    expect(found).toEqual(OF_NAMES.includes(code as DiagnosticCode) ? [] : [code]);
  },
);

test('the example of an unknown language has none of those that the page lists', () => {
  const section = sectionsOf(errors).get('unknown-language') ?? '';
  const known = /project are `([a-z ]+)`/.exec(section)?.[1]?.split(' ');
  expect(known).toContain('es');
  expect(known).not.toContain(/ @(\w+) /.exec(section)?.[1]);
});
