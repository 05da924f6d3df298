/** What the list of venues says of Untertürkheim: a German beer hall whose dishes have their Spanish names below in other languages. */
import { expect, test } from 'vitest';
import { itemsOf, published } from './published.ts';

const hall = published('unterturkheim');
const items = itemsOf(hall.sections.flatMap(({ entries }) => entries));

test('Untertürkheim is read in Spanish, English and German and takes one more word in its address', () => {
  expect(hall).toMatchObject({ languages: ['es', 'en', 'de'], urlPath: true });
});

test('a dish is called Spanish first, which other languages show below', () => {
  expect(items.find(({ id }) => id === 'codillo-asado')).toMatchObject({
    name: { es: 'Codillo asado', en: 'Schweinshaxe, crisp roast pork knuckle', de: 'Schweinshaxe' },
    description: { es: 'Schweinshaxe de corteza crujiente, con salsa de cerveza negra' },
    descriptionIsSpanishName: true,
  });
});

test.each(['para-empezar', 'salchichas', 'platos-principales', 'postres'])('so has every dish of %s', (id) => {
  const section = hall.sections.find((each) => each.id === id);
  const without = itemsOf(section?.entries ?? []).filter((item) => item.descriptionIsSpanishName !== true);
  expect(without.map((item) => item.id)).toEqual([]);
});

test('every dish declares its allergens', () => {
  const dishes = hall.sections.slice(0, 5).flatMap(({ entries }) => itemsOf(entries));
  expect(dishes.filter(({ allergens }) => allergens === undefined).map(({ id }) => id)).toEqual([]);
});
