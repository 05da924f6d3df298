import { expect, test } from 'vitest';
import { toldOfItems } from '../support/told.ts';

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
