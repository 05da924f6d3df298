import { describe, expect, test } from 'vitest';
import type { ResolvedPrice } from '../../../src/terms/resolved-venue.ts';
import { entriesOf, withItems } from '../support/compile.ts';

/** The prices of a dish as `3.5 tapa / "S.M" {es:caña}`: a text in quotes, a label of the editor with its languages. */
function pricesOf(item: string, languages?: string): string | undefined {
  const [entry] = entriesOf(withItems(item, languages));
  const prices: readonly ResolvedPrice[] | undefined = entry?.kind === 'item' ? entry.prices : undefined;
  const written = prices?.map(({ amount, label = '' }) => {
    const words = typeof label === 'object' ? JSON.stringify(label).replaceAll('"', '') : label;
    return `${JSON.stringify(amount)} ${words}`.trim();
  });
  return written?.join(' / ');
}

test.each([
  ['9', '9'],
  ['9.5', '9.5'],
  ['9,50', '9.5'],
  ['9.50 €', '9.5'],
  ['9,50€', '9.5'],
  ['"9.50"', '9.5'],
  ['0', '0'],
  ['09.05', '9.05'],
  ['1250', '1250'],
  ['S.M', '"S.M"'],
  ['Consultar', '"Consultar"'],
  ['S/M', '"S/M"'],
  ['Según mercado', '"Según mercado"'],
  ['€9', '"€9"'],
  ['-x', '"-x"'],
  ['a/b 3', '"a/b 3"'],
])(
  'an amount is digits, a point or comma, and a euro sign or none; what begins otherwise is text: %s',
  (value, price) => {
    expect(pricesOf(`- Plato: ${value}`)).toBe(price);
  },
);

test.each([
  ['3.50 Tapa / 7 MEDIA / 12 ración', '3.5 tapa / 7 media / 12 racion'],
  ['3 / 18 botella', '3 extra / 18 botella'],
  ['3 € tapa / 4 €', '3 tapa / 4 extra'],
  ['"3\\t€\\_tapa\\_/\\_4 copa"', '3 tapa / 4 copa'],
  ['2.50 caña / 5 € jarra grande', '2.5 {es:caña} / 5 {es:jarra grande}'],
  ['"12 S/M"', '"12 S/M"'],
  ['"S/M / 3 tapa"', '"S/M / 3 tapa"'],
  ['"9,80 €/100 g"', '"9,80 €/100 g"'],
])('labels are known whatever their case and accents, and others are of the editor: %s', (value, prices) => {
  expect(pricesOf(`- Plato: ${value}`)).toBe(prices);
});

describe('the long form', () => {
  test('has prices on one line as the short form, or each below its label, which may be translated', () => {
    expect(pricesOf('- item: Plato\n  price: 3.50 tapa / 12')).toBe('3.5 tapa / 12 extra');
    const item = '- item: Beer @es Cerveza\n  prices: {Small beer @es Caña: 2.50, Ración: 5, Pint @es Pinta: "5,50 €"}';
    expect(pricesOf(item, 'en es')).toBe('2.5 {en:Small beer,es:Caña} / 5 racion / 5.5 {en:Pint,es:Pinta}');
  });

  test('has options with what they add to the price or without', () => {
    const options = '[BBQ, César: + 0.60, "Trufa": 1, {es: Mayo}, 60, Nata:, Miel: ""]';
    const [entry] = entriesOf(
      withItems(`- options: Extras\n  choices:\n    - title: Salsas\n      options: ${options}`),
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
            { name: { es: '60' } },
            { name: { es: 'Nata' } },
            { name: { es: 'Miel' } },
          ],
        },
      ],
    });
  });
});

test.each([
  ['- Plato: 3 tapa', { isFood: true }],
  ['- Plato: 3 / 4 jarra / 5 media', { isFood: true }],
  ['- Plato: 3 media', { isFood: true }],
  ['- Plato: 3 ración', { isFood: true }],
  ['- Plato: 4 copa', { chupCopBot: true }],
  ['- Plato: 4 chupito', { chupCopBot: true }],
  ['- Plato: 3 / 18 botella', { isFood: true, chupCopBot: true }],
  ['- Plato: 2 barra / 2.20 mesa / 2.50 terraza', {}],
  ['- Plato: 3', {}],
  ['- item: Plato\n  price: 3 / 18 botella\n  isFood: false', { chupCopBot: true }],
])('labels say how a dish is sold, unless it says otherwise: %s', (item, sold) => {
  const { isFood, chupCopBot } = entriesOf(withItems(item))[0] as { isFood?: true; chupCopBot?: true };
  expect({ isFood, chupCopBot }).toEqual({ isFood: undefined, chupCopBot: undefined, ...sold });
});
