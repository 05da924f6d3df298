import { act, renderHook } from '@testing-library/react';
import type { Auth, User } from 'firebase/auth';
import { afterEach, expect, test, vi } from 'vitest';
import { knownUser } from '../../src/session/known-user.ts';
import { sessionOf } from '../../src/session/session-of.ts';
import { useSession } from '../../src/session/use-session.ts';

afterEach(() => localStorage.clear());

const ANA = {
  uid: 'ana',
  displayName: 'Ana',
  email: 'ana@example.com',
  photoURL: null,
  getIdToken: () => Promise.resolve('a.b.c'),
} as User;

/** Stands for Firebase: says who is signed in when it is told to. */
class FakeAuth {
  currentUser: User | null = null;
  #listener: (user: User | null) => void = () => {};
  readonly signOut = vi.fn<() => Promise<void>>(async () => this.say(null));

  readonly authStateReady = (): Promise<void> => Promise.resolve();

  onAuthStateChanged(listener: (user: User | null) => void): () => void {
    this.#listener = listener;
    return () => {};
  }

  say(user: User | null): void {
    this.currentUser = user;
    this.#listener(user);
  }
}

function open() {
  const auth = new FakeAuth();
  return { auth, session: sessionOf(auth as unknown as Auth) };
}

test('a session is loading until the first word of who is signed in', () => {
  const { auth, session } = open();
  const { result } = renderHook(() => useSession(session));
  expect(result.current).toEqual({ loading: true, user: null });
  act(() => auth.say(null));
  expect(result.current).toEqual({ loading: false, user: null });
});

test('a page shows who signs in and out, and the phone remembers it', async () => {
  const { auth, session } = open();
  const { result } = renderHook(() => useSession(session));
  act(() => auth.say(ANA));
  expect(result.current).toEqual({
    loading: false,
    user: { uid: 'ana', name: 'Ana', email: 'ana@example.com', photoURL: undefined },
  });
  expect(knownUser()).toEqual({ uid: 'ana', photoURL: undefined });
  await act(() => session.signOut());
  expect(result.current).toEqual({ loading: false, user: null });
  expect(knownUser()).toBeUndefined();
});

test('what listens no more hears nothing', () => {
  const { auth, session } = open();
  const heard = vi.fn<() => void>();
  session.subscribe(heard)();
  auth.say(ANA);
  expect(heard).not.toHaveBeenCalled();
});

test('a token needs somebody who is signed in', async () => {
  const { auth, session } = open();
  await expect(session.token()).rejects.toThrow(/^No hay usuario logeado$/);
  auth.say(ANA);
  expect(await session.token()).toBe('a.b.c');
});

test.each([
  ['fails', () => Promise.reject(new Error('auth/network-request-failed'))],
  ['is empty', () => Promise.resolve('')],
])('a token that %s has a text of its own', async (_, getIdToken) => {
  const { auth, session } = open();
  auth.say({ ...ANA, getIdToken });
  await expect(session.token()).rejects.toThrow(/^Problema con la verificación del Token$/);
});
