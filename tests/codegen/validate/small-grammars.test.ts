import { describe, expect, test } from 'vitest';
import { entriesOf, expectProblems, expectValid, withItems } from '../support/compile.ts';

const SECTIONS = 'sections:\n- section: Carta\n  items:\n  - Agua: 2\n';

describe('how long a card is valid', () => {
  test.each(['90 days', '6 months', '1 year'])('%s', (validity) => {
    const loyalty = `{stamps: 10, reward: Café, validity: ${validity}, perDay: 1}`;
    expect(expectValid(`venue: Bar\nloyalty: ${loyalty}\n${SECTIONS}`).loyalty).toEqual({
      stamps: 10,
      reward: { es: 'Café' },
      validity,
      perDay: 1,
    });
  });

  test.each(['3 weeks', '0 days', '90', 'a year', '1.5 years'])('%s is no length', (validity) => {
    expectProblems(`venue: Bar\nloyalty: {stamps: 10, reward: Café, validity: ${validity}}\n${SECTIONS}`, [
      `2:47 error wrong-type: "${validity}" is not a length of time. (write 90 days, 6 months or 1 year)`,
    ]);
  });
});

test.each([
  ['6 meses', '6 months'],
  ['1 año', '1 year'],
  ['90 días', '90 days'],
])('a length of time in Spanish: %s', (validity, meant) => {
  expectProblems(`venue: Bar\nloyalty: {stamps: 10, reward: Café, validity: ${validity}}\n${SECTIONS}`, [
    `2:47 error wrong-type: "${validity}" is not a length of time. (write ${meant})`,
  ]);
});

describe('how many options of a step', () => {
  const builder = (choose: string): string =>
    withItems(`- builder: Crea\n  steps:\n  - title: Salsas\n    choose: ${choose}\n    options: [BBQ]`);

  test.each([
    ['1', 1],
    ['12', 12],
    ['up to 2', 'up to 2'],
    ['any', 'any'],
  ])('%s', (written, choose) => {
    expect(entriesOf(builder(written))).toEqual([
      {
        kind: 'builder',
        id: 'crea',
        name: { es: 'Crea' },
        steps: [{ title: { es: 'Salsas' }, choose, options: [{ name: { es: 'BBQ' } }] }],
      },
    ]);
  });

  test.each([
    ['hasta 2', 'up to 2'],
    ['cualquiera', 'any'],
    ['all', 'any'],
  ])('in other words: %s', (choose, meant) => {
    expectProblems(builder(choose), [`9:15 error wrong-type: "${choose}" does not say how many. (write ${meant})`]);
  });

  test.each(['0', 'two', 'up to', 'dos'])('%s does not say', (choose) => {
    expectProblems(builder(choose), [
      `9:15 error wrong-type: "${choose}" does not say how many. (write a number, up to 2, or any)`,
    ]);
  });
});

describe('a partial is named as its file', () => {
  const HINT = 'write the name of a file of _shared, and for one of its sections # and its id';

  test.each([
    ['../bebidas', '6:10', '../bebidas'],
    ['bebidas#a#b', '6:10', 'bebidas#a#b'],
    ['bebidas#', '6:10', 'bebidas#'],
    ['"con espacio"', '6:11', 'con espacio'],
    ['"#refrescos"', '6:11', '#refrescos'],
  ])('%s is no name', (written, place, name) => {
    expectProblems(withItems(`- use: ${written}`), [
      `${place} error unknown-partial: "${name}" is not the name of a partial. (${HINT})`,
    ]);
    expectProblems(`venue: Bar\nsections:\n  - use: ${written}\n`, [
      `${place.replace('6:', '3:')} error unknown-partial: "${name}" is not the name of a partial. (${HINT})`,
    ]);
  });

  test('a list is none', () => {
    expectProblems(withItems('- use: [bebidas]'), [
      `6:10 error wrong-type: A list or mapping is not the name of a partial. (${HINT})`,
    ]);
  });
});
