import { afterAll, beforeEach, expect, test, vi } from 'vitest';

const openAuth = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('../../src/session/open-auth.ts', () => ({ openAuth }));

// The files of a process share its modules.
vi.resetModules();
afterAll(() => void vi.resetModules());
const { deleteAccount, hasJustSignedIn } = await import('../../src/session/delete-account.ts');

const remove = vi.fn<() => Promise<void>>();
let issuedAtTime = '';
/** Only a token that is new says what time it is. */
const getIdTokenResult = async (isForced: boolean) => ({
  authTime: 'Sun, 22 Nov 2026 12:00:00 GMT',
  issuedAtTime: isForced ? issuedAtTime : 'Sun, 22 Nov 2026 12:00:00 GMT',
});

beforeEach(() => {
  remove.mockReset().mockResolvedValue();
  openAuth.mockResolvedValue({ currentUser: { getIdTokenResult, delete: remove } });
});

test.each([
  ['Sun, 22 Nov 2026 12:03:59 GMT', true],
  ['Sun, 22 Nov 2026 12:04:00 GMT', false],
])('a sign-in of 12:00 is recent at %s, whatever the phone says: %s', async (now, recent) => {
  issuedAtTime = now;
  expect(await hasJustSignedIn()).toBe(recent);
});

test('whose account is gone is told by a failure of signing in', async () => {
  const cause = { code: 'auth/user-token-expired' };
  const gone = { getIdTokenResult: () => Promise.reject(cause) };
  openAuth.mockResolvedValue({ currentUser: gone });
  await expect(hasJustSignedIn()).rejects.toMatchObject({ problem: 'signInAgain', cause });
});

test('nobody has just signed in where nobody is signed in', async () => {
  openAuth.mockResolvedValue({ currentUser: null });
  expect(await hasJustSignedIn()).toBe(false);
});

test('an account is deleted, or what Firebase wants before is said', async () => {
  await deleteAccount();
  expect(remove).toHaveBeenCalledOnce();
  remove.mockRejectedValue({ code: 'auth/requires-recent-login' });
  await expect(deleteAccount()).rejects.toMatchObject({ problem: 'signInAgain' });
});
