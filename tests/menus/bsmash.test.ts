import { expect, test } from 'vitest';
import { entriesOf, itemsOf, published, titles } from './published.ts';

const bsmash = published('bsmash');

test('smash burgers stand first and shakes have a section of their own', () => {
  expect(bsmash.languages).toEqual(['es', 'en']);
  expect(titles(bsmash, 'en')).toEqual([
    'Smash burgers',
    'Chunky burgers and chicken',
    'Meat-free',
    'Fries and bites',
    'Deals',
    'Shakes',
    'Desserts',
    'Drinks',
  ]);
});

test('a smash burger is sold with one, two or three patties', () => {
  expect(itemsOf(entriesOf(bsmash, 'smash-burgers'))[0]?.prices).toEqual([
    { label: { es: 'Simple', en: 'Single' }, amount: 7.9 },
    { label: { es: 'Doble', en: 'Double' }, amount: 9.9 },
    { label: { es: 'Triple', en: 'Triple' }, amount: 11.9 },
  ]);
});

test('the chunky burgers can be had smashed, chicken cannot', () => {
  const burgers = itemsOf(entriesOf(bsmash, 'gordas-y-de-pollo'));
  expect(burgers.filter(({ smash }) => smash).map(({ name }) => name.en)).toEqual([
    'Chunky classic',
    'Chunky blue',
    'Chunky Iberian',
    'Chunky BBQ',
  ]);
});

test('shakes with alcohol are for the night', () => {
  const shakes = itemsOf(entriesOf(bsmash, 'batidos'));
  expect(shakes.filter(({ onlyNight }) => onlyNight).map(({ name }) => name.en)).toEqual([
    'Vanilla and bourbon',
    'Chocolate and aged rum',
    'Coffee and Irish cream',
  ]);
});
