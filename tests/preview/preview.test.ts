import { describe, expect, test } from 'vitest';
import { frameAddress, frameWish } from '../../src/preview/frame-wish.ts';
import { listFrames, scaleOf, shownLanguages } from '../../src/preview/list-frames.ts';
import { movedClock, movedDate } from '../../src/preview/moved-date.ts';
import { ownStorage } from '../../src/preview/own-storage.ts';
import { readState, searchOf } from '../../src/preview/preview-state.ts';
import { madridTime } from '../../src/time/madrid-time.ts';

describe('the address of the preview', () => {
  const START = { languages: [], hours: ['now'], widths: [320, 412, 768, 1280], zoom: 'fit' };

  test.each([
    ['without a choice shows a page as it is now, in four widths', '', {}],
    [
      'has choices in their order, each once',
      '?language=fr&language=es&hour=21&hour=3&hour=now&hour=21&width=412&width=320&width=412',
      { languages: ['es', 'fr'], hours: ['now', 3, 21], widths: [320, 412] },
    ],
    [
      'is read without what makes no sense',
      '?language=nl&hour=25&hour=x&width=0&width=1e9&width=x&width=320.5&zoom=7',
      {},
    ],
  ])('%s', (_what, search, state) => {
    expect(readState(search)).toEqual({ ...START, ...state });
  });

  test('gives back what was chosen', () => {
    const state = { languages: ['es', 'fr'], hours: ['now', 21], widths: [360], zoom: 75 } as const;
    expect(searchOf(state)).toBe('?language=es&language=fr&hour=now&hour=21&width=360&zoom=75');
    expect(readState(searchOf(state))).toEqual(state);
  });

  test('says that nothing was chosen', () => {
    const state = { languages: [], hours: [], widths: [], zoom: 'fit' } as const;
    expect(searchOf(state)).toBe('?hour=&width=');
    expect(readState('?hour=&width=')).toEqual(state);
  });
});

describe('a frame', () => {
  const VERMU = { id: 'vermu', name: 'Vermú', path: 'vermu', languages: ['es', 'ca'], errors: 0, missing: 0 } as const;

  test('has the address of the page, with its language and its hour', () => {
    expect(frameAddress('el-moreno', { language: 'fr', hour: 21 })).toBe('/cartasqr/el-moreno?_language=fr&_hour=21');
    expect(frameAddress('', { language: 'es', hour: 'now' })).toBe('/cartasqr/?_language=es');
  });

  test.each([
    ['a language and an hour', '?_language=fr&_hour=21', { language: 'fr', hour: 21 }],
    ['midnight', '?_language=es&_hour=0', { language: 'es', hour: 0 }],
    ['the clock of now', '?_language=es', { language: 'es', hour: 'now' }],
    ['the clock of now where an hour is none', '?_language=es&_hour=24', { language: 'es', hour: 'now' }],
    ['the clock of now where it is before midnight', '?_language=es&_hour=-1', { language: 'es', hour: 'now' }],
    ['the clock of now where it is not whole', '?_language=es&_hour=1.5', { language: 'es', hour: 'now' }],
    ['the clock of now where it is no number', '?_language=es&_hour=x', { language: 'es', hour: 'now' }],
    ['the clock of now where it is empty', '?_language=es&_hour=', { language: 'es', hour: 'now' }],
    ['nothing outside of the preview', '', undefined],
    ['nothing without a language', '?_hour=21', undefined],
    ['nothing in a language that the product does not know', '?_language=nl', undefined],
  ] as const)('wishes by its address %s', (_what, search, wish) => {
    expect(frameWish(search)).toEqual(wish);
  });

  test('shows every language at every hour in every width', () => {
    const frames = listFrames(VERMU, readState('?language=es&language=ca&hour=12&hour=21&width=320&width=1280'));
    expect(frames.map(({ address, width, height }) => `${address} ${width}×${height}`)).toEqual([
      '/cartasqr/vermu?_language=es&_hour=12 320×672',
      '/cartasqr/vermu?_language=es&_hour=12 1280×800',
      '/cartasqr/vermu?_language=es&_hour=21 320×672',
      '/cartasqr/vermu?_language=es&_hour=21 1280×800',
      '/cartasqr/vermu?_language=ca&_hour=12 320×672',
      '/cartasqr/vermu?_language=ca&_hour=12 1280×800',
      '/cartasqr/vermu?_language=ca&_hour=21 320×672',
      '/cartasqr/vermu?_language=ca&_hour=21 1280×800',
    ]);
  });

  test('of a language that the venue lacks is left out, and its first is shown where none is left', () => {
    expect(shownLanguages(VERMU, ['ca', 'de'])).toEqual(['ca']);
    expect(shownLanguages(VERMU, ['de'])).toEqual(['es']);
    expect(shownLanguages(VERMU, [])).toEqual(['es']);
  });

  test('is none of a venue without a page', () => {
    const { path: _path, ...broken } = VERMU;
    expect(listFrames(broken, readState(''))).toEqual([]);
  });

  const FOUR = [320, 412, 768, 1280];

  test.each([
    ['by the same measure as those beside it', 320, { zoom: 'fit', room: 1438, row: FOUR }, 0.5],
    ['by the same measure as those beside it, also if it is wide', 1280, { zoom: 'fit', room: 1438, row: FOUR }, 0.5],
    ['no larger than it is', 320, { zoom: 'fit', room: 9999, row: [320] }, 1],
    ['as large as there is room, where all would be too small to read', 320, { zoom: 'fit', room: 640, row: FOUR }, 1],
    ['smaller if it is wide, where all would be too small to read', 1280, { zoom: 'fit', room: 640, row: FOUR }, 0.5],
    ['in percent', 320, { zoom: 75, room: 640, row: [320, 1280] }, 0.75],
    ['in percent, as far as there is room', 1280, { zoom: 75, room: 640, row: [320, 1280] }, 0.5],
  ] as const)('is drawn %s', (_how, width, view, scale) => {
    expect(scaleOf(width, view)).toBe(scale);
  });
});

