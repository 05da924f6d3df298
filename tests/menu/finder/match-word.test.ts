import { describe, expect, test } from 'vitest';
import { EXACT, matchWord, NO_MATCH, PREFIX, SIMILAR } from '../../../src/menu/finder/search/match-word.ts';

test.each([
  ['queso', 'queso', EXACT],
  ['que', 'queso', PREFIX],
  ['q', 'queso', PREFIX],
  ['queso', 'que', NO_MATCH],
  ['eso', 'queso', NO_MATCH],
])('%s and %s', (asked, word, match) => {
  expect(matchWord(asked, word)).toBe(match);
});

describe('one typing error in a word of five letters or more', () => {
  test.each([
    ['a wrong letter', 'hamburgueza', 'hamburguesa', SIMILAR],
    ['a wrong letter at the end', 'quesa', 'queso', SIMILAR],
    ['a wrong letter at the beginning', 'kueso', 'queso', SIMILAR],
    ['a letter too few', 'croqetas', 'croquetas', SIMILAR],
    ['a letter too many', 'tomatte', 'tomate', SIMILAR],
    ['a plural', 'quesos', 'queso', SIMILAR],
    ['two letters in the wrong order', 'qeuso', 'queso', SIMILAR],
    ['a letter too few at the beginning of the word', 'hamburg', 'hamburguesa', PREFIX],
    ['an error in the beginning of a longer word', 'croqe', 'croquetas', SIMILAR],
    ['a letter too few and a wrong one', 'hamburgeza', 'hamburguesa', NO_MATCH],
    ['two letters too few', 'croqtas', 'croquetas', NO_MATCH],
    ['too short a word', 'quso', 'queso', NO_MATCH],
    ['another word', 'pulpo', 'pollo', NO_MATCH],
  ])('%s', (_what, asked, word, match) => {
    expect(matchWord(asked, word)).toBe(match);
  });

  test('is told as the edit distance tells it', () => {
    const words = ['tomate', 'tomates', 'pimiento', 'boniato', 'bonito'];
    const letters = ['a', 'o', 't', 's', 'x'];
    const missed = words.flatMap((word) =>
      Array.from({ length: word.length + 1 }, (_, at) => at).flatMap((at) =>
        letters
          .flatMap((letter) => [
            word.slice(0, at) + letter + word.slice(at),
            word.slice(0, at) + letter + word.slice(at + 1),
            word.slice(0, at) + word.slice(at + 1),
          ])
          .filter((asked) => matchWord(asked, word) === NO_MATCH),
      ),
    );
    expect(missed).toEqual([]);
  });
});
