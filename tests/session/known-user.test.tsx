import { afterEach, expect, test } from 'vitest';
import { knownUser, rememberUser } from '../../src/session/known-user.ts';

afterEach(() => localStorage.clear());

test('a page knows who was signed in, until they sign out', () => {
  expect(knownUser()).toBeUndefined();
  rememberUser({ uid: 'ana', photoURL: undefined });
  expect(knownUser()).toEqual({ uid: 'ana', photoURL: undefined });
  rememberUser({ uid: 'ana', photoURL: 'https://photos.example/ana.jpg' });
  expect(knownUser()).toEqual({ uid: 'ana', photoURL: 'https://photos.example/ana.jpg' });
  rememberUser(null);
  expect(knownUser()).toBeUndefined();
});

test.each(['', '{', '[]', '7', '{"uid":7}'])('%j says nothing', (stored) => {
  localStorage.setItem('carta-signed-in', stored);
  expect(knownUser()).toBeUndefined();
});
