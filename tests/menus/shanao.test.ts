import { expect, test } from 'vitest';
import { itemsOf, published } from './published.ts';

const shanao = published('shanao');
const items = shanao.sections.flatMap(({ entries }) => itemsOf(entries));

test('speaks Spanish and English, at an address with one more word, too', () => {
  expect(shanao.languages).toEqual(['es', 'en']);
  expect(shanao.urlPath).toBe(true);
});

test('what is hot has the sign of the chilli', () => {
  expect(items.filter(({ iconFile }) => iconFile === '_system/icons/picante.svg').map(({ name }) => name.en)).toEqual([
    'Spicy edamame',
    'Som tam',
    'House kimchi',
    'Spicy tuna uramaki',
    'Tantanmen',
    'Tom yum',
    'Nasi goreng',
    'Kung pao chicken',
    'Mapo tofu',
    'Thai green curry',
  ]);
});

test('what is made with soy sauce declares soya and gluten', () => {
  const wok = items.filter(({ id }) => ['karaage', 'yakisoba-de-pollo', 'bulgogi-en-piedra-caliente'].includes(id));
  expect(wok.map(({ allergens }) => allergens)).toEqual([
    ['gluten', 'huevos', 'mostaza', 'soja'],
    ['gluten', 'soja'],
    ['gluten', 'huevos', 'sesamo', 'soja'],
  ]);
});
