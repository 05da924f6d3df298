import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { StoreUnavailable } from '../../../../server/store/store.ts';
import { createLoyaltyApp, type LoyaltyApp } from '../../../support/loyalty-app.ts';

let loyalty: LoyaltyApp;
let lines: string[] = [];
let fault: Error;

beforeEach(() => {
  lines = [];
});

beforeAll(async () => {
  loyalty = await createLoyaltyApp({
    config: { logLevel: 'warn' },
    logStream: { write: (line) => lines.push(line) },
    storeWith: { userData: () => Promise.reject(fault) },
  });
});

afterAll(() => loyalty.close());

const codeOf = async (...given: Parameters<LoyaltyApp['ask']>) => {
  const answer = await loyalty.ask(...given);
  return `${answer.statusCode} ${answer.json().code}`;
};

describe('what goes wrong', () => {
  it.each([
    ['an unknown call', 'GET', '/nothing'],
    ['an unknown call below a known one', 'GET', '/staff/olga/bars'],
    ['another method', 'POST', '/get-user-data'],
    ['another method of an open call', 'DELETE', '/get-bar-services?barID=taberna'],
    ['the path itself', 'GET', ''],
    ['the path with a slash', 'GET', '/'],
    ['an address that is none', 'GET', '//get-user-data'],
    ['an address that is badly encoded', 'GET', '/%zz'],
  ] as const)('%s is not found, as JSON', async (_title, method, path) => {
    const answer = await loyalty.ask(undefined, method, path);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      404,
      'application/json; charset=utf-8',
      'no-store',
    ]);
    expect(answer.json()).toEqual({ code: 'not-found', message: 'No existe.' });
  });

  it('no other site may read an answer', async () => {
    const answer = await loyalty.ask(undefined, 'GET', '/sign-in', undefined, { origin: 'https://evil.example' });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    const asked = await loyalty.app.inject({
      method: 'OPTIONS',
      url: '/cartasqr/api/get-user-data',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'GET' },
    });
    expect(asked.statusCode).toBe(404);
  });

  it('a body, a type and a query must be those of the call', async () => {
    const claim = '/create-new-loyalty-card';
    const plain = { 'content-type': 'text/plain' };
    const large = { barID: 'x'.repeat(16 * 1024) };
    expect(await codeOf('dina', 'POST', claim, 'barID=taberna', plain)).toBe('400 bad-request');
    expect(await codeOf('dina', 'POST', claim, {})).toBe('400 bad-request');
    expect(await codeOf('dina', 'POST', claim)).toBe('400 bad-request');
    expect(await codeOf('dina', 'POST', claim, { barID: 'taberna', more: 1 })).toBe('400 bad-request');
    expect(await codeOf('dina', 'POST', `${claim}?barID=taberna`, { barID: 'taberna' })).toBe('400 bad-request');
    expect(await codeOf('dina', 'POST', claim, large)).toBe('400 body-too-large');
    expect(await codeOf('dina', 'DELETE', '/user', { sure: true })).toBe('400 bad-request');
    expect(await codeOf(undefined, 'GET', '/get-bar-services')).toBe('400 bad-request');
    expect(await codeOf(undefined, 'GET', '/get-bar-services?barID=a&barID=b')).toBe('400 bad-request');
    expect(await codeOf(undefined, 'GET', '/get-bar-services?barID=taberna&x=1')).toBe('400 bad-request');
  });

  it('a body of exactly 16 KiB is read', async () => {
    const body = { barID: 'taberna', more: '' };
    const size = 16 * 1024 - JSON.stringify(body).length;
    expect(await codeOf('dina', 'POST', '/create-new-loyalty-card', { ...body, more: 'x'.repeat(size) })).toBe(
      '400 bad-request',
    );
    expect(await codeOf('dina', 'POST', '/create-new-loyalty-card', { ...body, more: 'x'.repeat(size + 1) })).toBe(
      '400 body-too-large',
    );
  });

  it('the database that is away is 503, and says when to come back', async () => {
    fault = new StoreUnavailable('disk full');
    const answer = await loyalty.ask('dina', 'GET', '/get-user-data');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.json()).toEqual({
      code: 'unavailable',
      message: 'El servicio no está disponible ahora. Inténtalo en un momento.',
    });
    expect(lines.join('')).toContain('disk full');
  });

  it('a fault of ours is 500 and says nothing of the inside', async () => {
    fault = new Error('password of the database: hunter2');
    const answer = await loyalty.ask('dina', 'GET', '/get-user-data');
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      { code: 'internal', message: 'Algo ha fallado. Inténtalo otra vez.' },
    ]);
    expect(lines.join('')).toContain('hunter2');
  });
});

it('an answer that is not as promised never leaves the server', async () => {
  const leaking = await createLoyaltyApp({
    storeWith: { userData: async () => ({ userFound: true, loyaltyCards: [], secret: 'hunter2' }) },
  });
  const answer = await leaking.ask('dina', 'GET', '/get-user-data');
  expect([answer.statusCode, answer.json().code]).toEqual([500, 'internal']);
  expect(answer.body).not.toContain('hunter2');
  await leaking.close();
});
