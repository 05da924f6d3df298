import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loyaltyCalls } from '../../src/loyalty/loyalty-calls.ts';

const token = async (): Promise<string> => 'ana-token';

let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.unstubAllGlobals());

/** The server answers so; the result is what it was asked. */
function answer(status: number, body: string): ReturnType<typeof vi.fn<typeof fetch>> {
  const asked = vi.fn<typeof fetch>(async () => new Response(body, { status }));
  vi.stubGlobal('fetch', asked);
  return asked;
}

describe('GET /get-user-data (specification, point 7)', () => {
  it('is asked with the bearer token of whoever is signed in', async () => {
    const asked = answer(200, '{"userFound":true,"loyaltyCards":[]}');
    expect(await loyaltyCalls.readUserData(token)).toEqual({ userFound: true, loyaltyCards: [] });
    expect(asked).toHaveBeenCalledExactlyOnceWith(
      '/cartasqr/api/get-user-data',
      expect.objectContaining({
        method: 'GET',
        headers: expect.objectContaining({ authorization: 'Bearer ana-token' }),
      }),
    );
  });

  it('on a failed response a text is returned instead of data, and the cause is logged', async () => {
    answer(503, '{"code":"unavailable","message":"El servicio no está disponible ahora."}');
    expect(await loyaltyCalls.readUserData(token)).toBe('Error al recuperar los datos del usuario');
    expect(log).toHaveBeenCalledExactlyOnceWith(
      'Error al recuperar los datos del usuario:',
      expect.objectContaining({ status: 503, code: 'unavailable' }),
    );
  });

  it('without a token it has failed, too', async () => {
    const cause = new Error('Problema con la verificación del Token');
    expect(await loyaltyCalls.readUserData(() => Promise.reject(cause))).toBe(
      'Error al recuperar los datos del usuario',
    );
    expect(log).toHaveBeenCalledExactlyOnceWith('Error al recuperar los datos del usuario:', cause);
  });

  it('an empty answer, or none at all for lack of a network, is nothing that came back', async () => {
    answer(200, '');
    expect(await loyaltyCalls.readUserData(token)).toBeUndefined();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await loyaltyCalls.readUserData(token)).toBeUndefined();
    expect(log).not.toHaveBeenCalled();
  });
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
