import { expect, test } from 'vitest';
import { itemsOf, published } from './published.ts';

const masai = published('masai');

test('speaks Spanish, English and French, at an address with one more word, too', () => {
  expect(masai.languages).toEqual(['es', 'en', 'fr']);
  expect(masai.urlPath).toBe(true);
});

test('each popup shows a picture and tells more than the list', () => {
  const opening = masai.sections
    .flatMap(({ entries }) => itemsOf(entries))
    .filter(({ detailedPopup }) => detailedPopup);
  expect(opening.map(({ imageFile, detail }) => [imageFile, detail !== undefined])).toEqual([
    ['masai/mishkaki.jpg', true],
    ['masai/parrillada.jpg', true],
    ['masai/pollo-piri-piri.jpg', true],
    ['masai/langostinos.jpg', true],
    ['masai/pina.jpg', true],
    ['masai/dawa.jpg', true],
    ['masai/puesta-de-sol.jpg', true],
    ['masai/hoguera.jpg', true],
  ]);
});
