/** What the specification states about the second venue (points 2 and 9). */
import { expect, test } from 'vitest';
import { entriesOf, itemsBelow, itemsOf, priceSpan, published, titles } from './published.ts';

const roadhouse = published('roadhouse');

test('speaks Spanish, English, French and Catalan, and never lacks the Catalan', () => {
  expect(roadhouse.languages).toEqual(['es', 'en', 'fr', 'ca']);
  expect(roadhouse.requiredLanguages).toEqual(['ca']);
});

test('has its nine sections in order', () => {
  expect(titles(roadhouse, 'en')).toEqual([
    'Starters',
    'Burgers',
    'Smash Burgers',
    'Veggie Burgers',
    'Smoke House',
    'Smoked Rolls',
    'Kids Menu',
    'Milkshakes',
    'Desserts',
  ]);
  expect(titles(roadhouse, 'ca')).toEqual([
    'Entrants',
    'Hamburgueses',
    'Smash burgers',
    'Hamburgueses vegetarianes',
    'Fumats de la casa',
    'Entrepans de fumats',
    'Menú infantil',
    'Batuts',
    'Postres',
  ]);
});

test('the grilled meats stand below their own heading in the smoke house', () => {
  const meats = itemsBelow(entriesOf(roadhouse, 'ahumados-de-la-casa'), 'Carnes a la parrilla');
  expect(meats.map(({ name }) => name.en)).toEqual([
    'Ribeye steak, 300 g',
    'Beef picanha, 250 g',
    'Chargrilled skirt steak',
    'Iberian pork secreto',
    'Chicken thighs with lemon and thyme',
    'Lamb chops with mint butter',
  ]);
});

test('dishes cost from 12.90 to 19.50', () => {
  const dishes = roadhouse.sections.filter(({ id }) => id !== 'batidos' && id !== 'postres');
  expect(priceSpan(dishes.flatMap(({ entries }) => itemsOf(entries)))).toEqual([12.9, 19.5]);
});
