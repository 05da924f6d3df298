import { describe, test } from 'vitest';
import { expectProblems, expectValid, withItems } from '../support/compile.ts';

describe('each entry is a dish on one line, or its first word says what it is', () => {
  test('the other fields may come first', () => {
    expectValid(withItems('- price: 3\n  item: Agua'));
  });

  test.each([
    ['Agua', 'write "- Agua:", with its price behind the colon'],
    ['7', 'write "- 7:", with its price behind the colon'],
    ['Vino #1: 3', 'what follows # is a comment to YAML: put the name in quotes'],
  ])('a text alone: %s', (text, hint) => {
    const name = text.replace(/ #.*/, '');
    expectProblems(withItems(`- ${text}`), [`6:5 error wrong-type: "${name}" has no colon behind it. (${hint})`]);
  });

  test('a list, and nothing', () => {
    expectProblems(withItems('- [Agua]\n-\n- {}'), [
      '6:5 error wrong-type: A dish is expected here. (write one dash before each dish)',
      '7:4 error wrong-type: A dish is expected here. (delete the dash, or write a dish behind it)',
      '8:5 error wrong-type: A dish is expected here. (delete the dash, or write a dish behind it)',
    ]);
  });

  test('a dish without a dash of its own', () => {
    expectProblems(withItems('- Agua: 2\n  Cola: 3'), [
      '7:5 error unknown-field: "Cola" stands below a dish without a dash of its own. (begin each dish with a dash)',
    ]);
  });

  test('a dish without a name', () => {
    expectProblems(withItems('- "": 3\n- : 3'), [
      '6:5 error missing-field: The name of this dish is missing. (write it before the colon)',
      '7:5 error missing-field: The name of this dish is missing. (write it before the colon)',
    ]);
  });
});

describe('a word that is nearly one', () => {
  test.each([
    ['- heding: Refrescos', 'error unknown-field: "heding" is not a kind of entry. (did you mean "heading"?)'],
    ['- Note: Pan y aperitivo', 'error unknown-field: "Note" is not a kind of entry. (did you mean "note"?)'],
    ['- setmenu: Grupos', 'error unknown-field: "setmenu" is not a kind of entry. (did you mean "setMenu"?)'],
    [
      '- itme: Agua\n  price: 2',
      'error unknown-field: "itme" has fields below it and is not a kind of entry. (did you mean "item"?)',
    ],
  ])('%s', (entry, problem) => {
    expectProblems(withItems(entry), [`6:5 ${problem}`]);
  });

  test.each(['- Nota: 3', '- Promo: 9.95', '- Heading: [gluten]', '- Nata: S.M'])('%s is a dish', (entry) => {
    expectValid(withItems(entry));
  });
});

test('the entries are a list', () => {
  expectProblems('venue: Bar\nsections:\n- section: Carta\n  items:\n    Agua: 2\n', [
    '5:5 error wrong-type: A list of dishes is expected here. (begin each dish with a dash)',
  ]);
});

test('an error in one entry hides none of another', () => {
  expectProblems(withItems('- Agua: 9..5\n- item: Pan\n  pirce: 3\n  onlyNight: si\n- Ajo: 3 [glutn] smahs'), [
    '6:11 error bad-price: "9..5" is not an amount. (write an amount such as 9.50 or 9,50 €)',
    '8:5 error unknown-field: "pirce" is not a field that can stand here. (did you mean "price"?)',
    '9:16 error wrong-type: "si" is neither true nor false. (write true)',
    '10:13 error unknown-allergen: "glutn" is not an allergen. (did you mean "gluten"?)',
    '10:20 error unknown-flag: "smahs" is not a word that can stand here. (did you mean "smash"?)',
  ]);
});
