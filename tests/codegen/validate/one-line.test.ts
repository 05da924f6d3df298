import { describe, expect, test } from 'vitest';
import { entriesOf, expectProblems, withItems } from '../support/compile.ts';

describe('a dish on one line', () => {
  const item = { kind: 'item', id: 'pan', name: { es: 'Pan' } };

  test.each([
    ['- Pan:', { variant: 'simple' }],
    ['- Pan: ~', { variant: 'simple' }],
    ['- Pan: ""', { variant: 'simple' }],
    ['- Pan: 2', { variant: 'simple', prices: [{ amount: 2 }] }],
    ['- "Pan": 2 # con comentario', { variant: 'simple', prices: [{ amount: 2 }] }],
    ['- Pan: [gluten]', { variant: 'simple', allergens: ['gluten'] }],
    ['- Pan: "[gluten] onlyNight"', { variant: 'simple', allergens: ['gluten'], onlyNight: true }],
    ['- Pan:\n    - gluten\n    - huevos', { variant: 'simple', allergens: ['gluten', 'huevos'] }],
    [
      '- Pan: 3.50 tapa / S.M [gluten, ~soja] onlyDay withChips hidden',
      {
        variant: 'simple',
        prices: [
          { label: 'tapa', amount: 3.5 },
          { label: 'extra', amount: 'S.M' },
        ],
        isFood: true,
        allergens: ['gluten'],
        mayContain: ['soja'],
        onlyDay: true,
        withChips: true,
        hidden: true,
      },
    ],
    [
      '- Pan: 14,50[gluten]smash styledPrice detailedPopup',
      {
        variant: 'full',
        prices: [{ amount: 14.5 }],
        allergens: ['gluten'],
        smash: true,
        styledPrice: true,
        detailedPopup: true,
      },
    ],
    ['- {es: Pan}: 2', { variant: 'simple', prices: [{ amount: 2 }] }],
    ['- Pan: >-\n    2\n    [gluten]', { variant: 'simple', prices: [{ amount: 2 }], allergens: ['gluten'] }],
  ])('%s', (line, fields) => {
    expect(entriesOf(withItems(line))).toEqual([{ ...item, ...fields }]);
  });
});

test('fields below it need the long form', () => {
  expectProblems(withItems('- Costillas: 15.95\n  description: Con patatas\n- Pan:\n    price: 2'), [
    '6:5 error unknown-field: "Costillas" has fields below it and is not a kind of entry. (write the long form: - item: Costillas, and below it price: and the other fields)',
    '9:7 error wrong-type: A dish on one line has prices, allergens and words only. (write the long form: - item: and the name, and below it price:, allergens: and so on)',
  ]);
});

test('dishes below a dish are no allergens', () => {
  expectProblems(withItems('- Refrescos:\n    - Cola: 2'), [
    '7:7 error wrong-type: A dish on one line has prices, allergens and words only. (write the long form: - item: and the name, and below it price:, allergens: and so on)',
  ]);
});

test('a list of allergens is closed, and begins once', () => {
  expectProblems(withItems('- Pan: 3 [gluten\n- Ajo: 3 [ [soja]'), [
    '6:12 error wrong-type: The list of allergens is not closed. (write ] after the last allergen)',
    '7:12 error wrong-type: This [ is not closed. (delete it, or write ] where the list ends)',
  ]);
});
