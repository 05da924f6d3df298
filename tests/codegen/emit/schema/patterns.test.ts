import { array, constantFrom, sample, tuple, type Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';
import * as patterns from '../../../../codegen/emit/schema/patterns.ts';
import { LONG } from '../../../support/long.ts';
import { compile, withFields, withItems } from '../../support/compile.ts';
import { LANGUAGES } from '../../../support/languages.ts';

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

const PRICES = '9 9.5 9,50 1.234 .5 - + € / tapa media caña S 33cl onlyNight x ( ) uds kg la para'.split(' ');
const ALLERGENS = ['frutos con cáscara', ..."gluten Lácteos none glutn ~ , '".split(' ')];

const TIMES = '1 6 15/9 31/12 1/6 - lun vie 13 16:30 24 ; , /2027'.split(' ');

const MARKS = 'vegana Sin gluten sinGluten muy picante Nuevas casero-'.split(' ');

const quoted = (text: string): string => JSON.stringify(text);
const account = (text: string): string => `venue: Bar\nstatus: unavailable\ncontact: {instagram: ${quoted(text)}}\n`;
const languages = (text: string): string => `venue: Bar\nlanguages: ${quoted(text)}\nstatus: unavailable\n`;
const option = (text: string): string =>
  withItems(`- options: A\n  choices: [{title: B, options: [{C: ${quoted(text)}}]}]`);

test.each<[what: string, Arbitrary<string>, menu: (text: string) => string, rules: readonly patterns.Pattern[]]>([
  [
    'a dish on one line',
    texts(...PRICES, ...ALLERGENS, ...MARKS, '[', ']'),
    (text) => withItems(`- Pan: ${quoted(text)}`),
    patterns.ONE_LINE_RULES,
  ],
  ['a price', texts(...PRICES), (text) => withItems(`- item: Pan\n  price: ${quoted(text)}`), [patterns.PRICES]],
  ['the price of an option', texts(...PRICES), option, [patterns.EXTRA_PRICES]],
  [
    'allergens as words',
    texts(...ALLERGENS, '[', ']'),
    (text) => withItems(`- item: Pan\n  allergens: ${quoted(text)}`),
    [patterns.ALLERGEN_WORDS],
  ],
  [
    'marks as words',
    texts(...MARKS, ',', '[', ']'),
    (text) => withItems(`- item: Pan\n  marks: ${quoted(text)}`),
    [patterns.MARK_WORDS],
  ],
  [
    'times at which something is served',
    texts(...TIMES),
    (text) => withItems(`- item: Pan\n  served: ${quoted(text)}`),
    [patterns.SERVED],
  ],
  ['hours', texts(...TIMES), (text) => withFields(`hours: ${quoted(text)}`), [patterns.HOURS]],
  ['closed days', texts(...TIMES), (text) => withFields(`closed: ${quoted(text)}`), [patterns.CLOSED]],
  [
    'a dish of a set menu',
    texts('+', '3', 'tapa', '/', '[', ']', 'gluten', ...MARKS),
    (text) => withItems(`- setMenu: A\n  courses: [{dishes: [{Pan: ${quoted(text)}}]}]`),
    patterns.SUPPLEMENT_RULES,
  ],
  [
    'a text with tags',
    texts('Pan', '@en', '@fr', '@pt', '\\@', '@', 'es', '\n'),
    (text) => withItems(`- note: ${quoted(text)}`, 'es en'),
    patterns.tagRules(LANGUAGES),
  ],
  ['the languages of a menu', texts('es', 'en', 'ca', ',', 'pt'), languages, [patterns.languageWords(LANGUAGES)]],
  ['an account', texts('@', 'bar', '.', '_', '-', 'https://', 'x.es', '/'), account, [patterns.ACCOUNT]],
])('what carta takes is not marked in an editor: %s', (_, values, menu, rules) => {
  const tried = sample(values, { numRuns: LONG ? 2000 : 200, seed: 5 });
  expect(tried.filter((text) => !passes(text, ...rules) && !hasErrors(menu(text)))).toEqual([]);
});

test.each([
  ...[
    '1.234,50',
    '9..5',
    '9.505',
    '3tapa',
    '-3',
    '+3',
    '.5',
    '9 50',
    '3 tapa / 1.234 media',
    '9/',
    '/9',
    '9 (tapa',
    '9 / tapa',
    '33cl',
    'gluten',
  ].map((price) => [price, [patterns.PRICES]] as const),
  ...['2 [glutn]', '2 [gluten huevos]', '2 [gluten,]', '2 [gluten', '2 [gluten] onlyNigth', '2 [gluten] hidden x'].map(
    (line) => [line, []] as const,
  ),
])('what is often wrong is marked: %s', (text, rules) => {
  for (const marking of [patterns.ONE_LINE_RULES, ...rules.map((rule) => [rule])]) {
    expect(passes(text, ...marking)).toBe(false);
  }
});

test.each<[text: string, rule: patterns.Pattern]>([
  ['0/1', patterns.CLOSED],
  ['32/1', patterns.CLOSED],
  ['1/13', patterns.CLOSED],
  ['1/1/27', patterns.CLOSED],
  ['25-26', patterns.HOURS],
  ['13:60-14', patterns.HOURS],
  ['12/24-1/6', patterns.SERVED],
  ['[vegana', patterns.MARK_WORDS],
  ['gluten]', patterns.ALLERGEN_WORDS],
])('so is %s', (text, rule) => {
  expect(passes(text, rule)).toBe(false);
});
