import { describe, expect, test } from 'vitest';
import { type DishNews, NOTHING, type Tonight } from '../../../src/menu/tonight/shown.ts';
import { texts as interfaceEn } from '../../../generated/interface/en.ts';
import { texts as interfaceEs } from '../../../generated/interface/es.ts';
import { texts as overlayEn } from '../../../generated/overlay/en.ts';
import { texts as overlayEs } from '../../../generated/overlay/es.ts';
import { finderWords } from '../../../src/menu/finder/finder-texts.ts';
import { centsOf, inMoney, nameOf, newsOf } from '../../../src/menu/finder/list/line-words.ts';
import {
  changed,
  countOf,
  linkOf,
  type List,
  merged,
  parseList,
  printList,
} from '../../../src/menu/finder/list/list.ts';
import { offersOf } from '../../../src/menu/finder/list/offers.ts';
import { textLookup } from '../../../src/menu/text-lookup.ts';
import { fixtureMenu, textsOfFixture } from '../../support/fixture-menu.ts';

const CROQUETTES = { id: 'croquetas-de-jamon', portion: 'media', count: 2 };
const OCTOPUS = { id: 'pulpo-a-la-gallega', portion: '', count: 1 };
const LIST: List = [CROQUETTES, OCTOPUS];

describe('a list', () => {
  test('has a portion of a dish once, at its place, with a number of 1 to 99', () => {
    const half = { ...CROQUETTES, portion: 'tapa', count: 1 };
    expect(changed(LIST, { ...CROQUETTES, count: 3 })).toEqual([{ ...CROQUETTES, count: 3 }, OCTOPUS]);
    expect(changed(LIST, half)).toEqual([CROQUETTES, OCTOPUS, half]);
    expect(changed(LIST, { ...CROQUETTES, count: 0 })).toEqual([OCTOPUS]);
    expect(changed(LIST, { ...OCTOPUS, count: 100 })[1]?.count).toBe(99);
    expect(countOf(LIST)).toBe(3);
  });

  test('takes another in: numbers are added, new dishes come last', () => {
    const other = [
      { ...OCTOPUS, count: 98 },
      { id: 'nachos', portion: '', count: 1 },
    ];
    expect(merged(LIST, other)).toEqual([CROQUETTES, { ...OCTOPUS, count: 99 }, other[1]]);
    expect(merged(LIST, [{ ...OCTOPUS, count: 99 }])[1]?.count).toBe(99);
    expect(merged(LIST, [])).toEqual(LIST);
  });

  test('is a text that an address can hold, whatever portions are called', () => {
    expect(printList(LIST)).toBe('2.croquetas-de-jamon.media~1.pulpo-a-la-gallega');
    const odd = [{ id: 'ron', portion: 'Botella 0.7 ~ ½ #1 & más', count: 99 }];
    expect(printList(odd)).toMatch(/^99\.ron\.[\w%-]+$/);
    for (const list of [LIST, odd]) expect(parseList(printList(list))).toEqual(list);
  });

  test.each([
    [''],
    ['2'],
    ['2.'],
    ['.gilda'],
    ['0.gilda'],
    ['100.gilda'],
    ['-1.gilda'],
    ['1.5.gilda.media'],
    ['02.gilda'],
    ['1.gilda.'],
    ['1.gilda~'],
    ['~1.gilda'],
    ['1.gilda~1.gilda'],
    ['1.gilda.%E0%A4%A'],
    ['1.gilda%'],
    ['null'],
    ['[[1,"gilda"]]'],
    [`1.${'g'.repeat(20_000)}`],
  ])('is none, whole, where a part of the text is not: %.30s', (text) => {
    expect(parseList(text)).toBeUndefined();
  });

  test('travels in the fragment of its menu', () => {
    const at = { origin: 'https://cartas.example', pathname: '/cartasqr/taberna' } as Location;
    expect(linkOf(LIST, at)).toBe(
      'https://cartas.example/cartasqr/taberna#list=2.croquetas-de-jamon.media~1.pulpo-a-la-gallega',
    );
  });
});

describe('what can be noted', () => {
  const first = textLookup(textsOfFixture.es, textsOfFixture.es, 'es');
  const offers = offersOf(fixtureMenu, first);

  test('is every price in a row of its own, by portion, and no price of a choice', () => {
    expect([...offers].map(([key, { wish }]) => `${wish} ${key}`)).toEqual([
      'price:1:0 croquetas-de-jamon.tapa',
      'price:1:1 croquetas-de-jamon.media',
      'price:1:2 croquetas-de-jamon.racion',
      'price:2:0 nachos-de-la-casa',
      'price:3:0 alitas-de-pollo',
      'price:4:0 pulpo-a-la-gallega',
      'price:5:0 tomate-alinado',
      'price:6:0 tabla-de-quesos',
      'price:8:0 la-gordi',
      'price:9:0 la-clasica',
      'price:10:0 menu-de-mediodia',
      'price:11:0 crea-tu-burger',
      'price:13:0 menu-1',
      'price:14:0 menu-2',
      'price:17:0 ron-anejo.chupito',
      'price:17:1 ron-anejo.copa',
      'price:17:2 ron-anejo.Botella%20de%20reserva',
      'price:18:0 vermut-de-grifo',
    ]);
  });

  const english = {
    words: finderWords('en', interfaceEn, overlayEn),
    text: textLookup(textsOfFixture.en, textsOfFixture.es, 'es'),
  };
  const spanish = { words: finderWords('es', interfaceEs, overlayEs), text: first };
  const offer = (key: string) => offers.get(key) ?? expect.fail(key);

  test('has a name in each language, with its portion', () => {
    expect(nameOf(offer('croquetas-de-jamon.media'), spanish)).toBe('Croquetas de jamón, Media');
    expect(nameOf(offer('croquetas-de-jamon.media'), english)).toBe('Ham croquettes, Half');
    expect(nameOf(offer('ron-anejo.Botella%20de%20reserva'), english)).toBe('Ron añejo, Botella de reserva');
    expect(nameOf(offer('pulpo-a-la-gallega'), spanish)).toBe('Pulpo a la gallega');
    const noted = { line: CROQUETTES, offer: offer('croquetas-de-jamon.media') };
    expect(newsOf({ kind: 'added', noted }, spanish)).toBe('Apuntado: Croquetas de jamón, Media');
    expect(newsOf({ kind: 'cleared' }, english)).toBe('The list has been cleared.');
  });

  test('costs its price so many times, to the cent, or what its text says', () => {
    const cents = (key: string, count: number, tonight = NOTHING) =>
      centsOf({ line: { ...OCTOPUS, count }, offer: offer(key) }, tonight);
    expect(cents('la-clasica', 3)).toBe(4185);
    expect(cents('croquetas-de-jamon.tapa', 99)).toBe(34_650);
    expect(cents('pulpo-a-la-gallega', 1)).toBeUndefined();
    const news = (of: DishNews): Tonight => ({ ...NOTHING, dishes: new Map([['pulpo-a-la-gallega', of]]) });
    expect(cents('pulpo-a-la-gallega', 2, news({ words: '18,00 € hoy', amount: 18 }))).toBe(3600);
    expect(cents('pulpo-a-la-gallega', 2, news({ words: 'Agotado' }))).toBeUndefined();
    expect(inMoney(4185, 'es')).toBe('41,85\u00A0€');
    expect(inMoney(4185, 'en')).toBe('€41.85');
  });
});
