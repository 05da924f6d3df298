import { afterEach, expect, test, vi } from 'vitest';
import { failureOf } from '../../src/staff/failure-of.ts';
import { staffApi } from '../../src/staff/staff-api.ts';
import { ANA, fakeSession } from '../support/fake-session.ts';

afterEach(() => vi.unstubAllGlobals());

const lost = () => Promise.reject(new TypeError('network error'));

test.each([
  ['never begins', lost],
  ['breaks off', async () => ({ ok: true, blob: lost })],
  ['a hotel’s proxy refuses', async () => new Response('<title>Welcome to our hotel</title>', { status: 403 })],
])('a file that %s is a matter of the network', async (_, answer) => {
  const fetched = vi.fn<(address: string, request: RequestInit) => Promise<unknown>>(answer);
  vi.stubGlobal('fetch', fetched);
  const { csv } = staffApi(fakeSession());
  const cause = await csv('parrilla', { from: '2026-11-01', to: '2026-11-22' }).catch((thrown: unknown) => thrown);
  expect(failureOf(cause)).toBe('noNetwork');
  // A network that says nothing is given up, too.
  expect(fetched.mock.lastCall?.[1].signal).toBeInstanceOf(AbortSignal);
});

test('a file that the server refuses says why', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'not-owner', message: '' }, { status: 403 }));
  const asked = staffApi(fakeSession()).csv('parrilla', { from: '2026-11-01', to: '2026-11-22' });
  expect(failureOf(await asked.catch((thrown: unknown) => thrown))).toBe('notOwner');
});

test.each([
  ['stamps with a new token where the server refuses one', 200, undefined],
  ['says that the session is over where the server refuses the new token, too', 401, 'sessionOver'],
])('a scan %s, and asks no third time', async (_, status, failure) => {
  const refusal = { code: 'bad-token', message: '' };
  const fetched = vi
    .fn<(address: string, request: RequestInit) => Promise<unknown>>(async () => Response.json(refusal, { status }))
    .mockResolvedValueOnce(Response.json(refusal, { status: 401 }));
  vi.stubGlobal('fetch', fetched);
  const session = fakeSession();
  session.token = async (isRenewed) => (isRenewed ? 'new' : 'old');
  const asked = staffApi(session).scan({ qr: '482913', barID: 'parrilla' });
  expect(await asked.then(() => undefined, failureOf)).toBe(failure);
  const sent = { method: 'POST', body: '{"qr":"482913","barID":"parrilla"}' };
  expect(fetched.mock.calls.map(([, request]) => request)).toEqual([
    expect.objectContaining({ ...sent, headers: expect.objectContaining({ authorization: 'Bearer old' }) }),
    expect.objectContaining({ ...sent, headers: expect.objectContaining({ authorization: 'Bearer new' }) }),
  ]);
});

test('what waits of one person is neither sent nor kept in the name of the next one on this phone', async () => {
  const fetched = vi.fn<() => Promise<unknown>>(async () => Response.json({ bars: [] }));
  vi.stubGlobal('fetch', fetched);
  const session = fakeSession();
  const { bars } = staffApi(session);
  const late = bars();
  await expect.poll(() => fetched.mock.calls).toHaveLength(1);
  session.become({ ...ANA, uid: 'bea' });
  for (const asked of [late, bars()]) {
    expect(failureOf(await asked.catch((thrown: unknown) => thrown))).toBe('sessionOver');
  }
  expect(fetched).toHaveBeenCalledOnce();
});
