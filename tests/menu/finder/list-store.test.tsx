import { beforeEach, expect, test, vi } from 'vitest';
import type { Noted, Offers } from '../../../src/menu/finder/list/offers.ts';
import { offersOf } from '../../../src/menu/finder/list/offers.ts';
import { ListStore } from '../../../src/menu/finder/list/list-store.ts';
import { textLookup } from '../../../src/menu/text-lookup.ts';
import { fixtureMenu, textsOfFixture } from '../../support/fixture-menu.ts';

const OFFERS = offersOf(fixtureMenu, textLookup(textsOfFixture.es, textsOfFixture.es, 'es'));
const KEY = 'carta-list-la-prueba';
const TAPA = 'price:1:0';
const NACHOS = 'price:2:0';
/** The evening of Friday 20 November 2026, as it is stored. */
const FRIDAY = '20777';

let store: ListStore;
const open = (offers: Offers = OFFERS): void => void (store = new ListStore('la-prueba', offers));
const kept = (): string | null => localStorage.getItem(KEY);
const list = (): string[] => store.getState().list.map(({ id, portion, count }) => `${count} ${id} ${portion}`.trim());
const noted = (index: number): Noted => store.noted()[index] ?? expect.fail();
/** In Madrid, in winter. */
const itIs = (time: string): void => {
  vi.setSystemTime(`2026-11-${time}+01:00`);
};

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  itIs('20T21:00:00');
  return () => vi.useRealTimers();
});

test('a tap notes a price, another takes it off, and both can be undone', () => {
  open();
  store.toggle(TAPA);
  store.toggle(NACHOS);
  expect(list()).toEqual(['1 croquetas-de-jamon tapa', '1 nachos-de-la-casa']);
  expect(store.getState().news).toMatchObject({ kind: 'added', noted: { line: { id: 'nachos-de-la-casa' } } });
  store.undo();
  expect(list()).toEqual(['1 croquetas-de-jamon tapa']);
  expect(store.getState().news).toBeUndefined();
  store.toggle(TAPA);
  expect(store.getState()).toMatchObject({ list: [], news: { kind: 'removed' } });
  store.undo();
  expect(list()).toEqual(['1 croquetas-de-jamon tapa']);
  store.undo();
  expect(list()).toEqual(['1 croquetas-de-jamon tapa']);
});

test('a price that is none of the menu notes nothing', () => {
  open();
  for (const wish of ['price:0:0', 'price:1:9', 'price:99:0', 'price:x:y', 'search']) store.toggle(wish);
  expect([list(), kept()]).toEqual([[], null]);
});

test('numbers change without a word, but for the last, which takes the dish off', () => {
  open();
  store.toggle(TAPA);
  store.setCount(noted(0), 12);
  expect([list(), store.getState().news]).toEqual([['12 croquetas-de-jamon tapa'], undefined]);
  store.setCount(noted(0), 100);
  expect(list()).toEqual(['99 croquetas-de-jamon tapa']);
  store.setCount(noted(0), 0);
  expect(store.getState().news?.kind).toBe('removed');
  store.undo();
  expect(list()).toEqual(['99 croquetas-de-jamon tapa']);
});

test('all can be cleared, and what another has noted added, each with a way back', () => {
  open();
  store.toggle(TAPA);
  store.clear();
  expect(store.getState()).toMatchObject({ list: [], news: { kind: 'cleared' } });
  store.undo();
  store.take([
    { id: 'croquetas-de-jamon', portion: 'tapa', count: 2 },
    { id: 'la-gordi', portion: '', count: 1 },
  ]);
  expect(list()).toEqual(['3 croquetas-de-jamon tapa', '1 la-gordi']);
  expect(store.getState().news?.kind).toBe('taken');
  store.undo();
  expect(list()).toEqual(['1 croquetas-de-jamon tapa']);
});

test('it is kept on the phone, by venue, and nothing of it once it is empty', () => {
  open();
  store.toggle(TAPA);
  store.setCount(noted(0), 2);
  expect(kept()).toBe(`${FRIDAY} 2.croquetas-de-jamon.tapa`);
  open();
  expect(list()).toEqual(['2 croquetas-de-jamon tapa']);
  store.clear();
  expect(localStorage.length).toBe(0);
});

