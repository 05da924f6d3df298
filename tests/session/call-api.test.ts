import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { API_PATH } from '../../server/protocol/calls.ts';
import { ApiFailure, callApi, fetchFile } from '../../src/session/call-api.ts';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => void vi.stubGlobal('fetch', fetched));
afterEach(() => {
  fetched.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const failureOf = (call: Promise<unknown>): Promise<Pick<ApiFailure, 'status' | 'code' | 'message'>> =>
  call.then(
    () => expect.unreachable('it should have failed'),
    (failure: unknown) => {
      expect(failure).toBeInstanceOf(ApiFailure);
      const { status, code, message } = failure as ApiFailure;
      return { status, code, message };
    },
  );

test('a call names who calls, what is asked and what is sent', async () => {
  fetched.mockResolvedValue(Response.json({ done: true }));
  const query = { from: '2026-11-01', to: undefined };
  const answer = await callApi('/bars', { method: 'POST', body: { barID: 'elmoreno' }, query, token: 'a.b.c' });
  expect(answer).toEqual({ done: true });
  expect(fetched).toHaveBeenCalledExactlyOnceWith(`${API_PATH}/bars?from=2026-11-01`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', authorization: 'Bearer a.b.c' },
    body: '{"barID":"elmoreno"}',
    cache: 'no-store',
    signal: expect.any(AbortSignal),
  });
});

test('a call without a body or a caller says nothing of them', async () => {
  fetched.mockResolvedValue(Response.json({ barID: 'elmoreno' }));
  await callApi('/get-bar-services', { query: { barID: 'elmoreno' } });
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/cartasqr/api/get-bar-services?barID=elmoreno', {
    method: 'GET',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: null,
    cache: 'default',
    signal: expect.any(AbortSignal),
  });
});

test('an answer of nothing is no failure', async () => {
  fetched.mockResolvedValue(new Response(null, { status: 204 }));
  expect(await callApi('/user', { method: 'DELETE' })).toBeUndefined();
  // The server wants a body where its type is said.
  expect(fetched.mock.calls[0]?.[1]?.headers).toEqual({ accept: 'application/json' });
});

test('the refusals of the server say status, code and message', async () => {
  const refusal = { code: 'unknown-bar', message: 'No conocemos este bar.' };
  fetched.mockResolvedValue(Response.json(refusal, { status: 404 }));
  expect(await failureOf(callApi('/x'))).toEqual({ status: 404, ...refusal });
});

test.each(['<h1>Bad gateway</h1>', '', '[]', 'null', '{"code":7}'])(
  'an error that says %j gives no reason',
  async (said) => {
    fetched.mockResolvedValue(new Response(said, { status: 502 }));
    expect(await failureOf(callApi('/x'))).toEqual({ status: 502, code: 'no-reason', message: 'Error 502.' });
  },
);

test.each([401, 403, 407, 511])('a refusal with %i that is not the server’s is no answer', async (status) => {
  fetched.mockResolvedValue(new Response('<title>Welcome to our hotel</title>', { status }));
  expect(await failureOf(callApi('/x'))).toEqual({ status: 0, code: 'shut', message: 'Sin conexión.' });
});

test.each([
  ['without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['where a network puts a page in its place', async () => new Response('<title>Welcome to our hotel</title>')],
  [
    'where it breaks off',
    async () => new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) })),
  ],
])('there is no answer %s', async (_, answer) => {
  fetched.mockImplementation(answer);
  expect(await failureOf(callApi('/x'))).toEqual({ status: 0, code: 'offline', message: 'Sin conexión.' });
});

test.each([
  ['where it breaks during the call', true, () => Promise.reject(new TypeError('Failed to fetch')), true],
  [
    'where it breaks during the answer',
    true,
    async () => new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) })),
    true,
  ],
  ['without a network', false, () => Promise.reject(new TypeError('Failed to fetch')), false],
  ['where a network puts a page in its place', true, async () => new Response('<title>Welcome</title>'), false],
])('whether the server may have a call is known %s', async (_, onLine, answer, isBroken) => {
  vi.stubGlobal('navigator', { onLine });
  fetched.mockImplementation(answer);
  await expect(callApi('/x', { method: 'PUT', body: {} })).rejects.toMatchObject({ code: 'offline', isBroken });
});

test.each([
  ['42', 42],
  ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  ['', undefined],
])('a refusal with "retry-after: %s" says when the call is taken again', async (after, retryAfter) => {
  const refusal = { code: 'too-many-requests', message: '' };
  fetched.mockResolvedValue(Response.json(refusal, { status: 429, headers: { 'retry-after': after } }));
  await expect(callApi('/x')).rejects.toMatchObject({ status: 429, retryAfter });
});

test('a page that a network puts in the place of a file is not saved as the file', async () => {
  fetched.mockImplementation(
    async () => new Response('<title>Welcome</title>', { headers: { 'content-type': 'text/html; charset=utf-8' } }),
  );
  expect(await failureOf(fetchFile('/x', {}))).toEqual({ status: 0, code: 'offline', message: 'Sin conexión.' });
  fetched.mockResolvedValue(new Response('Día;Sellos', { headers: { 'content-type': 'text/csv; charset=utf-8' } }));
  expect(await (await fetchFile('/x', {})).text()).toBe('Día;Sellos');
});

test('a call waits 10 s and no longer', async () => {
  const over = AbortSignal.abort(new DOMException('', 'TimeoutError'));
  const waits = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over);
  fetched.mockImplementation((_, init) => Promise.reject(init?.signal?.reason));
  const message = 'El servicio tarda demasiado en contestar.';
  expect(await failureOf(callApi('/x'))).toEqual({ status: 0, code: 'timeout', message });
  expect(waits).toHaveBeenCalledExactlyOnceWith(10_000);
});
