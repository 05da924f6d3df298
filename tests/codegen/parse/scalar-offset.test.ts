import { describe, test } from 'vitest';
import { expectProblems, withItems } from '../support/compile.ts';

/** A wrong language tag, wherever it stands, is pointed at. */
const unknown = (place: string): string[] => [
  `${place} error unknown-language: "@xx" is not a language of menus. (languages are es en fr de it ca; write \\@xx for ordinary text)`,
];

describe('a word is pointed at inside', () => {
  test('a plain text', () => {
    expectProblems(withItems('- note: Hola a todos @xx Hi'), unknown('6:24'));
  });

  test('a plain text on several lines', () => {
    expectProblems(withItems('- note: Hola\n    a todos\n\n    y más @xx Hi'), unknown('9:13'));
  });

  test('a text in single quotes', () => {
    expectProblems(withItems("- note: 'Rock ''n'' roll @xx Hi'"), unknown('6:28'));
  });

  test('a text in double quotes with escapes', () => {
    expectProblems(withItems('- note: "Caf\\u00e9 \\"solo\\" \\U0001F600\\t @xx Hi"'), unknown('6:44'));
  });

  test('a text in double quotes on several lines', () => {
    expectProblems(withItems('- note: "Hola \\\n    a todos\n\n    ya @xx Hi"'), unknown('9:10'));
  });

  test('a literal block', () => {
    expectProblems(withItems('- note: |\n    Hola\n\n      a todos\n    @xx Hi'), unknown('10:7'));
  });

  test('a folded block', () => {
    expectProblems(withItems('- note: >-\n    Hola\n    a todos\n\n    y más\n    @xx Hi'), unknown('11:7'));
  });

  test('a folded block with an indentation of its own and line ends of Windows', () => {
    expectProblems(withItems('- note: >2\n      Hola\n    a todos @xx Hi').replaceAll('\n', '\r\n'), unknown('8:15'));
  });

  test('the long form of a text', () => {
    expectProblems(withItems('- note: {es: Hola, xx: Hi}'), [
      '6:22 error unknown-language: "xx" is not a language of menus. (languages are es en fr de it ca)',
    ]);
  });
});
