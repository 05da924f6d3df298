import { afterAll, beforeEach, expect, test, vi } from 'vitest';

const openAuth = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('../../src/session/open-auth.ts', () => ({ openAuth }));

// The files of a process share its modules.
vi.resetModules();
afterAll(() => void vi.resetModules());
const { deleteAccount, hasJustSignedIn } = await import('../../src/session/delete-account.ts');

const remove = vi.fn<() => Promise<void>>();
const getIdTokenResult = async () => ({ authTime: 'Sun, 22 Nov 2026 12:00:00 GMT' });

beforeEach(() => {
  remove.mockReset();
  openAuth.mockResolvedValue({ currentUser: { getIdTokenResult, delete: remove } });
});

test.each([
  ['2026-11-22T12:03:59Z', true],
  ['2026-11-22T12:04:00Z', false],
])('a sign-in of 12:00 is recent at %s: %s', async (now, recent) => {
  expect(await hasJustSignedIn(Date.parse(now))).toBe(recent);
});

test('nobody has just signed in where nobody is signed in', async () => {
  openAuth.mockResolvedValue({ currentUser: null });
  expect(await hasJustSignedIn(0)).toBe(false);
});

test('an account is deleted, or what Firebase wants before is said', async () => {
  await deleteAccount();
  expect(remove).toHaveBeenCalledOnce();
  remove.mockRejectedValue({ code: 'auth/requires-recent-login' });
  await expect(deleteAccount()).rejects.toMatchObject({ problem: 'signInAgain' });
});
