import { expect, test } from 'vitest';
import { listFrames, scaleOf, shownLanguages } from '../../src/preview/list-frames.ts';
import { readState } from '../../src/preview/preview-state.ts';

const VERMU = { id: 'vermu', name: 'Vermú', path: 'vermu', languages: ['es', 'ca'], errors: 0, missing: 0 } as const;

test('every language is shown at every hour in every width', () => {
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

test('a language that the venue lacks is left out, and its first is shown where none is left', () => {
  expect(shownLanguages(VERMU, ['ca', 'de'])).toEqual(['ca']);
  expect(shownLanguages(VERMU, ['de'])).toEqual(['es']);
  expect(shownLanguages(VERMU, [])).toEqual(['es']);
});

test('a venue without a page has no frames', () => {
  const { path: _path, ...broken } = VERMU;
  expect(listFrames(broken, readState(''))).toEqual([]);
});

test('widths that fit beside each other are drawn in one row, smaller by the same measure', () => {
  const row = [320, 412, 768, 1280];
  expect(scaleOf(320, { zoom: 'fit', room: 1438, row })).toBe(0.5);
  expect(scaleOf(1280, { zoom: 'fit', room: 1438, row })).toBe(0.5);
  expect(scaleOf(320, { zoom: 'fit', room: 9999, row: [320] })).toBe(1);
});

test('where they would be too small to read, each is as large as there is room', () => {
  const row = [320, 412, 768, 1280];
  expect(scaleOf(320, { zoom: 'fit', room: 640, row })).toBe(1);
  expect(scaleOf(1280, { zoom: 'fit', room: 640, row })).toBe(0.5);
});

test('a size in percent holds for all, as far as there is room', () => {
  expect(scaleOf(320, { zoom: 75, room: 640, row: [320, 1280] })).toBe(0.75);
  expect(scaleOf(1280, { zoom: 75, room: 640, row: [320, 1280] })).toBe(0.5);
});
