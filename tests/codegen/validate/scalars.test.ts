import { describe, expect, test } from 'vitest';
import { entriesOf, expectProblems, expectValid, withItems } from '../support/compile.ts';

const SECTIONS = 'sections:\n- section: Carta\n  items:\n  - Agua: 2\n';

describe('a text', () => {
  test.each(['1906', 'true', 'No', '7 Up', '"null"', 'ana@bar.es', 'Bar @en casa'])('%s', (name) => {
    expect(expectValid(`venue: ${name}\n${SECTIONS}`).name).toBe(name.replaceAll('"', ''));
  });

  test('is no list', () => {
    expectProblems(`venue: [Bar]\n${SECTIONS}`, [
      '1:8 error wrong-type: A text is expected here. (write the text behind the colon)',
    ]);
  });
});

describe('a switch is true or false', () => {
  test('as it says', () => {
    expect(expectValid(`venue: Bar\nurlPath: true\n${SECTIONS}`).urlPath).toBe(true);
    expect(expectValid(`venue: Bar\nurlPath: false\n${SECTIONS}`).urlPath).toBe(false);
    expect(expectValid(`venue: Bar\nurlPath:\n${SECTIONS}`).urlPath).toBe(false);
  });

  test.each([
    ['yes', '"yes"', 'true'],
    ['sí', '"sí"', 'true'],
    ['no', '"no"', 'false'],
    ['"true"', '"true"', 'true or false'],
    ['1', '"1"', 'true'],
    ['[true]', 'A list or mapping', 'true or false'],
  ])('%s is neither', (value, written, meant) => {
    expectProblems(`venue: Bar\nurlPath: ${value}\n${SECTIONS}`, [
      `2:10 error wrong-type: ${written} is neither true nor false. (write ${meant})`,
    ]);
  });
});

describe('a whole number is in its range', () => {
  test.each([
    ['loyalty: {reward: Café, stamps: 0}', '2:33', '"0"', 'from 1 to 50'],
    ['loyalty: {reward: Café, stamps: 51}', '2:33', '"51"', 'from 1 to 50'],
    ['loyalty: {reward: Café, stamps: 2.5}', '2:33', '"2.5"', 'from 1 to 50'],
    ['loyalty: {reward: Café, stamps: "10"}', '2:33', '"10"', 'from 1 to 50'],
    ['loyalty: {reward: Café, stamps: 10, perDay: 0}', '2:45', '"0"', 'of at least 1'],
    ['info: {founded: antes}', '2:17', '"antes"', 'from 1 to 9999'],
  ])('%s', (field, place, written, range) => {
    expectProblems(`venue: Bar\n${field}\n${SECTIONS}`, [
      `${place} error wrong-type: ${written} is not a whole number ${range}. (write a whole number ${range})`,
    ]);
  });

  test('decimals', () => {
    expect(entriesOf(withItems('- item: Agua\n  decimals: 0'))[0]).toHaveProperty('decimals', 0);
    expectProblems(withItems('- item: Agua\n  decimals: 3'), [
      '7:15 error wrong-type: "3" is not a whole number from 0 to 2. (write a whole number from 0 to 2)',
    ]);
  });
});

describe('one of a few words', () => {
  test('with what was meant, and without what follows from it', () => {
    expectProblems('venue: Bar\nstatus: unavailble\n', [
      '2:9 error wrong-type: "unavailble" is not open or unavailable. (did you mean "unavailable"?)',
    ]);
  });

  test('with what can be written', () => {
    expectProblems(withItems('- item: Agua\n  variant: 3'), [
      '7:14 error wrong-type: "3" is not simple or full. (write simple or full)',
    ]);
  });
});
