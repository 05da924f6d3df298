import { act, fireEvent } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { watchIslands } from '../../src/page/islands.ts';
import { Layers } from '../../src/page/layers.ts';
import { itemLayer } from '../../src/page/layers-place.ts';
import { NEWS_CHANGED, TEXTS_CHANGED } from '../../src/page/page-events.ts';
import { watchPopups } from '../../src/page/popups.ts';
import { watchPrices } from '../../src/page/prices.ts';
import { openersOf } from '../../src/page/show-item.ts';
import { translatePage } from '../../src/page/translate.ts';
import { FixturePage, markupIn, showFixturePage } from '../support/fixture-page.tsx';
import { installDialogs } from './popup-page.ts';

installDialogs();

let layers: Layers;
const wished = vi.fn<(wish: string) => Promise<void>>();

beforeEach(async () => {
  wished.mockReset().mockResolvedValue();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  await showFixturePage();
  layers = new Layers();
  // As the page's script does: prices last.
  watchPopups(document, layers);
  watchPrices(document);
  watchIslands(document, wished);
});

const prices = (within: ParentNode = document): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>('[data-wants^="price:"]'),
];
const price = (wish: string, within = 'main'): HTMLElement =>
  document.querySelector<HTMLElement>(`${within} [data-wants="price:${wish}"]`) ?? expect.fail(wish);
const press = (key: string, on: Element = document.activeElement ?? document.body): boolean =>
  fireEvent.keyDown(on, { key });
const focused = () => (document.activeElement as HTMLElement).dataset['wants'];

test('prices in rows of their own are buttons that name their dish, and what a choice adds is none', () => {
  expect(prices().map(({ ariaLabel }) => ariaLabel)).toEqual([
    'Apuntar: Croquetas de jamón, Tapa 3,50 €',
    'Apuntar: Croquetas de jamón, Media 7,00 €',
    'Apuntar: Croquetas de jamón, Ración 12,00 €',
    'Apuntar: Nachos de la casa, 9,50 €',
    'Apuntar: Alitas de pollo, 2,50 € x UD',
    'Apuntar: Pulpo a la gallega, S.M',
    'Apuntar: Tomate aliñado 300\u00A0g, 8,00 €',
    'Apuntar: Tabla de quesos, 14,50 €',
    "Apuntar: LA GORDI, 14'90 €",
    "Apuntar: La Clásica, 13'95 €",
    'Apuntar: Menú de mediodía, 14,99 €',
    'Apuntar: Crea tu burger, 12,95 €',
    'Apuntar: Menú 1, 42,00 € por persona',
    'Apuntar: Menú 2, 60,00 € por pareja',
    'Apuntar: Ron añejo, Chupito 3,0 €',
    'Apuntar: Ron añejo, Copa 6,5 €',
    'Apuntar: Ron añejo, Botella de reserva 70,0 €',
    'Apuntar: Vermut de grifo, 3,00 €',
  ]);
  for (const each of prices()) expect([each.getAttribute('role'), each.ariaPressed]).toEqual(['button', 'false']);
  expect(prices().some((each) => each.closest('.choices'))).toBe(false);
});

test('adds no element to the page', async () => {
  const count = document.querySelectorAll('*').length;
  await showFixturePage();
  expect(document.querySelectorAll('*').length).toBe(count);
});

test('a tap asks for the price and opens no dish; one that is being answered is not asked for again', async () => {
  let answer = (): void => undefined;
  wished.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  fireEvent.click(price('2:0'));
  expect(price('2:0').ariaBusy).toBe('true');
  fireEvent.click(price('2:0'));
  expect(wished.mock.calls).toEqual([['price:2:0']]);
  expect(layers.get()).toEqual([]);
  await act(async () => answer());
  expect(price('2:0').ariaBusy).toBeNull();
});

test('what cannot be had is said by the name of the price', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  wished.mockRejectedValue(new Error('no network'));
  await act(async () => void fireEvent.click(price('1:1')));
  expect(document.getElementById('failure')?.textContent).toContain('Croquetas de jamón, Media 7,00 €');
});

