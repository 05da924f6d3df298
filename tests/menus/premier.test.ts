/** What the list of venues says of the Premier pubs: one chain, beer by glass and pint, spirits by shot, glass and bottle. */
import { describe, expect, test } from 'vitest';
import { itemsOf, ofKind, published, titles } from './published.ts';

const pubs = ['premier-centro', 'premier-granada', 'premier-teatinos', 'premier-huelin'] as const;
/** The sections of a pub that hold something to eat. */
const FOOD = new Set([
  'burgers-y-platos',
  'del-mar',
  'desayunos',
  'postres',
  'raciones',
  'tapa-con-tu-bebida',
  'tapas-y-raciones',
]);
const itemsIn = (id: string) => itemsOf(published(id).sections.flatMap(({ entries }) => entries));
const itemOf = (id: string, item: string) => itemsIn(id).find((each) => each.id === item);

test.each([
  ['premier-centro', ['es', 'en', 'de']],
  ['premier-granada', ['es', 'en']],
  ['premier-teatinos', ['es', 'en']],
  ['premier-huelin', ['es', 'en']],
])('%s is read in its languages and takes one more word in its address', (id, languages) => {
  expect(published(id)).toMatchObject({ languages, urlPath: true });
});

test('only Centro gives stamps', () => {
  expect(pubs.filter((id) => published(id).loyalty !== undefined)).toEqual(['premier-centro']);
});

test('Centro begins with its beer and ends with coffee', () => {
  expect(titles(published('premier-centro'), 'es')).toEqual([
    'Cerveza de barril',
    'Lata y botella',
    'Tapas y raciones',
    'Burgers y platos',
    'Postres',
    'Vinos y vermut',
    'Copas y chupitos',
    'Sin alcohol y cafés',
  ]);
});

test('a beer of the chain has another price in each pub, and its labels in every language', () => {
  expect(pubs.map((id) => itemOf(id, 'premier-rubia')?.prices)).toEqual([
    [
      { label: { es: 'Caña', en: 'Glass', de: 'Glas' }, amount: 2.8 },
      { label: { es: 'Pinta', en: 'Pint', de: 'Pint' }, amount: 5.3 },
    ],
    [
      { label: { es: 'Caña', en: 'Glass' }, amount: 2.6 },
      { label: { es: 'Pinta', en: 'Pint' }, amount: 4.9 },
    ],
    [
      { label: { es: 'Caña', en: 'Glass' }, amount: 2.3 },
      { label: { es: 'Pinta', en: 'Pint' }, amount: 4.3 },
    ],
    [
      { label: { es: 'Caña', en: 'Glass' }, amount: 2.7 },
      { label: { es: 'Pinta', en: 'Pint' }, amount: 5 },
    ],
  ]);
});

test('a pub leaves out what it does not serve', () => {
  expect(pubs.filter((id) => itemOf(id, 'fish-and-chips') !== undefined)).toEqual([
    'premier-centro',
    'premier-granada',
    'premier-teatinos',
  ]);
});

describe.each(pubs)('%s', (id) => {
  test('sells spirits by shot, glass and bottle', () => {
    expect(itemOf(id, 'ginebra')).toMatchObject({
      chupCopBot: true,
      prices: [{ label: 'chupito' }, { label: 'copa' }, { label: 'botella' }],
    });
  });

  test('has something for the night only and dishes with a garnish', () => {
    const items = itemsIn(id);
    expect([items.some(({ onlyNight }) => onlyNight), items.some(({ withChips }) => withChips)]).toEqual([true, true]);
  });

  test('declares the allergens of all food', () => {
    const food = published(id).sections.filter((section) => FOOD.has(section.id));
    const undeclared = food
      .flatMap(({ entries }) => itemsOf(entries))
      .filter((item) => item.allergens === undefined && item.mayContain === undefined);
    expect(undeclared.map((item) => item.id)).toEqual([]);
  });

  test('offers only beers of its taps in the tasting flight', () => {
    const [flight] = ofKind(
      published(id).sections.flatMap(({ entries }) => entries),
      'builder',
    );
    expect(flight?.steps[0]?.options?.map(({ name }) => name.es)).toEqual([
      'Rubia',
      'Trigo',
      'Tostada',
      'Cítrica',
      'IPA',
      'Negra',
    ]);
    for (const beer of ['rubia', 'trigo', 'tostada', 'citrica', 'ipa', 'negra']) {
      expect(itemOf(id, `premier-${beer}`)?.name.es).toBeDefined();
    }
  });
});
