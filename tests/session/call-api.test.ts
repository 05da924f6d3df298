import { afterEach, expect, test, vi } from 'vitest';
import { API_PATH } from '../../server/protocol/calls.ts';
import { ApiFailure, callApi } from '../../src/session/call-api.ts';

const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);
afterEach(() => fetched.mockReset());

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
  const answer = await callApi('/bars', {
    method: 'POST',
    body: { barID: 'elmoreno' },
    query: { from: '2026-11-01', to: undefined },
    token: 'a.b.c',
  });
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
    headers: { accept: 'application/json' },
    body: null,
    cache: 'default',
    signal: expect.any(AbortSignal),
  });
});

test('an answer of nothing is no failure', async () => {
  fetched.mockResolvedValue(new Response(null, { status: 204 }));
  expect(await callApi('/user', { method: 'DELETE' })).toBeUndefined();
});

test('the refusals of the server say status, code and message', async () => {
  fetched.mockResolvedValue(Response.json({ code: 'unknown-bar', message: 'No conocemos este bar.' }, { status: 404 }));
  expect(await failureOf(callApi('/x'))).toEqual({
    status: 404,
    code: 'unknown-bar',
    message: 'No conocemos este bar.',
  });
});

test.each(['<h1>Bad gateway</h1>', '', '[]', 'null', '{"code":7}'])(
  'an error that says %j gives no reason',
  async (said) => {
    fetched.mockResolvedValue(new Response(said, { status: 502 }));
    expect(await failureOf(callApi('/x'))).toEqual({ status: 502, code: 'no-reason', message: 'Error 502.' });
  },
);

test('without a network there is no status', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await failureOf(callApi('/x'))).toEqual({ status: 0, code: 'offline', message: 'Sin conexión.' });
});

test('a page that a network puts in place of the answer is no answer', async () => {
  fetched.mockResolvedValue(new Response('<title>Welcome to our hotel</title>'));
  expect(await failureOf(callApi('/x'))).toEqual({ status: 0, code: 'offline', message: 'Sin conexión.' });
});

test('an answer that breaks off is no answer', async () => {
  const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
  fetched.mockResolvedValue(new Response(broken));
  expect(await failureOf(callApi('/x'))).toEqual({ status: 0, code: 'offline', message: 'Sin conexión.' });
});

test('a call waits 10 s and no longer', async () => {
  const waits = vi
    .spyOn(AbortSignal, 'timeout')
    .mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')));
  fetched.mockImplementation((_, init) => Promise.reject(init?.signal?.reason));
  expect(await failureOf(callApi('/x'))).toEqual({
    status: 0,
    code: 'timeout',
    message: 'El servicio tarda demasiado en contestar.',
  });
  expect(waits).toHaveBeenCalledExactlyOnceWith(10_000);
});
