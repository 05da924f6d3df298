import { afterEach, expect, it } from 'vitest';
import { createLoyaltyApp, type LoyaltyApp } from '../../../support/loyalty-app.ts';

let loyalty: LoyaltyApp;

afterEach(() => loyalty.close());

const TOO_MANY = { code: 'too-many-requests', message: 'Demasiadas peticiones. Espera un momento.' };

const openApp = async (limits: { address: number; user: number }): Promise<void> => {
  loyalty = await createLoyaltyApp({ config: { limits, trustProxy: ['loopback'] } });
};

/** The statuses of so many calls of one person from one address. */
async function statuses(count: number, uid: string | undefined, address: string): Promise<number[]> {
  const path = uid === undefined ? '/sign-in' : '/get-user-data';
  const given: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const answer = await loyalty.ask(uid, 'GET', path, undefined, { 'x-forwarded-for': address });
    given.push(answer.statusCode);
  }
  return given;
}

it('a person who asks too often waits, and everybody else does not', async () => {
  await openApp({ address: 100, user: 3 });
  expect(await statuses(4, 'dina', '203.0.113.1')).toEqual([200, 200, 200, 429]);
  const refused = await loyalty.ask('dina', 'GET', '/get-user-data');
  expect(refused.json()).toEqual(TOO_MANY);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  // Another phone in the same bar, and the same person at another address.
  expect(await statuses(1, 'nuria', '203.0.113.1')).toEqual([200]);
  expect(await statuses(1, 'dina', '203.0.113.2')).toEqual([429]);
});

it('an address that asks too often waits, whoever asks, and other addresses do not', async () => {
  await openApp({ address: 3, user: 100 });
  expect(await statuses(2, undefined, '203.0.113.1')).toEqual([200, 200]);
  expect(await statuses(2, 'dina', '203.0.113.1')).toEqual([200, 429]);
  expect(await statuses(1, 'dina', '203.0.113.2')).toEqual([200]);
});

it('tokens that prove nothing count for their address, and for nobody', async () => {
  await openApp({ address: 3, user: 1 });
  const forged = { authorization: 'Bearer hello', 'x-forwarded-for': '203.0.113.1' };
  const given: number[] = [];
  for (let index = 0; index < 4; index += 1) {
    given.push((await loyalty.ask(undefined, 'GET', '/get-user-data', undefined, forged)).statusCode);
  }
  expect(given).toEqual([401, 401, 401, 429]);
  expect(await statuses(1, 'dina', '203.0.113.2')).toEqual([200]);
});

it('unknown calls count, too; pages and what operators ask for do not', async () => {
  await openApp({ address: 1, user: 1 });
  expect((await loyalty.ask(undefined, 'GET', '/nothing')).statusCode).toBe(404);
  expect((await loyalty.ask(undefined, 'GET', '/nothing')).statusCode).toBe(429);
  for (const url of ['/cartasqr/ohara', '/cartasqr/api/health', '/ready', '/cartasqr/assets/main-a1b2c3.js']) {
    expect((await loyalty.app.inject(url)).statusCode).toBe(200);
  }
});
