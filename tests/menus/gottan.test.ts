import { expect, test } from 'vitest';
import { entriesOf, itemsOf, ofKind, priceSpan, published, surcharges } from './published.ts';

const granada = published('gottan-granada');
const huelin = published('gottan-huelin');
const sevilla = published('gottan-sevilla');

const priceOf = (venue: typeof granada, id: string): unknown =>
  itemsOf(venue.sections.flatMap(({ entries }) => entries)).find((item) => item.id === id)?.prices?.[0]?.amount;

test('each house of the chain says in its subtitle where it is', () => {
  expect([granada, huelin, sevilla].map(({ subtitle }) => subtitle)).toEqual([
    { es: 'Carta de Granada', en: 'Granada menu' },
    { es: 'Carta de Huelin', en: 'Huelin menu' },
    { es: 'Carta de Sevilla', en: 'Seville menu' },
  ]);
});

test('Granada opens with the trip prize and the Halloween burger, each with its reel', () => {
  const [banner, gordi] = entriesOf(granada, 'ensaladas');
  expect(banner).toMatchObject({ kind: 'banner', link: 'https://www.instagram.com/reel/CARTADEMOviaje/' });
  expect(gordi).toMatchObject({
    kind: 'highlight',
    name: { es: 'LA GORDI', en: 'LA GORDI' },
    label: { es: 'Edición limitada de Halloween', en: 'Halloween limited edition' },
    prices: [{ amount: 14.9 }],
    link: 'https://www.instagram.com/reel/CARTADEMOgordi/',
    badge: 'calidad',
  });
});

test('Granada has the stated sauces, and its prices reach both ends of the stated ranges', () => {
  const sauces = ofKind(entriesOf(granada, 'burgers'), 'options')[0]?.choices[2]?.options;
  expect(surcharges(sauces).map(([name]) => name)).toEqual([
    'BBQ',
    'César',
    'De la casa',
    'Pickles',
    'Alemana',
    'Mayonesa sriracha',
    'Mayonesa umami',
    'Mayonesa de trufa',
  ]);
  expect(priceSpan(itemsOf(entriesOf(granada, 'entrantes')))).toEqual([2.5, 15.95]);
  expect(priceSpan(itemsOf(entriesOf(granada, 'carnes')))).toEqual([13.95, 28]);
  expect(priceSpan(itemsOf(entriesOf(granada, 'burgers')))).toEqual([13.95, 16.95]);
  expect(priceSpan(itemsOf(entriesOf(granada, 'postres')))).toEqual([3.5, 7.95]);
  expect(priceSpan(itemsOf(entriesOf(granada, 'bebidas')))).toEqual([2.5, 24]);
});

test('a burger of the chain has its own price in each house', () => {
  expect([granada, huelin, sevilla].map((venue) => priceOf(venue, 'la-gottan'))).toEqual([14.95, 15.5, 14.95]);
  expect([granada, huelin, sevilla].map((venue) => priceOf(venue, 'costillar-bbq'))).toEqual([18.95, 19.5, 17.95]);
});

test('what is of Granada stays in Granada, and the other houses have a burger that is theirs alone', () => {
  expect([granada, huelin, sevilla].map((venue) => priceOf(venue, 'la-nazari'))).toEqual([15.95, undefined, undefined]);
  expect([granada, huelin, sevilla].map((venue) => priceOf(venue, 'la-jabega'))).toEqual([undefined, 15.95, undefined]);
  expect([granada, huelin, sevilla].map((venue) => priceOf(venue, 'la-triana'))).toEqual([undefined, undefined, 15.5]);
});

test('only Granada has the stamp card', () => {
  expect([granada, huelin, sevilla].map(({ loyalty }) => loyalty?.stamps)).toEqual([10, undefined, undefined]);
});
