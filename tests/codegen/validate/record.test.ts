import { describe, test } from 'vitest';
import { expectProblems, withItems } from '../support/compile.ts';

const SECTIONS = 'sections:\n- section: Carta\n  items:\n  - Agua: 2\n';

describe('a mapping holds only its fields', () => {
  test('an unknown one is reported with what was meant, and not again as missing', () => {
    expectProblems(`vneue: Bar\nlenguages: es\n${SECTIONS}`, [
      '1:1 error unknown-field: "vneue" is not a field that can stand here. (did you mean "venue"?)',
      '2:1 error unknown-field: "lenguages" is not a field that can stand here. (did you mean "languages"?)',
    ]);
  });

  test('where nothing is near, the fields are listed', () => {
    expectProblems(`venue: Bar\ncontact:\n  twitter: x\n${SECTIONS}`, [
      '3:3 error unknown-field: "twitter" is not a field that can stand here. (fields are: phone, address, instagram, facebook)',
    ]);
  });

  test('an entry that has no fields says so', () => {
    expectProblems(withItems('- heading: Vinos\n  price: 3'), [
      '7:5 error unknown-field: "price" is not a field that can stand here. (nothing can stand beside it)',
    ]);
  });

  test('names of objects in the language of the compiler are no fields', () => {
    expectProblems(`venue: Bar\nconstructor: x\n__proto__: y\n${SECTIONS}`, [
      '2:1 error unknown-field: "constructor" is not a field that can stand here. (fields are: venue, barID, status, urlPath, languages, requiredLanguages, logo, subtitle, contact, loyalty, info, theme, defaults, sections)',
      '3:1 error unknown-field: "__proto__" is not a field that can stand here. (fields are: venue, barID, status, urlPath, languages, requiredLanguages, logo, subtitle, contact, loyalty, info, theme, defaults, sections)',
    ]);
  });
});

test('each field stands once', () => {
  expectProblems(`venue: Bar\nvenue: Otro\n${SECTIONS}`, [
    '2:1 error duplicate-key: "venue" stands here a second time. (delete one of the two)',
  ]);
});

test('the name of a field is a word', () => {
  expectProblems(`venue: Bar\n? [a]\n: 3\n${SECTIONS}`, ['2:3 error wrong-type: The name of a field must be a word.']);
});

describe('every required field is there', () => {
  test.each([
    ['', ['1:1 sections: the file is empty', '1:1 venue: the file is empty']],
    ['# Carta\n', ['1:1 sections: the file is empty', '1:1 venue: the file is empty']],
  ])('%j', (text, missing) => {
    expectProblems(
      text,
      missing.map((line) => {
        const [place, name] = line.replace(': the file is empty', '').split(' ');
        return `${place} error missing-field: The field "${name}" is missing: the file is empty. (write ${name}: and its value)`;
      }),
    );
  });

  test.each([
    ['languages: es\nvenue: Bar\n', '1:1', 'sections'],
    ['venue: Bar\nsections:\n', '1:1', 'sections'],
    [`subtitle: Tapas\n${SECTIONS}`, '1:1', 'venue'],
    [`venue: ""\n${SECTIONS}`, '1:1', 'venue'],
    [`venue: Bar\nloyalty:\n  perDay: 2\n  stamps: 10\n${SECTIONS}`, '3:3', 'reward'],
    ['venue: Bar\nsections:\n- items:\n  - Agua: 2\n', '3:3', 'section'],
    ['venue: Bar\nsections:\n- section: ""\n  items:\n  - Agua: 2\n', '3:3', 'section'],
    [withItems('- item:\n  price: 3'), '6:5', 'item'],
    [withItems('- price: 3\n  item: ""'), '6:5', 'item'],
    [withItems('- heading:'), '6:5', 'heading'],
    [withItems('- options: Extras'), '6:5', 'choices'],
    [withItems('- conditions:\n  - text: Se paga antes'), '7:7', 'title'],
  ])('%j', (text, place, name) => {
    expectProblems(text, [
      `${place} error missing-field: The field "${name}" is missing. (write ${name}: and its value)`,
    ]);
  });

  test('the fields of a dish without its name', () => {
    expectProblems(withItems('- price: 3\n  allergens: gluten'), [
      '6:5 error missing-field: The field "item" is missing. (write - item: and the name of the dish, and the rest below it)',
    ]);
  });

  test('an unavailable venue needs its name only', () => {
    expectProblems('venue: Bar\nstatus: unavailable\n', []);
    expectProblems('status: unavailable\n', [
      '1:1 error missing-field: The field "venue" is missing. (write venue: and its value)',
    ]);
  });
});

test('a file holds fields', () => {
  expectProblems('Agua\n', [
    '1:1 error wrong-type: A file holds fields with their values. (begin with venue: and its value)',
  ]);
  expectProblems('- Agua\n', [
    '1:1 error wrong-type: A file holds fields with their values. (begin with venue: and its value)',
  ]);
});
