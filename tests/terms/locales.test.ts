import { expect, test } from 'vitest';
import { localesOf } from '../../src/terms/locales.ts';

const dayIn = (locales: string[]): string =>
  new Date('2026-03-08').toLocaleDateString(locales, { weekday: 'long', day: 'numeric', month: 'long' });

test('English is written as in Europe', () => {
  expect(dayIn(localesOf('en'))).toBe('Sunday 8 March');
});

test('a language that the browser does not know is written in Spanish, not in the phone’s language', () => {
  // No `Intl` knows this one.
  expect(dayIn(localesOf('qaa'))).toBe('domingo, 8 de marzo');
});
