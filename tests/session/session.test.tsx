import { act, renderHook } from '@testing-library/react';
import type { Auth, User } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { rememberLanguage } from '../../src/i18n/language-choice.ts';
import { forgetWish, returnAddress, wishedVenue } from '../../src/session/claim-return.ts';
import { wishCard } from '../../src/session/claim-wish.ts';
import { knownUser } from '../../src/session/known-user.ts';
import { keepCard, keptCard, rememberUser } from '../../src/session/remember-user.ts';
import { ApiFailure } from '../../src/session/call-api.ts';
import { sessionOf, withToken } from '../../src/session/session.ts';
import { useSession } from '../../src/session/use-session.ts';
import { failureOf } from '../../src/staff/failure-of.ts';
import { card } from '../loyalty/stamp-cards.ts';

const firebase = vi.hoisted(() => ({
  initializeApp: vi.fn<(options: object) => object>((options) => ({ options })),
  connectAuthEmulator: vi.fn<(auth: object, address: string, options: object) => void>(),
  initializeAuth: vi.fn<(app: object, options: object) => object>(() => ({ onAuthStateChanged: () => {} })),
}));
vi.mock('firebase/app', () => ({ initializeApp: firebase.initializeApp }));
vi.mock('firebase/auth', () => ({
  initializeAuth: firebase.initializeAuth,
  connectAuthEmulator: firebase.connectAuthEmulator,
  browserLocalPersistence: 'in the local storage',
}));

afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

describe('a session', () => {
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

  it('is loading until it shows who signs in and out, and the phone remembers it', async () => {
    const { auth, session } = open();
    const { result } = renderHook(() => useSession(session));
    expect(result.current).toEqual({ loading: true, user: null });
    act(() => auth.say(null));
    expect(result.current).toEqual({ loading: false, user: null });
    act(() => auth.say(ANA));
    const user = { uid: 'ana', name: 'Ana', email: 'ana@example.com', photoURL: undefined };
    expect(result.current).toEqual({ loading: false, user });
    expect(knownUser()).toEqual({ uid: 'ana', photoURL: undefined });
    await act(() => session.signOut());
    expect(result.current).toEqual({ loading: false, user: null });
    expect(knownUser()).toBeUndefined();
  });

  it('tells nothing to what listens no more', () => {
    const { auth, session } = open();
    const heard = vi.fn<() => void>();
    session.subscribe(heard)();
    auth.say(ANA);
    expect(heard).not.toHaveBeenCalled();
  });

  it('has a token only of somebody who is signed in', async () => {
    const { auth, session } = open();
    await expect(session.token()).rejects.toThrow(/^No hay usuario logeado$/);
    auth.say(ANA);
    expect(await session.token()).toBe('a.b.c');
  });

  const REFUSED = new ApiFailure(401, 'bad-token', 'La sesión ha caducado. Entra otra vez.');

  it.each([
    ['accepts the new token', () => Promise.resolve('card'), 'card'],
    ['refuses the new token, too', () => Promise.reject(REFUSED), REFUSED],
  ])('calls once more with a new token where the server refuses one, and %s', async (_, second, outcome) => {
    const { auth, session } = open();
    auth.say({ ...ANA, getIdToken: async (isForced?: boolean) => (isForced ? 'new' : 'old') });
    const call = vi.fn<(token: string) => Promise<string>>(second).mockRejectedValueOnce(REFUSED);
    const called = withToken(session.token, call);
    expect(await called.catch((thrown: unknown) => thrown)).toBe(outcome);
    expect(call.mock.calls).toEqual([['old'], ['new']]);
  });

  it('calls once where the server refuses something else', async () => {
    const { auth, session } = open();
    auth.say(ANA);
    const call = vi.fn<(token: string) => Promise<string>>().mockRejectedValue(new ApiFailure(403, 'not-staff', ''));
    await expect(withToken(session.token, call)).rejects.toMatchObject({ code: 'not-staff' });
    expect(call).toHaveBeenCalledOnce();
  });

  it('has a failure that passes where Firebase gives no new token for lack of a network', async () => {
    const { auth, session } = open();
    const lost = { code: 'auth/network-request-failed' };
    auth.say({ ...ANA, getIdToken: async (isForced?: boolean) => (isForced ? Promise.reject(lost) : 'old') });
    const called = withToken(session.token, () => Promise.reject(REFUSED));
    expect(await called.catch(failureOf)).toBe('noNetwork');
  });

  it.each([
    ['fails', () => Promise.reject(new Error('auth/network-request-failed'))],
    ['is empty', () => Promise.resolve('')],
  ])('has a text of its own for a token that %s', async (_, getIdToken) => {
    const { auth, session } = open();
    auth.say({ ...ANA, getIdToken });
    await expect(session.token()).rejects.toThrow(/^Problema con la verificación del Token$/);
  });

  it('waits no longer for a token than for an answer, and says that it is the network', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { auth, session } = open();
    auth.say({ ...ANA, getIdToken: () => new Promise(() => {}) });
    const failure = session.token().catch(failureOf);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await failure).toBe('noNetwork');
  });
});

