import { describe, expect, test } from 'vitest';
import { askedWords, indexedWords, wordsOf } from '../../../src/menu/finder/search/search-words.ts';

test.each([
  ['Jamón ibérico', ['jamon', 'iberico']],
  ['CAÑA', ['cana']],
  ['Œufs à la coque', ['oeufs', 'a', 'la', 'coque']],
  ['Großmutters Käse', ['grossmutters', 'kase']],
  ['Col·laboració, mol.luscos', ['collaboracio', 'molluscos']],
  ['d’anís l’àvia', ['d', 'anis', 'l', 'avia']],
  ['Coca-Cola 0,33', ['coca', 'cola', '0', '33']],
  ['«¡Olé!»', ['ole']],
  ['  ', []],
  // Decomposed, as some keyboards write it.
  ['cafe\u0301', ['cafe']],
])('the words of %s', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('German words are found without umlauts, too', () => {
  expect(indexedWords('Käse und Brötchen')).toEqual(['kase', 'und', 'brotchen', 'kaese', 'broetchen']);
  expect(indexedWords('Ka\u0308se')).toEqual(['kase', 'kaese']);
  expect(indexedWords('Queso')).toEqual(['queso']);
});

describe('a query', () => {
  test('does without small words where it has others', () => {
    expect(askedWords('croquetas de la abuela')).toEqual(['croquetas', 'abuela']);
    expect(askedWords('l’oli')).toEqual(['oli']);
    expect(askedWords('de la')).toEqual(['de', 'la']);
  });

  test.each(['sin gluten', 'sans gluten', 'ohne Gluten', 'senza glutine', 'sense gluten', 'without gluten'])(
    'never loses the word for without: %s',
    (query) => {
      expect(askedWords(query)).toHaveLength(2);
    },
  );
});
