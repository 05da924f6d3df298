import { array, assert, constantFrom, property, tuple, type Arbitrary } from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as patterns from '../../../../codegen/emit/schema/patterns.ts';
import { compile, withItems } from '../../support/compile.ts';

const passes = (text: string, ...rules: readonly patterns.Pattern[]): boolean =>
  rules.every(({ pattern = '' }) => new RegExp(pattern, 'u').test(text));

const hasErrors = (menu: string): boolean => compile(menu).diagnostics.some(({ severity }) => severity === 'error');

/** Texts of the words and signs that prices, allergens and tags are made of, in any order. */
const texts = (...pieces: string[]): Arbitrary<string> =>
  array(tuple(constantFrom(...pieces), constantFrom('', ' ')), { maxLength: 9 }).map((parts) =>
    parts
      .map(([piece, space]) => piece + space)
      .join('')
      .trim(),
  );

const PRICES = [
  '9',
  '9.5',
  '9,50',
  '1.234',
  '.5',
  '-',
  '+',
  '€',
  '/',
  'tapa',
  'media',
  'caña',
  'S',
  '33cl',
  'onlyNight',
];
const ALLERGENS = ['gluten', 'Lácteos', 'frutos con cáscara', 'none', 'glutn', '~', ',', "'"];

/** Whatever `carta` takes, an editor must not mark. */
function expectNoFalseMark(values: Arbitrary<string>, menu: (text: string) => string, ...rules: patterns.Pattern[]) {
  assert(
    property(values, (text) => hasErrors(menu(text)) || passes(text, ...rules)),
    { numRuns: 2000, seed: 5 },
  );
}

describe('what carta takes is not marked in an editor:', () => {
  test('a dish on one line', () => {
    const menu = (text: string): string => withItems(`- Pan: ${JSON.stringify(text)}`);
    expectNoFalseMark(texts(...PRICES, ...ALLERGENS, '[', ']'), menu, ...patterns.ONE_LINE_RULES);
  });

  test('a price', () => {
    const menu = (text: string): string => withItems(`- item: Pan\n  price: ${JSON.stringify(text)}`);
    expectNoFalseMark(texts(...PRICES), menu, patterns.PRICES);
  });

  test('the price of an option', () => {
    const menu = (text: string): string =>
      withItems(`- options: A\n  choices: [{title: B, options: [{C: ${JSON.stringify(text)}}]}]`);
    expectNoFalseMark(texts(...PRICES), menu, patterns.EXTRA_PRICES);
  });

  test('allergens as words', () => {
    const menu = (text: string): string => withItems(`- item: Pan\n  allergens: ${JSON.stringify(text)}`);
    expectNoFalseMark(texts(...ALLERGENS, '[', ']'), menu, patterns.ALLERGEN_WORDS);
  });

  test('a text with tags', () => {
    const menu = (text: string): string => withItems(`- note: ${JSON.stringify(text)}`, 'es en');
    expectNoFalseMark(texts('Pan', '@en', '@fr', '@pt', '\\@', '@', 'es', '\n'), menu, ...patterns.TAGS);
  });

  test('the languages of a menu', () => {
    const menu = (text: string): string => `venue: Bar\nlanguages: ${JSON.stringify(text)}\nstatus: unavailable\n`;
    expectNoFalseMark(texts('es', 'en', 'ca', ',', 'pt'), menu, patterns.LANGUAGE_WORDS);
  });

  test('an account', () => {
    const menu = (text: string): string =>
      `venue: Bar\nstatus: unavailable\ncontact: {instagram: ${JSON.stringify(text)}}\n`;
    expectNoFalseMark(texts('@', 'bar', '.', '_', '-', 'https://', 'x.es', '/'), menu, patterns.ACCOUNT);
  });
});

describe('what is often wrong is marked:', () => {
  test.each(['1.234,50', '9..5', '9.505', '3tapa', '-3', '+3', '.5', '9 50', '3 tapa / 1.234 media'])(
    'the price %s',
    (text) => {
      expect(passes(text, patterns.PRICES)).toBe(false);
      expect(passes(text, ...patterns.ONE_LINE_RULES)).toBe(false);
    },
  );

  test.each([
    '2 [glutn]',
    '2 [gluten huevos]',
    '2 [gluten,]',
    '2 [gluten',
    '2 [gluten] onlyNigth',
    '2 [gluten] hidden x',
  ])('the line %s', (text) => {
    expect(passes(text, ...patterns.ONE_LINE_RULES)).toBe(false);
  });
});