test('it is there after midnight and gone at 06:00, on an open page and for the next visit', () => {
  open();
  store.toggle(TAPA);
  itIs('21T05:59:59');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(list()).toEqual(['1 croquetas-de-jamon tapa']);
  vi.advanceTimersByTime(60_000);
  expect([list(), kept()]).toEqual([[], null]);
  store.toggle(NACHOS);
  expect(kept()).toBe('20778 1.nachos-de-la-casa');
  itIs('22T06:00:00');
  open();
  expect([list(), kept()]).toEqual([[], null]);
});

test('what is noted after 06:00 on a page of before begins a new list', () => {
  open();
  store.toggle(TAPA);
  itIs('21T06:00:00');
  store.toggle(NACHOS);
  expect(list()).toEqual(['1 nachos-de-la-casa']);
  store.undo();
  expect(list()).toEqual([]);
});

test('the lists of other evenings go, of other venues, too; those of this one stay', () => {
  localStorage.setItem('carta-list-taberna', '20776 1.gilda');
  localStorage.setItem('carta-list-ohara', `${FRIDAY} 1.gilda`);
  localStorage.setItem('carta-allergens', '{}');
  open();
  expect(Object.keys(localStorage).toSorted()).toEqual(['carta-allergens', 'carta-list-ohara']);
});

test.each([['x'], [FRIDAY], [`${FRIDAY} `], [`${FRIDAY} 1`], [`${FRIDAY} 1.gilda~`], ['NaN 1.gilda']])(
  'what is stored and no list is an empty one: %j',
  (stored) => {
    localStorage.setItem(KEY, stored);
    open();
    expect(store.getState()).toEqual({ list: [], gone: 0 });
    store.toggle(TAPA);
    expect(kept()).toBe(`${FRIDAY} 1.croquetas-de-jamon.tapa`);
  },
);

test('what a new menu no longer has goes, and is counted until the list changes', () => {
  localStorage.setItem(
    KEY,
    `${FRIDAY} 1.gilda~2.croquetas-de-jamon.tapa~1.croquetas-de-jamon.caña~1.pulpo.tapa~1.pulpo.ración`,
  );
  open();
  // A dish in two portions is one.
  expect(store.getState()).toMatchObject({ gone: 3, list: [{ id: 'croquetas-de-jamon', portion: 'tapa', count: 2 }] });
  store.toggle(NACHOS);
  expect(store.getState().gone).toBe(0);
  expect(kept()).toBe(`${FRIDAY} 2.croquetas-de-jamon.tapa~1.nachos-de-la-casa`);
});

test('two tabs agree', () => {
  open();
  const heard = vi.fn();
  const end = store.subscribe(heard);
  const say = (key: string | null, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  say(KEY, `${FRIDAY} 4.la-gordi`);
  expect(list()).toEqual(['4 la-gordi']);
  say('carta-list-ohara', `${FRIDAY} 1.gilda`);
  expect(heard).toHaveBeenCalledOnce();
  say(null, null);
  expect(list()).toEqual([]);
  end();
  say(KEY, `${FRIDAY} 1.la-gordi`);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('what another tab has noted after 06:00 is the list of a tab of before, too', () => {
  open();
  store.toggle(TAPA);
  itIs('21T06:00:00');
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: '20778 2.la-gordi' }));
  expect(list()).toEqual(['2 la-gordi']);
});

test('a page that is come back to has what was noted meanwhile', () => {
  open();
  store.toggle(TAPA);
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  localStorage.setItem(KEY, `${FRIDAY} 2.la-gordi`);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(list()).toEqual(['2 la-gordi']);
});

test('a change of the evening before cannot be undone', () => {
  open();
  store.toggle(TAPA);
  store.toggle(TAPA);
  itIs('21T06:00:00');
  store.undo();
  expect([list(), kept()]).toEqual([[], null]);
});

test('where nothing may be stored it lives as long as the page', () => {
  for (const access of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, access).mockImplementation(() => {
      throw new DOMException('denied');
    });
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied');
  });
  open();
  store.toggle(TAPA);
  expect(list()).toEqual(['1 croquetas-de-jamon tapa']);
  store.clear();
  expect(list()).toEqual([]);
});
