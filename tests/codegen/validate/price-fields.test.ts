import { describe, expect, test } from 'vitest';
import { entriesOf, expectProblems, withItems } from '../support/compile.ts';

const pricesOf = (item: string, languages = 'es'): unknown => {
  const [entry] = entriesOf(withItems(item, languages));
  return entry?.kind === 'item' ? entry.prices : undefined;
};

describe('price', () => {
  test('takes prices as one line does', () => {
    expect(pricesOf('- item: Plato\n  price: 3.50 tapa / S.M')).toEqual([
      { label: 'tapa', amount: 3.5 },
      { label: 'extra', amount: 'S.M' },
    ]);
  });

  test('takes neither allergens nor a list or mapping', () => {
    expectProblems(
      withItems('- item: A\n  price: 3 [gluten]\n- item: B\n  price: [3, 4]\n- item: C\n  price: {tapa: 3}'),
      [
        '7:14 error bad-price: Allergens cannot stand in a price. (write allergens: on a line of its own)',
        '9:12 error wrong-type: A price is expected here. (write 3.50 tapa / 7 media)',
        '11:12 error wrong-type: A price is expected here. (write prices: before labels with their prices)',
      ],
    );
  });
});

describe('prices', () => {
  test('have labels that may be translated', () => {
    const item = '- item: Beer @es Cerveza\n  prices: {Small beer @es Caña: 2.50, Ración: 5, Pint: "5,50 €"}';
    expect(pricesOf(item.replace('Pint:', 'Pint @es Pinta:'), 'en es')).toEqual([
      { label: { en: 'Small beer', es: 'Caña' }, amount: 2.5 },
      { label: 'racion', amount: 5 },
      { label: { en: 'Pint', es: 'Pinta' }, amount: 5.5 },
    ]);
  });

  test('an own label lacks a language as every text', () => {
    expectProblems(withItems('- item: Plato @en Dish\n  prices: {Unidad: 2}', 'es en'), [
      '7:14 warning missing-translation: This text has no English (en). (write @en and the text behind it)',
    ]);
  });

  test('have each label once, and one amount each', () => {
    expectProblems(
      withItems(
        '- item: A\n  prices:\n    tapa: 3\n    Tapa: 4\n    tapa: 5\n    media:\n    mesa: 3 copa\n    copa: -1',
      ),
      [
        '9:7 error duplicate-label: There are two prices with the label "Tapa". (give each price a label of its own)',
        '10:7 error duplicate-key: "tapa" stands here a second time. (delete one of the two)',
        '11:13 error wrong-type: The price of this label is missing. (write the amount behind the colon)',
        '12:13 error bad-price: Behind a label stands one amount. (write each label on a line of its own)',
        '13:13 error bad-price: A price cannot be negative. (write an amount such as 9.50)',
      ],
    );
  });

  test('are a mapping', () => {
    expectProblems(withItems('- item: A\n  prices: 3'), [
      '7:13 error wrong-type: Labels with their prices are expected here. (write price: for prices on one line, or each label with its price below prices:)',
    ]);
  });
});

describe('options', () => {
  test('are names, with what they add to the price or without', () => {
    const [entry] = entriesOf(
      withItems(
        '- options: Extras\n  choices:\n    - title: Salsas\n      options: [BBQ, César: +0.60, "Trufa": 1, {es: Mayo}]',
      ),
    );
    expect(entry).toEqual({
      kind: 'options',
      title: { es: 'Extras' },
      choices: [
        {
          title: { es: 'Salsas' },
          options: [
            { name: { es: 'BBQ' } },
            { name: { es: 'César' }, prices: [{ amount: 0.6, plus: true }] },
            { name: { es: 'Trufa' }, prices: [{ amount: 1 }] },
            { name: { es: 'Mayo' } },
          ],
        },
      ],
    });
  });

  test.each([
    ['BBQ', '6:48 error wrong-type: A list is expected here. (write each option on a line of its own, after a dash)'],
    ['[A: +0,60]', '6:55 error bad-price: In brackets a comma ends the price. (write 0.60, or put "+0,60" in quotes)'],
    ['[A: +]', '6:52 error bad-price: "+" is not an amount. (write an amount such as 9.50 or 9,50 €)'],
    ['[A: +-1]', '6:52 error bad-price: "+-1" is not an amount. (write an amount such as 9.50 or 9,50 €)'],
    ['[A: +S.M]', '6:52 error bad-price: "+S.M" is not an amount. (write an amount such as 9.50 or 9,50 €)'],
    ['[A: +9..5]', '6:52 error bad-price: "+9..5" is not an amount. (write an amount such as 9.50 or 9,50 €)'],
    ['[{A: +1, B: +2}]', '6:57 error unknown-field: An option is a name and a price. (begin each option with a dash)'],
    ['[~]', '6:49 error wrong-type: This option is empty. (delete the dash)'],
  ])('%s', (options, problem) => {
    expectProblems(withItems(`- {options: X, choices: [{title: Y, options: ${options}}]}`), [problem]);
  });
});
