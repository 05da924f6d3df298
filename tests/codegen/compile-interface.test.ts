import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compileInterface } from '../../codegen/resolve/compile-interface.ts';
import { interfaceModules } from '../../codegen/emit/interface-modules.ts';
import { inOneLine } from './support/compile.ts';
import { LANGUAGES } from '../support/languages.ts';

const FILE = 'menus/_system/interface.yaml';
const project = readFileSync(new URL(`../../${FILE}`, import.meta.url), 'utf8');

const problemsOf = (text: string): string[] =>
  compileInterface({ file: FILE, id: 'interface', text, languages: LANGUAGES }).diagnostics.map((each) =>
    inOneLine(each).replace(`${FILE}:`, ''),
  );

test("the project's texts, in every language", () => {
  const { texts, diagnostics } = compileInterface({ file: FILE, id: 'interface', text: project, languages: LANGUAGES });
  expect(diagnostics).toEqual([]);
  expect(texts?.['es']?.['priceLabels']).toMatchObject({ tapa: 'Tapa', racion: 'Ración' });
  expect(texts?.['ca']?.['controls']).toMatchObject({ close: 'Tanca' });
  expect(Object.keys(texts ?? {})).toEqual(['es', 'en', 'fr', 'de', 'it', 'ca']);
});

test("a name in Spanish in a language's own file", () => {
  const texts = { file: FILE, id: 'interface', text: 'list:\n  link: Enlace\n', languages: ['es'] as const };
  const own = { file: 'gl.yaml', id: 'gl', text: 'list:\n  enlace: Ligazón\n', languages: ['gl'] as const };
  expect(compileInterface(texts, [own]).diagnostics.map(inOneLine)).toContain(
    'gl.yaml:2:3 error unknown-field: "enlace" is not a field that can stand here. (did you mean "link"?)',
  );
});

describe('every text is there in all languages of the file, and no other', () => {
  const ALL = '@en x @fr x @de x @it x @ca x';

  test('a missing language, a text without words', () => {
    const start = `${project.replace(/^unavailable:\n(?: .*\n)+/m, '')}\nunavailable:\n`;
    const line = start.split('\n').length;
    expect(problemsOf(`${start}  title:\n  text: x @en x @fr x @de x @it x\n`)).toEqual([
      `${line}:3 error missing-field: "title:" has no value. (write title: and its value)`,
      `${line + 1}:9 error missing-required-translation: This text has no Catalan (ca). (write @ca and the text after it)`,
    ]);
  });

  test.each([
    ['allergens', 'gluten', 'glutne'],
    ['priceLabels', 'racion', 'rasion'],
    ['tableCard', 'scan', 'scam'],
  ])('%s has the names that the menu language or carta itself knows', (group, name, slip) => {
    const [before = '', inside = ''] = project.split(new RegExp(`^${group}:\\n`, 'm'));
    const at = inside.search(new RegExp(`^  ${name}:`, 'm'));
    const line = `${before}x\n${inside.slice(0, at)}`.split('\n').length;
    const rest = inside.slice(at).replace(/^.*\n(?: {4}.*\n)*/, '');
    const withLine = (text: string): string => `${before}${group}:\n${inside.slice(0, at)}${text}${rest}`;
    expect(problemsOf(withLine(`  ${slip}: x ${ALL}\n`))).toEqual([
      `${line}:3 error unknown-field: "${slip}" is not a field that can stand here. (did you mean "${name}"?)`,
    ]);
    expect(problemsOf(withLine(''))).toHaveLength(1);
    expect(problemsOf(withLine('')).join('')).toContain(`error missing-field: The field "${name}" is missing.`);
  });

  test.each([
    ['controls: x', '1:11 error wrong-type: Fields with their values are expected here.'],
    ['controls: [a]', '1:11 error wrong-type: Fields with their values are expected here.'],
    ['controls: {close: [a]}', '1:19 error wrong-type: A text is expected here, not a list.'],
    ['controls: {close: {es: [a]}}', '1:24 error wrong-type: A text is expected here.'],
    ['controls: [', '1:11 error yaml-syntax: This [ is not closed.'],
  ])('%s is reported at its value', (text, problem) => {
    const problems = problemsOf(`${text}\n`);
    expect(problems.filter((each) => each.startsWith(problem))).toHaveLength(1);
    expect(problems.filter((each) => / (wrong-type|yaml-syntax): /.test(each))).toHaveLength(1);
  });

  test('a file that is empty, or no YAML', () => {
    expect(problemsOf('')).toEqual([
      '1:1 error wrong-type: The texts of the interface are expected here. (begin with page: and its texts)',
    ]);
    expect(problemsOf('page: [')).toEqual([
      '1:7 error yaml-syntax: This [ is not closed. (write ] at the end, or put the text in quotes)',
    ]);
  });
});

test('what is printed on table cards costs no page a byte', () => {
  const tree = { page: { title: 'Carta' }, tableCard: { scan: 'Escanea', table: 'Mesa' } };
  const texts = { es: tree, en: tree, fr: tree, de: tree, it: tree, ca: tree };
  const contents = interfaceModules(texts).map(({ content }) => content);
  expect(contents.filter((content) => content.includes('Carta'))).toHaveLength(6);
  expect(contents.filter((content) => /tableCard|Escanea|Mesa/.test(content))).toEqual([]);
});
