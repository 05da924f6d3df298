import { expect, test } from 'vitest';
import { currencySign, formatPrice } from '../../src/terms/price-format.ts';

test.each([
  [{ amount: 9.5 }, { language: 'es' }, '9,50 €'],
  [{ amount: 9.5 }, { language: 'en' }, '€9.50'],
  [{ amount: 9.5 }, { language: 'fr', decimals: 1 }, '9,5 €'],
  [{ amount: 9 }, { language: 'en', decimals: 0 }, '€9'],
  [{ amount: 1250 }, { language: 'de', decimals: 0 }, '1250 €'],
  [{ amount: 14.9 }, { language: 'en', styled: true, decimals: 1 }, "14'90 €"],
  [{ amount: 0.6, plus: true }, { language: 'es' }, '+0,60 €'],
  [{ amount: 0.6, plus: true }, { language: 'en' }, '+€0.60'],
  [{ amount: 0.6, plus: true }, { language: 'ca', styled: true }, "+0'60 €"],
  [{ amount: 'S.M' }, { language: 'en', styled: true }, 'S.M'],
] as const)('%j in %j is %s', (price, style, shown) => {
  expect(formatPrice(price, style)).toBe(shown);
});

test.each([
  ['JPY', 'JP', 'ja', {}, '￥1,200'],
  ['JPY', 'JP', 'en', { styled: true }, '¥1,200'],
  ['CHF', 'CH', 'de', {}, "CHF 1'200"],
  ['GBP', 'GB', 'en', { styled: true }, '£1,200'],
  ['PLN', 'PL', 'pl', {}, '1200 zł'],
  ['DKK', 'DK', 'da', { decimals: 0 }, '1.200 kr.'],
  ['GBP', 'GB', 'en', {}, '£1,200'],
  ['ARS', 'AR', 'es', {}, '$ 1.200'],
  ['COP', 'CO', 'es', {}, '$ 1.200'],
  ['MXN', 'MX', 'es', {}, '$1,200'],
  ['KRW', 'KR', 'ko', {}, '₩1,200'],
  ['BRL', 'BR', 'pt-br', {}, 'R$ 1.200'],
  ['PLN', 'PL', 'zz', {}, '1200 zł'],
])('1200 in %s in %s in %s, %j, is %s', (currency, country, language, style, shown) => {
  const text = formatPrice({ amount: 1200 }, { language, currency, country, ...style });
  expect(text.replaceAll(/\s/g, ' ').replaceAll('’', "'")).toBe(shown);
});

test.each([
  [999, {}, 'CHF 999.00'],
  [1200.5, {}, "CHF 1'200.50"],
  [1200, { decimals: 2 }, "CHF 1'200.00"],
  [14.9, { styled: true }, "CHF 14'90"],
])('%s francs, %j, are %s', (amount, style, shown) => {
  const text = formatPrice({ amount }, { language: 'de', currency: 'CHF', country: 'CH', ...style });
  expect(text.replaceAll(/\s/g, ' ').replaceAll('’', "'")).toBe(shown);
});

test.each([
  ['EUR', 'en', '€'],
  ['EUR', 'es', '€'],
  ['GBP', 'en', '£'],
  ['PLN', 'pl', 'zł'],
])('the sign of %s in %s is %s', (currency, language, sign) => {
  expect(currencySign({ language, currency })).toBe(sign);
});
