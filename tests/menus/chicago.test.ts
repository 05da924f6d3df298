import { expect, test } from 'vitest';
import { entriesOf, itemsOf, published } from './published.ts';

const chicago = published('chicago');

test('speaks Spanish, English and Italian, at an address with one more word, too', () => {
  expect(chicago.languages).toEqual(['es', 'en', 'it']);
  expect(chicago.urlPath).toBe(true);
});

test('deep-dish pizzas come in three sizes, the one shown large for two', () => {
  const [large, ...pizzas] = itemsOf(entriesOf(chicago, 'deep-dish'));
  expect([large?.name.it, large?.prices]).toEqual(['La Loop', [{ amount: 24.9 }]]);
  expect(pizzas.map(({ name, prices }) => [name.it, prices?.map(({ amount }) => amount)])).toEqual([
    ['Quattro formaggi', [13.5, 22.9, 31.9]],
    ['Salamino piccante', [13.9, 23.5, 32.9]],
    ['Spinaci e champignon', [13.5, 22.9, 31.9]],
    ['Quella del molo', [14.5, 24.9, 34.5]],
    ['Pollo BBQ', [14.5, 24.9, 34.5]],
  ]);
  expect(pizzas[0]?.prices?.map(({ label }) => label)).toEqual([
    { es: 'Individual', en: 'Personal', it: 'Singola' },
    { es: 'Mediana', en: 'Medium', it: 'Media' },
    { es: 'Familiar', en: 'Large', it: 'Grande' },
  ]);
});

test('ribs are sold by the half rack and whole', () => {
  const ribs = itemsOf(entriesOf(chicago, 'costillas-y-ahumados')).find(({ id }) => id === 'costillas-de-cerdo');
  expect(ribs?.prices).toEqual([
    { label: { es: 'Medio costillar', en: 'Half rack', it: 'Mezza porzione' }, amount: 14.9 },
    { label: { es: 'Costillar entero', en: 'Full rack', it: 'Porzione intera' }, amount: 23.9 },
  ]);
});
