/** What the list of venues says of O’Hara: an Irish pub in Spanish and English, a section of which is for the night. */
import { expect, test } from 'vitest';
import { itemsOf, published } from './published.ts';

const ohara = published('ohara');

test('O’Hara is read in Spanish and English and takes one more word in its address', () => {
  expect(ohara).toMatchObject({ languages: ['es', 'en'], urlPath: true });
});

test('only its section "As evening falls" waits for the evening', () => {
  expect(ohara.sections.filter(({ onlyNight }) => onlyNight).map(({ title }) => title)).toEqual([
    { es: 'Cuando cae la tarde', en: 'As evening falls' },
  ]);
});

test('the breakfast is not served at night', () => {
  const breakfast = ohara.sections.find(({ id }) => id === 'desayuno-irlandes');
  expect(itemsOf(breakfast?.entries ?? []).map(({ onlyDay }) => onlyDay)).toEqual([true, true, true, true, true]);
});

test('a stout comes as half and pint', () => {
  const stout = itemsOf(ohara.sections.flatMap(({ entries }) => entries)).find(({ id }) => id === 'stout-irlandesa');
  expect(stout?.prices).toEqual([
    { label: { es: 'Media pinta', en: 'Half' }, amount: 3.4 },
    { label: { es: 'Pinta', en: 'Pint' }, amount: 6.2 },
  ]);
});
