import { expect, test } from 'vitest';
import { localesOf } from '../../src/terms/locales.ts';
import { formatPrice } from '../../src/terms/price-format.ts';
import { servedWords } from '../../src/terms/served-words.ts';

const dayIn = (locales: string[]): string =>
  new Date('2026-03-08').toLocaleDateString(locales, { weekday: 'long', day: 'numeric', month: 'long' });

test('English is written as in Europe', () => {
  expect(dayIn(localesOf('en'))).toBe('Sunday 8 March');
});

test('a language that the browser does not know is written in Spanish, not in the phone’s language', () => {
  // No `Intl` knows this one.
  expect(dayIn(localesOf('qaa'))).toBe('domingo, 8 de marzo');
});

test('so are hours and prices in another currency, which phones write in the search and in the list', () => {
  expect(servedWords('|12345|1300-1600', 'qaa')).toBe(servedWords('|12345|1300-1600', 'es'));
  const price = (language: string): string => formatPrice({ amount: 9.5 }, { language, currency: 'CHF' });
  expect(price('qaa')).toBe(price('es'));
});
