import { expect, test } from 'vitest';
import { ownStorage } from '../../src/preview/own-storage.ts';

test('a store of a page alone keeps texts as the browser does', () => {
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

test('what it refuses leaves what it has', () => {
  const store = ownStorage((text) => text === 'es reset');
  store.setItem('language', 'de');
  store.setItem('language', 'es reset');
  expect(store.getItem('language')).toBe('de');
});
