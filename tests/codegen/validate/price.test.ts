import { describe, expect, test } from 'vitest';
import { entriesOf, expectProblems, withItems } from '../support/compile.ts';

const pricesOf = (value: string): unknown => {
  const [entry] = entriesOf(withItems(`- Plato: ${value}`));
  return entry?.kind === 'item' ? entry.prices : undefined;
};

describe('an amount is digits, a point or comma and at most two decimals, and a euro sign or none', () => {
  test.each([
    ['9', 9],
    ['9.5', 9.5],
    ['9,50', 9.5],
    ['9.50 €', 9.5],
    ['9,50€', 9.5],
    ['"9.50"', 9.5],
    ['0', 0],
    ['09.05', 9.05],
    ['1250', 1250],
  ])('%s', (value, amount) => {
    expect(pricesOf(value)).toEqual([{ amount }]);
  });

  test.each([
    ['-3', '6:12 error bad-price: A price cannot be negative. (write an amount such as 9.50)'],
    ['−3', '6:12 error bad-price: A price cannot be negative. (write an amount such as 9.50)'],
    [
      '+2',
      '6:12 error bad-price: A price with a plus sign stands in options and extras only. (write an amount such as 9.50)',
    ],
    ['.5', '6:12 error bad-price: ".5" has no digit before its decimal mark. (write an amount such as 9.50)'],
    [
      '1.234,50',
      '6:12 error bad-price: "1.234,50" is not an amount. (write 1234.50: nothing stands between thousands)',
    ],
    [
      '1,234.50',
      '6:12 error bad-price: "1,234.50" is not an amount. (write 1234.50: nothing stands between thousands)',
    ],
    ['9..5', '6:12 error bad-price: "9..5" is not an amount. (write an amount such as 9.50 or 9,50 €)'],
    ['9.', '6:12 error bad-price: "9." is not an amount. (write an amount such as 9.50 or 9,50 €)'],
    [
      '9.505',
      '6:12 error bad-price: "9.505" is not an amount: it has more than two decimals. (write two decimals at most)',
    ],
    ['1e3', '6:12 error bad-price: "1e3" is not an amount. (write an amount such as 9.50 or 9,50 €)'],
    ['0x10', '6:12 error bad-price: "0x10" is not an amount. (write an amount such as 9.50 or 9,50 €)'],
    ['1_000', '6:12 error bad-price: "1_000" is not an amount. (write an amount such as 9.50 or 9,50 €)'],
    ['3.50tapa', '6:12 error bad-price: "3.50tapa" is not an amount. (write a space before "tapa")'],
    ['3 50', '6:14 error bad-price: "50" cannot follow an amount. (write one amount, and / between prices)'],
    ['3 tapa /', '6:19 error bad-price: A price is missing beside the slash. (write it, or delete the slash)'],
    ['3 tapa / 7..5 media', '6:21 error bad-price: "7..5" is not an amount. (write an amount such as 9.50 or 9,50 €)'],
  ])('%s is none', (value, problem) => {
    expectProblems(withItems(`- Plato: ${value}`), [problem]);
  });
});

describe('a price that does not begin with a digit is text', () => {
  test.each(['S.M', 'Consultar', 'S/M', 'Según mercado', '€9'])('%s', (amount) => {
    expect(pricesOf(amount)).toEqual([{ amount }]);
  });

  test('beside an amount it is a price of its own', () => {
    expect(pricesOf('S.M / 12 ración')).toEqual([
      { label: 'extra', amount: 'S.M' },
      { label: 'racion', amount: 12 },
    ]);
  });
});

describe('labels', () => {
  test('are known whatever their case and accents', () => {
    expect(pricesOf('3.50 Tapa / 7 MEDIA / 12 ración')).toEqual([
      { label: 'tapa', amount: 3.5 },
      { label: 'media', amount: 7 },
      { label: 'racion', amount: 12 },
    ]);
  });

  test('of an editor are in the first language', () => {
    expect(pricesOf('2.50 caña / 5 € jarra grande / 3 33cl')).toEqual([
      { label: { es: 'caña' }, amount: 2.5 },
      { label: { es: 'jarra grande' }, amount: 5 },
      { label: { es: '33cl' }, amount: 3 },
    ]);
  });

  test('a price without one beside labelled ones is extra', () => {
    expect(pricesOf('3 / 18 botella')).toEqual([
      { label: 'extra', amount: 3 },
      { label: 'botella', amount: 18 },
    ]);
  });

  test.each([
    [
      '3 tapa / 4 Tapa',
      '6:23 error duplicate-label: There are two prices with the label "tapa". (give each price a label of its own)',
    ],
    ['3 / 4', '6:16 error duplicate-label: There are two prices without a label. (give each price a label of its own)'],
    [
      '3 extra / 4',
      '6:22 error duplicate-label: There are two prices with the label "extra". (give each price a label of its own)',
    ],
    [
      '3 caña / 4 Caña',
      '6:23 error duplicate-label: There are two prices with the label "Caña". (give each price a label of its own)',
    ],
  ])('%s has one twice', (value, problem) => {
    expectProblems(withItems(`- Plato: ${value}`), [problem]);
  });

  test('cannot be translated on one line', () => {
    expectProblems(withItems('- Plato: 3 caña @en beer', 'es en').replace('Plato', 'Plato @en Dish'), [
      '6:28 error wrong-type: A label cannot be translated here. (write prices: and below it each label with its price)',
    ]);
  });
});

describe('labels say how an item is sold', () => {
  test.each([
    ['3 tapa', { isFood: true }],
    ['3 / 4 caña', { isFood: true }],
    ['4 copa', { chupCopBot: true }],
    ['3 / 18 botella', { isFood: true, chupCopBot: true }],
    ['2 barra / 2.20 mesa / 2.50 terraza', {}],
    ['3', {}],
  ])('%s', (value, sold) => {
    const [entry] = entriesOf(withItems(`- Plato: ${value}`));
    const { isFood, chupCopBot } = entry as { isFood?: true; chupCopBot?: true };
    expect({ isFood, chupCopBot }).toEqual({ isFood: undefined, chupCopBot: undefined, ...sold });
  });

  test('unless the item says otherwise', () => {
    const [entry] = entriesOf(withItems('- item: Vino\n  price: 3 / 18 botella\n  isFood: false'));
    expect(entry).toEqual({
      kind: 'item',
      variant: 'simple',
      id: 'vino',
      name: { es: 'Vino' },
      prices: [
        { label: 'extra', amount: 3 },
        { label: 'botella', amount: 18 },
      ],
      chupCopBot: true,
    });
  });
});
