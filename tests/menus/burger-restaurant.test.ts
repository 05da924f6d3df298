/** What the specification states about the burger restaurant and the second burger venue page (points 2, 5 and 9). */
import { describe, expect, test } from 'vitest';
import { entriesOf, itemsBelow, itemsOf, ofKind, priceSpan, published, surcharges, titles } from './published.ts';

const within = (items: Parameters<typeof priceSpan>[0], lowest: number, highest: number): void => {
  const [low, high] = priceSpan(items);
  expect(low).toBeGreaterThanOrEqual(lowest);
  expect(high).toBeLessThanOrEqual(highest);
};

describe.each(['gottan-granada', 'gottan-huelin', 'gottan-sevilla', 'dak-burger'])('%s', (id) => {
  const venue = published(id);
  const drinks = entriesOf(venue, 'bebidas');

  test('speaks Spanish and English and has the seven sections in order', () => {
    expect(venue.languages).toEqual(['es', 'en']);
    expect(titles(venue, 'es')).toEqual([
      'Ensaladas',
      'Entrantes',
      'Carnes',
      'Burgers',
      'Crea tu burger',
      'Postres',
      'Bebidas',
    ]);
    expect(titles(venue, 'en')).toEqual([
      'Salads',
      'Starters',
      'Meats',
      'Burgers',
      'Create your burger',
      'Desserts',
      'Drinks',
    ]);
  });

  test('offers the lunch menu and the kids menu between the meats and the burgers', () => {
    const meats = entriesOf(venue, 'carnes');
    expect(meats.slice(-2)).toEqual([
      {
        kind: 'promo',
        id: 'menu-de-mediodia',
        name: { es: 'Menú de mediodía', en: 'Lunch menu' },
        prices: [{ amount: 14.99 }],
        when: { es: 'De lunes a viernes, de 12:00 a 16:00', en: 'Monday to Friday, 12:00 to 16:00' },
        includes: [
          { es: 'Burger de la semana', en: 'Burger of the week' },
          { es: 'Bebida', en: 'Drink' },
          { es: 'Postre', en: 'Dessert' },
        ],
      },
      {
        kind: 'promo',
        id: 'menu-infantil',
        name: { es: 'Menú infantil', en: 'Kids menu' },
        prices: [{ amount: 9.95 }],
        when: { es: 'Hasta 10 años', en: 'Up to 10 years old' },
        includes: [
          { es: 'Bebida', en: 'Drink' },
          { es: 'Burger de 100 g o nuggets', en: '100 g burger or nuggets' },
          { es: 'Patatas fritas', en: 'Fries' },
          { es: 'Postre lácteo o yogur', en: 'Dairy dessert or yogurt' },
        ],
      },
    ]);
  });

  test('lets the guest build a burger for 12.95 with one meat, up to two ingredients and one sauce', () => {
    const [builder] = ofKind(entriesOf(venue, 'crea-tu-burger'), 'builder');
    expect(builder?.prices).toEqual([{ amount: 12.95 }]);
    expect(builder?.steps.map(({ title, choose }) => [title.en, choose])).toEqual([
      ['The meat', 1],
      ['The ingredients', 'up to 2'],
      ['The sauce', 1],
    ]);
    expect(surcharges(builder?.extras)).toEqual([
      ['Costilla de cerdo ibérico', 2.9],
      ['Huevo campero', 1.5],
    ]);
  });

  test('adds sides, larger meats and sauces to a burger at the stated prices', () => {
    const [side, size, sauces] = ofKind(entriesOf(venue, 'burgers'), 'options')[0]?.choices ?? [];
    expect(surcharges(side?.options)).toEqual([
      ['Patatas de la casa', 0],
      ['Patatas de corte', 0.6],
      ['Boniato', 0.6],
    ]);
    expect(surcharges(size?.options)).toEqual([
      ['180 g', 0],
      ['270 g', 2],
      ['360 g', 4],
    ]);
    expect(sauces?.options).toHaveLength(8);
    expect(new Set(surcharges(sauces?.options).map(([, amount]) => amount))).toEqual(new Set([0.6]));
  });

  test('adds a sauce or an egg to a starter for 1.50', () => {
    const [extras] = ofKind(entriesOf(venue, 'entrantes'), 'options');
    expect(extras?.choices.flatMap(({ options }) => surcharges(options))).toEqual([
      ['Salsa extra', 1.5],
      ['Huevo extra', 1.5],
    ]);
  });

  test('keeps its prices inside of the stated ranges', () => {
    within(itemsOf(entriesOf(venue, 'entrantes')), 2.5, 15.95);
    within(itemsOf(entriesOf(venue, 'burgers')), 13.95, 16.95);
    within(itemsOf(entriesOf(venue, 'postres')), 3.5, 7.95);
    within(itemsBelow(drinks, 'Refrescos'), 2.5, 3.6);
    within(itemsBelow(drinks, 'Cervezas'), 2.8, 4.5);
    within(itemsBelow(drinks, 'Cerveza artesana'), 2.8, 4.5);
    within(itemsBelow(drinks, 'Vinos de Rioja, por botella'), 16.5, 24);
    within(itemsBelow(drinks, 'Vinos de Ribera, por botella'), 16.5, 24);
    within(itemsBelow(drinks, 'Vinos blancos, por botella'), 16.5, 24);
    expect(priceSpan(itemsBelow(drinks, 'Vino por copa'))).toEqual([3.5, 3.5]);
    within(itemsOf(drinks), 2.5, 24);
    within(itemsOf(venue.sections.flatMap(({ entries }) => entries)), 2.5, 28);
  });

  test('declares the allergens of every dish', () => {
    const dishes = venue.sections.filter((section) => section.id !== 'bebidas').flatMap(({ entries }) => entries);
    expect(
      itemsOf(dishes)
        .filter(({ allergens, mayContain }) => (allergens ?? mayContain) === undefined)
        .map((dish) => dish.id),
    ).toEqual([]);
  });
});

test('the sub-headings of the drinks stand in the stated order', () => {
  for (const id of ['gottan-granada', 'dak-burger']) {
    const headings = ofKind(entriesOf(published(id), 'bebidas'), 'heading');
    expect(headings.map(({ text }) => text.en)).toEqual([
      'Soft drinks',
      'Beers',
      'Craft beer',
      'Rioja wines, by the bottle',
      'Ribera wines, by the bottle',
      'White wines, by the bottle',
      'Wine by the glass',
    ]);
  }
});
