import { expect, test } from 'vitest';
import { plainText } from '../../../src/app/structured-data/plain-text.ts';

test('words in bold are words', () => {
  expect(plainText(['Con ', ['strong', ['mucho']], ' queso'])).toBe('Con mucho queso');
});

test('lines and list items do not run into each other', () => {
  expect(
    plainText([
      'Pan',
      ['br', []],
      'y',
      [
        'ul',
        [
          ['li', ['queso']],
          ['li', [['em', ['miel']]]],
        ],
      ],
    ]),
  ).toBe('Pan y queso miel');
});

test('white space of a file is one space', () => {
  expect(plainText('  Con patatas\n  de la casa ')).toBe('Con patatas de la casa');
});
