import { describe, expect, test } from 'vitest';
import { expectProblems, expectValid } from '../support/compile.ts';

const menu = (languages: string, text = 'Agua'): string =>
  `venue: Bar\nlanguages: ${languages}\nsections:\n- section: ${text}\n  items:\n  - ${text}: 2\n`;

describe('languages are codes, as words or as a list', () => {
  test.each([
    ['es', ['es']],
    ['', ['es']],
    ['en es', ['en', 'es']],
    ['es, en', ['es', 'en']],
    ['[ca, es]', ['ca', 'es']],
    ['\n- es\n- fr', ['es', 'fr']],
  ])('%j', (languages, codes) => {
    const text = codes.map((code, index) => (index === 0 ? 'Agua' : `@${code} Agua`)).join(' ');
    expect(expectValid(menu(languages, text)).languages).toEqual(codes);
  });
});

describe('a wrong code is one problem: nothing is said of the texts', () => {
  test.each([
    ['es em', '2:15 error unknown-language: "em" is not a language of menus. (languages are es en fr de it ca)'],
    ['ess en', '2:12 error unknown-language: "ess" is not a language of menus. (did you mean "es"?)'],
    ['[es, pt]', '2:17 error unknown-language: "pt" is not a language of menus. (languages are es en fr de it ca)'],
    ['español', '2:12 error unknown-language: "español" is not a language of menus. (did you mean "es"?)'],
    ['{es: true}', '2:12 error wrong-type: Language codes are expected here. (write them with spaces: es en fr)'],
  ])('%s', (languages, problem) => {
    expectProblems(menu(languages, 'Agua @en Water'), [problem]);
  });
});

test('a language stands once', () => {
  expectProblems(menu('es en es', 'Agua @en Water'), [
    '2:18 error duplicate-language: "es" stands here twice. (delete one of the two)',
  ]);
});
