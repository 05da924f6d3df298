import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const firebase = vi.hoisted(() => ({
  initializeApp: vi.fn<(options: object) => object>((options) => ({ options })),
  connectAuthEmulator: vi.fn<(auth: object, address: string, options: object) => void>(),
  initializeAuth: vi.fn<(app: object, options: object) => object>(() => ({ onAuthStateChanged: () => {} })),
}));
vi.mock('firebase/app', () => ({ initializeApp: firebase.initializeApp }));
vi.mock('firebase/auth', () => ({
  initializeAuth: firebase.initializeAuth,
  connectAuthEmulator: firebase.connectAuthEmulator,
  indexedDBLocalPersistence: 'in the database',
  browserLocalPersistence: 'in the local storage',
}));

const SETTINGS = { projectId: 'demo-carta', apiKey: 'demo', authDomain: 'demo.example', emulator: false };
const fetched = vi.fn<typeof fetch>();
let openSession: typeof import('../../src/session/open-session.ts').openSession;

beforeEach(async () => {
  vi.stubGlobal('fetch', fetched);
  vi.resetModules();
  ({ openSession } = await import('../../src/session/open-session.ts'));
});
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

test('a page has one session, of the project that the server names', async () => {
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
    persistence: ['in the database', 'in the local storage'],
  });
  expect(firebase.connectAuthEmulator).not.toHaveBeenCalled();
});

test('the emulator is asked for at the address of the page', async () => {
  fetched.mockImplementation(async () => Response.json({ ...SETTINGS, emulator: true }));
  await openSession();
  expect(firebase.connectAuthEmulator).toHaveBeenCalledExactlyOnceWith(expect.anything(), window.location.origin, {
    disableWarnings: true,
  });
});

test('a server that does not answer is asked again the next time', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(Response.json(SETTINGS));
  await expect(openSession()).rejects.toMatchObject({ status: 0, code: 'offline' });
  expect((await openSession()).getState()).toEqual({ loading: true, user: null });
});
