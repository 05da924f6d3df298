import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compileInterface } from '../../codegen/compile-interface.ts';
import { interfaceModules } from '../../codegen/emit/interface-modules.ts';
import { inOneLine } from './support/compile.ts';

const FILE = 'menus/_system/interface.yaml';
const project = readFileSync(new URL(`../../${FILE}`, import.meta.url), 'utf8');

const problemsOf = (text: string): string[] =>
  compileInterface({ file: FILE, id: 'interface', text }).diagnostics.map((each) =>
    inOneLine(each).replace(`${FILE}:`, ''),
  );

test("the project's texts, in every language", () => {
  const { texts, diagnostics } = compileInterface({ file: FILE, id: 'interface', text: project });
  expect(diagnostics).toEqual([]);
  expect(texts?.es.priceLabels).toMatchObject({ tapa: 'Tapa', racion: 'Ración' });
  expect(texts?.ca.controls).toMatchObject({ close: 'Tanca' });
  expect(Object.keys(texts ?? {})).toEqual(['es', 'en', 'fr', 'de', 'it', 'ca']);
});

describe('every text is there in all six languages, and no other', () => {
  const ALL = '@en x @fr x @de x @it x @ca x';

  test('a missing language, a missing key, an unknown key', () => {
    const line = project.split('\n').findIndex((each) => each.startsWith('unavailable:')) + 1;
    const start = project.split('\n').slice(0, line).join('\n');
    const end = project.split('\n').slice(line).join('\n');
    const rest = end.slice(end.search(/^\S/m));
    expect(problemsOf(`${start}\n  titel: x ${ALL}\n  text: x @en x @fr x @de x @it x\n${rest}`)).toEqual([
      `${line + 1}:3 error unknown-field: "titel" is not a field that can stand here. (did you mean "title"?)`,
      `${line + 2}:9 error missing-required-translation: This text has no Catalan (ca). (write @ca and the text behind it)`,
    ]);
    expect(problemsOf(`${start}\n  text: x ${ALL}\n${rest}`)).toEqual([
      `${line + 1}:3 error missing-field: The field "title" is missing. (write title: and its value)`,
    ]);
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
