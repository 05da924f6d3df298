import { expect, test } from 'vitest';
import { readState, searchOf } from '../../src/preview/preview-state.ts';

const START = { venue: '', languages: [], hours: ['now'], widths: [320, 412, 768, 1280], zoom: 'fit' };

test('an address without a choice shows a page as it is now, in four widths', () => {
  expect(readState('')).toEqual(START);
});

test('what was chosen is read back from its address', () => {
  const state = { venue: 'el-moreno', languages: ['es', 'fr'], hours: ['now', 21], widths: [360], zoom: 75 } as const;
  expect(searchOf(state)).toBe('?venue=el-moreno&language=es&language=fr&hour=now&hour=21&width=360&zoom=75');
  expect(readState(searchOf(state))).toEqual(state);
});

test('choices come in their order, each once', () => {
  expect(readState('?language=fr&language=es&hour=21&hour=3&hour=now&hour=21&width=412&width=320&width=412')).toEqual({
    ...START,
    languages: ['es', 'fr'],
    hours: ['now', 3, 21],
    widths: [320, 412],
  });
});

test('what makes no sense is left out', () => {
  expect(readState('?language=pt&hour=25&hour=x&width=0&width=1e9&width=x&width=320.5&zoom=7')).toEqual(START);
});