test('a keyboard stops once in each list of rows, and arrows lead from price to price', () => {
  expect(prices().filter(({ tabIndex }) => tabIndex === 0)).toEqual([]);
  press('Tab');
  const stops = () => prices().flatMap(({ tabIndex, dataset }) => (tabIndex === 0 ? [dataset['wants']] : []));
  expect(stops()).toEqual(['price:1:0', 'price:8:0', 'price:13:0', 'price:17:0']);
  price('1:0').focus();
  press('ArrowDown');
  expect(focused()).toBe('price:1:1');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp']) press(key);
  expect(focused()).toBe('price:1:2');
  press('Tab');
  expect(stops()).toEqual(['price:1:2', 'price:8:0', 'price:13:0', 'price:17:0']);
});

test('arrows stay at the ends, and keys that mean nothing here are left to the browser', () => {
  price('1:0').focus();
  expect(press('ArrowUp')).toBe(false);
  expect(focused()).toBe('price:1:0');
  price('18:0').focus();
  press('ArrowDown');
  expect(focused()).toBe('price:18:0');
  expect([press('a'), press('Escape'), press('ArrowDown', document.body)]).toEqual([true, true, true]);
});

test('Enter and Space are taps', async () => {
  price('1:2').focus();
  press('Enter');
  await act(async () => undefined);
  press(' ');
  expect(wished.mock.calls).toEqual([['price:1:2'], ['price:1:2']]);
});

test('prices that are out of sight are passed over', () => {
  for (const each of prices())
    each.checkVisibility = () => !['price:1:0', 'price:1:1'].includes(each.dataset['wants'] ?? '');
  press('Tab');
  expect(price('1:2').tabIndex).toBe(0);
  expect(price('1:0').tabIndex).toBe(-1);
});

test('another language keeps what is pressed, and names prices anew', async () => {
  price('1:0').ariaPressed = 'true';
  const other = new DOMParser().parseFromString(`<body>${await markupIn('en', <FixturePage />)}`, 'text/html');
  translatePage(document, other);
  document.dispatchEvent(new Event(TEXTS_CHANGED));
  expect(price('1:0').ariaPressed).toBe('true');
  expect(price('1:0').ariaLabel).toBe('Add to my list: Ham croquettes, Tapa €3.50');
});

test('in the card of a dish prices are buttons with a word, which a keyboard stops at', async () => {
  await act(async () => layers.open(itemLayer(document, 0)));
  const card = price('2:0', '.popup[open]');
  expect(card.querySelector('.note-word')?.textContent).toBe('Apuntar');
  expect([card.tabIndex, card.ariaLabel, card.textContent]).toEqual([0, null, '9,50 € Apuntar']);
  fireEvent.click(card);
  expect(wished.mock.calls).toEqual([['price:2:0']]);
  expect(price('2:0').querySelector('.note-word')).toBeNull();
  await act(async () => {
    layers.close('item:0');
    await layers.settled();
  });
});

test('a card that was opened before prices could be noted has them, too', async () => {
  await showFixturePage();
  await act(async () => layers.open(itemLayer(document, 0)));
  expect(document.querySelector('.popup[open] .note-word')).toBeNull();
  watchPrices(document);
  expect(price('2:0', '.popup[open]').querySelector('.note-word')?.textContent).toBe('Apuntar');
  await act(async () => {
    layers.close('item:0');
    await layers.settled();
  });
});

test("in the card of a dish, today's price is heard without the menu's", async () => {
  const words = Object.assign(document.createElement('strong'), { className: 'tonight', textContent: '13,00 € hoy' });
  price('9:0').append(words);
  document.dispatchEvent(new Event(NEWS_CHANGED));
  const item = openersOf(document).findIndex((opener) => opener.textContent === 'La Clásica');
  await act(async () => layers.open(itemLayer(document, item)));
  expect([price('9:0').ariaLabel, price('9:0', '.dish').ariaLabel]).toEqual([
    'Apuntar: La Clásica, 13,00 € hoy',
    '13,00 € hoy Apuntar',
  ]);
  await act(async () => {
    layers.close(itemLayer(document, item));
    await layers.settled();
  });
});
