import { describe, expect, test } from 'vitest';
import { toldOfItems } from '../../support/told.ts';

describe('prices', () => {
  test.each([
    ['2', '2.50', ['price 2.00 → 2.50']],
    ['9,50 €', '9.5', []],
    ['2', 'S.M', ['price 2.00 → S.M']],
    ['S.M', '12', ['price S.M → 12.00']],
    ['Consultar', 'S.M', ['price Consultar → S.M']],
    ['', '2', ['price added: 2.00']],
    ['2', '', ['price removed (was 2.00)']],
    ['3 tapa / 7 media', '3 tapa / 7.50 media', ['price Media 7.00 → 7.50']],
    ['3 tapa / 7 media', '3 tapa', ['price Media removed (was 7.00)']],
    ['3', '3.20 / 7 media', ['price Extra 3.00 → 3.20', 'price Media added: 7.00']],
    ['3', '3 tapa', ['price label: none → Tapa']],
    ['3 tapa', '12 ración', ['price Tapa removed (was 3.00)', 'price Ración added: 12.00']],
    ['5 jarra grande / 3 tapa', '5 pinta / 3 tapa', ['price label: “jarra grande” → “pinta”']],
    ['3 tapa / 7 media', '7 media / 3 tapa', ['order of prices: Tapa 3.00 / Media 7.00 → Media 7.00 / Tapa 3.00']],
  ])('from "%s" to "%s"', (before, after, words) => {
    expect(toldOfItems(`- Pan: ${before}`, `- Pan: ${after}`)).toEqual(words.map((each) => `Pan: ${each}`));
  });

  test('an own label is told in the language in which it changed', () => {
    const pint = (label: string): string => `- item: Cerveza @en Beer\n  prices: {Caña @en Small: 2, ${label}: 4}`;
    expect(toldOfItems(pint('Jarra @en Pint'), pint('Jarra @en Large'), 'es en')).toEqual([
      'Cerveza: price label in English (en): “Pint” → “Large”',
    ]);
  });

  test('a standard label with words of its own is that label, told in the language in which it changed', () => {
    const ham = (prices: string): string => `- item: Jamón @en Ham\n  prices: {${prices}}`;
    const label = 'Jamón: price label in English (en): “Full portion” → “Ración”';
    expect(toldOfItems(ham('Ración @en Full portion: 15'), ham('ración: 15'), 'es en')).toEqual([label]);
    expect(toldOfItems(ham('Ración @en Full portion: 15'), ham('ración: 16'), 'es en')).toEqual([
      'Jamón: price Ración 15.00 → 16.00',
      label,
    ]);
  });

  test('amounts have the decimals that the page shows, and all of them where it shows no difference', () => {
    const beer = (price: string, decimals: number): string => `- item: Pan\n  price: ${price}\n  decimals: ${decimals}`;
    expect(toldOfItems(beer('2.5', 1), beer('3.5', 1))).toEqual(['Pan: price 2.5 → 3.5']);
    expect(toldOfItems(beer('2.10', 0), beer('2.40', 0))).toEqual(['Pan: price 2.10 → 2.40']);
    expect(toldOfItems(beer('2', 2), beer('2', 1))).toEqual(['Pan: decimals of the price: 2 → 1']);
  });

  test('what an option adds has its sign', () => {
    const sauces = (price: string): string =>
      `- options: Salsas\n  choices:\n    - title: Frías\n      options: [Alioli: ${price}, Ketchup]`;
    expect(toldOfItems(sauces('+0.60'), sauces('+0.80'))).toEqual(['Salsas, Frías, Alioli: price +0.60 → +0.80']);
    expect(toldOfItems(sauces('+0.60'), sauces('0.60'))).toEqual(['Salsas, Frías, Alioli: price +0.60 → 0.60']);
  });
});

describe('allergens', () => {
  const dish = (allergens: string): string => `- Pan: 2 ${allergens}`;

  test.each([
    ['[gluten]', '[]', 'ALLERGEN REMOVED: gluten (contained → absent)'],
    ['[gluten]', '[~gluten]', 'ALLERGEN REMOVED: gluten (contained → may contain)'],
    ['[gluten, ~soja]', '[gluten]', 'ALLERGEN REMOVED: soja (may contain → absent)'],
    ['[gluten, ~soja]', '', 'ALLERGENS NO LONGER DECLARED (before: gluten, may contain soja)'],
    ['[none]', '', 'ALLERGENS NO LONGER DECLARED (before: none of the 14)'],
    ['', '[]', 'allergens now declared: none of the 14'],
    ['', '[gluten]', 'allergens now declared: gluten'],
    ['', '[soja, gluten, ~apio, ~huevos]', 'allergens now declared: gluten, soja, may contain apio, huevos'],
    ['[]', '[gluten]', 'allergen added: gluten (absent → contained)'],
    ['[~soja]', '[soja]', 'allergen added: soja (may contain → contained)'],
    ['[gluten]', '[gluten, ~soja]', 'allergen added: soja (absent → may contain)'],
  ])('from "%s" to "%s"', (before, after, words) => {
    expect(toldOfItems(dish(before), dish(after))).toEqual([`Pan: ${words}`]);
  });

  test('the same in another order is the same', () => {
    expect(toldOfItems(dish('[soja, gluten]'), dish('[Gluten, ~soja, soja]'))).toEqual([]);
  });

  test('a dish that is shown large now, or sold as an offer, still says what it holds', () => {
    expect(toldOfItems('- Pan: 2 [gluten]', '- highlight: Pan\n  price: 2')).toEqual([
      'Pan: was a dish in the list, is a dish shown large',
      'Pan: ALLERGENS NO LONGER DECLARED (before: gluten)',
      'Pan: row with picture and extras: no → yes',
    ]);
    expect(toldOfItems('- Pan: 2 [gluten]', '- promo: Pan\n  price: 2')).toContain(
      'Pan: ALLERGENS NO LONGER DECLARED (before: gluten)',
    );
  });

  test('a dish that is shown again is held against what it was', () => {
    expect(toldOfItems('- Pan: 2 [gluten] hidden', '- Pan: 2 []')).toEqual([
      'Pan: shown again, 2.00',
      'Pan: ALLERGEN REMOVED: gluten (contained → absent)',
    ]);
    expect(toldOfItems('- Pan: 2 [gluten] hidden', '- Pan: 2 [] hidden')).toEqual([]);
    expect(toldOfItems('- Pan: 2 [gluten]', '- Pan: 2 [] hidden')).toEqual(['Pan: hidden']);
  });
});
