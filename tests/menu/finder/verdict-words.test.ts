import { describe, expect, test } from 'vitest';
import { texts as interfaceDe } from '../../../generated/interface/de.ts';
import { texts as interfaceEs } from '../../../generated/interface/es.ts';
import { texts as overlayDe } from '../../../generated/overlay/de.ts';
import { texts as overlayEs } from '../../../generated/overlay/es.ts';
import {
  hiddenWords,
  nameOf,
  namesOf,
  namesWithOr,
  sentencesOf,
  sortedByName,
} from '../../../src/menu/finder/allergens/verdict-words.ts';
import { type Declared, verdictOf } from '../../../src/menu/finder/allergens/verdict-of.ts';
import { type FinderWords, finderWords } from '../../../src/menu/finder/finder-texts.ts';
import type { Allergen } from '../../../src/terms/allergens.ts';

const ES: FinderWords = finderWords('es', interfaceEs, overlayEs);
const DE: FinderWords = finderWords('de', interfaceDe, overlayDe);

test('inside of a sentence an allergen is written small, and in German with its capital', () => {
  expect(nameOf('huevos', ES)).toBe('huevos');
  expect(nameOf('huevos', DE)).toBe('Eier');
  expect(namesOf(['gluten', 'huevos'], ES)).toBe('gluten, huevos');
  expect(namesOf(['gluten', 'huevos'], DE)).toBe('Gluten, Eier');
  expect(namesWithOr(['gluten', 'huevos', 'soja'], ES)).toBe('gluten, huevos o soja');
  expect(namesWithOr(['gluten', 'huevos', 'soja'], DE)).toBe('Gluten, Eier oder Soja');
});

test('allergens are listed by their names in the language', () => {
  const list: Allergen[] = ['altramuces', 'gluten', 'huevos', 'molusco'];
  expect(sortedByName(list.toReversed(), ES)).toEqual(list);
  expect(sortedByName(list, DE)).toEqual(['huevos', 'gluten', 'altramuces', 'molusco']);
});

describe('to somebody who must avoid gluten and soya it is said', () => {
  test.each<[dish: Declared, sentences: string[]]>([
    [{ allergens: ['gluten'] }, ['Contiene: gluten']],
    [{ allergens: ['gluten'], mayContain: ['soja'] }, ['Contiene: gluten', 'Puede contener: soja']],
    [{ mayContain: ['gluten', 'soja'] }, ['Puede contener: gluten, soja']],
    [{ allergens: ['apio'] }, [overlayEs.finder.notAmong]],
    [{}, [overlayEs.finder.notDeclared]],
  ])('of %j: %j', (dish, sentences) => {
    expect(sentencesOf(verdictOf(dish, ['gluten', 'soja'], false), ES)).toEqual(sentences);
  });
});

test.each([
  [0, 'Ningún plato oculto'],
  [1, '1 plato oculto'],
  [2, '2 platos ocultos'],
])('of %i hidden dishes it is said: %s', (count, words) => {
  expect(hiddenWords(count, ES)).toBe(words);
});
