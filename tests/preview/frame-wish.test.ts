import { expect, test } from 'vitest';
import { frameAddress, frameWish } from '../../src/preview/frame-wish.ts';

test('a frame has the address of the page, with its language and its hour', () => {
  expect(frameAddress('el-moreno', { language: 'fr', hour: 21 })).toBe('/cartasqr/el-moreno?_language=fr&_hour=21');
  expect(frameAddress('', { language: 'es', hour: 'now' })).toBe('/cartasqr/?_language=es');
});

test('the page reads from its address what the frame wishes', () => {
  expect(frameWish('?_language=fr&_hour=21')).toEqual({ language: 'fr', hour: 21 });
  expect(frameWish('?_language=es&_hour=0')).toEqual({ language: 'es', hour: 0 });
  expect(frameWish('?_language=es')).toEqual({ language: 'es', hour: 'now' });
});

test('an hour that is none leaves the clock alone', () => {
  for (const hour of ['24', '-1', '1.5', 'x', '']) {
    expect(frameWish(`?_language=es&_hour=${hour}`)).toEqual({ language: 'es', hour: 'now' });
  }
});

test('a page outside of the preview wishes nothing', () => {
  expect(frameWish('')).toBeUndefined();
  expect(frameWish('?_hour=21')).toBeUndefined();
  expect(frameWish('?_language=pt')).toBeUndefined();
});