describe('a moved clock', () => {
  const at = (hour: number, instant: string): string =>
    new Date(movedClock(hour, () => Date.parse(instant))()).toISOString();

  test.each([
    [
      'shows the hour of the site, on the same day, with the minutes of now',
      21,
      '2026-11-20T11:17:04.500Z',
      '2026-11-20T20:17:04.500Z',
    ],
    ['goes back to an hour', 2, '2026-11-20T11:17:04.500Z', '2026-11-20T01:17:04.500Z'],
    ['knows the summer', 21, '2026-07-20T11:17:04.500Z', '2026-07-20T19:17:04.500Z'],
    ['shows the end of its hour', 21, '2026-11-20T11:59:59.999Z', '2026-11-20T20:59:59.999Z'],
    ['begins its hour again when the real one ends', 21, '2026-11-20T12:00:00.000Z', '2026-11-20T20:00:00.000Z'],
  ])('%s', (_what, hour, instant, moved) => {
    expect(at(hour, instant)).toBe(moved);
  });

  test.each([
    ['Atlantic/Canary', '2026-11-20T21:17:04.500Z'],
    ['Europe/Lisbon', '2026-11-20T21:17:04.500Z'],
    ['America/Mexico_City', '2026-11-21T03:17:04.500Z'],
  ])('shows the hour of a venue in %s', (zone, moved) => {
    const clock = movedClock(21, () => Date.parse('2026-11-20T11:17:04.500Z'), zone);
    expect(new Date(clock()).toISOString()).toBe(moved);
  });

  test.each([
    ['2026-03-29T10:30:00Z', [1]],
    ['2026-03-28T23:30:00Z', [3]],
    ['2026-10-25T12:30:00Z', []],
    ['2026-10-24T22:30:00Z', []],
  ])('shows every hour when clocks change, at %s, but for the one that is left out', (instant, wrong) => {
    const hours = Array.from({ length: 24 }, (_, hour) => madridTime(new Date(at(hour, instant))).getUTCHours());
    expect(hours.filter((hour, index) => hour !== index)).toEqual(wrong);
  });
});

describe('a moved Date', () => {
  const Moved = movedDate(Date, () => Date.parse('2026-11-20T20:00:00Z'));

  test('tells the moved time wherever it is asked for now', () => {
    expect(new Moved().toISOString()).toBe('2026-11-20T20:00:00.000Z');
    expect(Moved.now()).toBe(Date.parse('2026-11-20T20:00:00Z'));
    // oxlint-disable-next-line unicorn/new-for-builtins -- A call without new gives a text.
    expect(Moved()).toBe(new Date('2026-11-20T20:00:00Z').toString());
  });

  test('is the same as ever for a time that is given', () => {
    expect(new Moved(0).toISOString()).toBe('1970-01-01T00:00:00.000Z');
    expect(new Moved(2026, 0, 5).getDate()).toBe(5);
    expect(Moved.UTC(1970, 0, 2)).toBe(864e5);
    expect(Moved.parse('1970-01-02T00:00:00Z')).toBe(864e5);
    expect(new Moved()).toBeInstanceOf(Date);
    expect(new Date()).toBeInstanceOf(Moved);
  });
});

describe('a store of a page alone', () => {
  test('keeps texts as the browser does', () => {
    const store = ownStorage(() => false);
    expect(store.getItem('language')).toBe(null);
    store.setItem('language', 'de');
    store.setItem('venue', 'vermu');
    expect([store.length, store.key(0), store.key(2), store.getItem('language')]).toEqual([2, 'language', null, 'de']);
    store.removeItem('language');
    expect([store.length, store.getItem('language')]).toEqual([1, null]);
    store.clear();
    expect(store.length).toBe(0);
  });

  test('leaves what it has where it refuses another', () => {
    const store = ownStorage((text) => text === 'es reset');
    store.setItem('language', 'de');
    store.setItem('language', 'es reset');
    expect(store.getItem('language')).toBe('de');
  });
});