describe('the session of the server', () => {
  const SETTINGS = { projectId: 'demo-carta', apiKey: 'demo', authDomain: 'demo.example', emulator: false };
  const fetched = vi.fn<typeof fetch>();
  let openSession: typeof import('../../src/session/open-session.ts').openSession;

  beforeEach(async () => {
    vi.stubGlobal('fetch', fetched);
    vi.resetModules();
    ({ openSession } = await import('../../src/session/open-session.ts'));
  });

  it('is one for a page, of the project that the server names', async () => {
    fetched.mockImplementation(async () => Response.json(SETTINGS));
    const [first, second] = await Promise.all([openSession(), openSession()]);
    expect(second).toBe(first);
    expect(await openSession()).toBe(first);
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/cartasqr/api/sign-in']);
    expect(firebase.initializeApp).toHaveBeenCalledExactlyOnceWith({
      projectId: 'demo-carta',
      apiKey: 'demo',
      authDomain: 'demo.example',
    });
    // Nothing for popups: it would ask Google for a script.
    expect(firebase.initializeAuth).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
      persistence: 'in the local storage',
    });
    expect(firebase.connectAuthEmulator).not.toHaveBeenCalled();
  });

  it('asks for the emulator at the address of the page', async () => {
    fetched.mockImplementation(async () => Response.json({ ...SETTINGS, emulator: true }));
    await openSession();
    expect(firebase.connectAuthEmulator).toHaveBeenCalledExactlyOnceWith(expect.anything(), window.location.origin, {
      disableWarnings: true,
    });
  });

  it('asks a server that does not answer again the next time', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(Response.json(SETTINGS));
    await expect(openSession()).rejects.toMatchObject({ status: 0, code: 'offline' });
    expect((await openSession()).getState()).toEqual({ loading: true, user: null });
  });
});

describe('a page knows', () => {
  it('who was signed in, until they sign out', () => {
    expect(knownUser()).toBeUndefined();
    rememberUser({ uid: 'ana', photoURL: undefined });
    expect(knownUser()).toEqual({ uid: 'ana', photoURL: undefined });
    rememberUser({ uid: 'ana', photoURL: 'https://photos.example/ana.jpg' });
    expect(knownUser()).toEqual({ uid: 'ana', photoURL: 'https://photos.example/ana.jpg' });
    rememberUser(null);
    expect(knownUser()).toBeUndefined();
  });

  it.each(['', '{', '[]', '7', '{"uid":7}'])('nobody where %j is kept', (stored) => {
    localStorage.setItem('carta-signed-in', stored);
    expect(knownUser()).toBeUndefined();
  });
});

describe('who wanted a card', () => {
  it.each(['/taberna/mesa-4/', '/vermu/mesa%204/', '/vermu/%C3%A1rbol/', "/vermu/mesa+4(b)'1,2:@!$&;=*/", '/'])(
    'is led back to its venue at %s, until they have been',
    (venue) => {
      expect(wishedVenue()).toBeUndefined();
      wishCard(venue);
      expect(wishedVenue()).toBe(venue);
      forgetWish();
      expect(wishedVenue()).toBeUndefined();
    },
  );

  it('finds the way back by the link of an e-mail on another phone', () => {
    history.replaceState(null, '', '/cartasqr/profile');
    expect(returnAddress()).toBe('http://localhost:3000/cartasqr/profile');
    wishCard('/taberna/');
    const address = returnAddress();
    expect(address).toBe('http://localhost:3000/cartasqr/profile?claim=%2Ftaberna%2F');
    sessionStorage.clear();
    history.replaceState(null, '', address);
    expect(wishedVenue()).toBe('/taberna/');
  });

  it('finds it in the language that it was read in', () => {
    history.replaceState(null, '', '/cartasqr/profile');
    wishCard('/taberna/');
    rememberLanguage('fr');
    expect(returnAddress()).toBe('http://localhost:3000/cartasqr/profile?claim=%2Ftaberna%2F&language=fr');
  });

  it.each([
    '',
    'taberna',
    '//evil.example/',
    '/..//evil.example/',
    '/a/b/c/',
    '/%2e%2e/',
    '/a/%2e%2e/',
    '/a/../',
    'https://evil.example/',
  ])('is led nowhere by an address that says %j', (claim) => {
    history.replaceState(null, '', `/cartasqr/profile?${new URLSearchParams({ claim })}`);
    expect(wishedVenue()).toBeUndefined();
  });
});

it('L18: a card is kept by the phone for one person, until nobody is signed in', () => {
  const last = { card: card({ nStamps: 2 }), at: Date.parse('2026-11-22T21:00:00Z') };
  keepCard('ana', last);
  keepCard('ana', { ...last, card: card({ bar: { ID: 'another' } }) });
  expect(keptCard('ana', 'el-bar')).toEqual(last);
  expect([keptCard('ana', 'none'), keptCard('luis', 'el-bar')]).toEqual([undefined, undefined]);
  rememberUser(null);
  expect(keptCard('ana', 'el-bar')).toBeUndefined();
  localStorage.setItem('carta-cards', '{');
  expect(keptCard('ana', 'el-bar')).toBeUndefined();
});
