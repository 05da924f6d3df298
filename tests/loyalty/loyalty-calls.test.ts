import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UserData } from '../../server/protocol/calls.ts';
import { loyaltyCalls, retrieveUserData, type UserDataAnswer } from '../../src/loyalty/loyalty-calls.ts';

const FAILED = 'Error al recuperar los datos del usuario';

const log = vi.fn<typeof console.error>();
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(log.mockReset()));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('calls of the server (specification, point 7)', () => {
  const token = async (): Promise<string> => 'ana-token';
  const failed = vi.fn<(cause: unknown) => void>();
  beforeEach(() => void failed.mockReset());

  /** The server answers so; the result is what it was asked. */
  function answer(status: number, body: string) {
    const asked = vi.fn<typeof fetch>(async () => new Response(body, { status }));
    vi.stubGlobal('fetch', asked);
    return asked;
  }

  it('GET /get-user-data bears the token of whoever is signed in', async () => {
    const asked = answer(200, '{"userFound":true,"loyaltyCards":[]}');
    expect(await loyaltyCalls.readUserData(token, failed)).toEqual({ userFound: true, loyaltyCards: [] });
    expect(asked).toHaveBeenCalledExactlyOnceWith(
      '/cartasqr/api/get-user-data',
      expect.objectContaining({
        method: 'GET',
        headers: expect.objectContaining({ authorization: 'Bearer ana-token' }),
      }),
    );
  });

  const unreachable = Promise.reject(new Error('Problema con la verificación del Token'));
  unreachable.catch(() => {});
  it.each([
    ['on a failed response', token, { status: 503, code: 'unavailable' }],
    ['without a token', () => unreachable, { message: 'Problema con la verificación del Token' }],
  ])('%s a text is returned instead of data, and the cause is logged and passed on', async (_, whose, cause) => {
    answer(503, '{"code":"unavailable","message":"El servicio no está disponible ahora."}');
    expect(await loyaltyCalls.readUserData(whose, failed)).toBe(FAILED);
    expect(log).toHaveBeenCalledExactlyOnceWith(FAILED, expect.objectContaining(cause));
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(cause));
  });

  it('a refusal by a hotel’s network is a failed response, too', async () => {
    answer(403, '<title>Welcome to our hotel</title>');
    expect(await loyaltyCalls.readUserData(token, failed)).toBe(FAILED);
  });

  it('an empty answer, or none at all for lack of a network, is nothing that came back', async () => {
    answer(200, '');
    expect(await loyaltyCalls.readUserData(token, failed)).toBeUndefined();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await loyaltyCalls.readUserData(token, failed)).toBeUndefined();
    expect(log).not.toHaveBeenCalled();
  });

  it('POST /create-new-loyalty-card names the bar', async () => {
    const asked = answer(201, '{}');
    await loyaltyCalls.createCard(token, 'el-bar');
    expect(asked).toHaveBeenCalledExactlyOnceWith(
      '/cartasqr/api/create-new-loyalty-card',
      expect.objectContaining({ method: 'POST', body: '{"barID":"el-bar"}' }),
    );
  });

  it('GET /get-bar-services needs nobody to be signed in', async () => {
    const asked = answer(200, '{"barID":"el-bar","loyalty":true,"programme":null}');
    expect(await loyaltyCalls.readBarServices('el-bar')).toMatchObject({ loyalty: true });
    const [address, { headers } = {}] = asked.mock.calls[0] ?? [];
    expect(address).toBe('/cartasqr/api/get-bar-services?barID=el-bar');
    expect(headers).not.toHaveProperty('authorization');
  });
});

describe('the retrieval of the user data (specification, point 4)', () => {
  const NOBODY: UserData = { userFound: false, loyaltyCards: [] };
  const SOMEBODY: UserData = { userFound: true, loyaltyCards: [] };

  it.each<[string, UserDataAnswer[], UserData | undefined, number[]]>([
    ['takes what comes at once', [SOMEBODY], SOMEBODY, []],
    ['takes somebody who has no record', [NOBODY], NOBODY, []],
    ['"if nothing comes back, it retries every 1 second"', [undefined, undefined, SOMEBODY], SOMEBODY, [1_000, 1_000]],
    ['"at most 5 times"', Array(7).fill(undefined), undefined, [1_000, 1_000, 1_000, 1_000, 1_000]],
    ['"it stops on an error"', [undefined, FAILED, SOMEBODY], undefined, [1_000]],
  ])('%s', async (_, answers, found, waited) => {
    const waits: number[] = [];
    const left = answers.values();
    const ask = async () => left.next().value;
    expect(await retrieveUserData({ ask, wait: async (time) => void waits.push(time) })).toBe(found);
    expect(waits).toEqual(waited);
    expect(log).not.toHaveBeenCalled();
  });

  it('who cannot be told to exist is treated as missing, and it is logged (point 8)', async () => {
    const odd = { loyaltyCards: [] } as unknown as UserData;
    expect(await retrieveUserData({ ask: async () => odd, wait: async () => {} })).toEqual(NOBODY);
    expect(log).toHaveBeenCalledWith('Error al verificar la existencia del usuario en la DB:', odd);
  });
});
