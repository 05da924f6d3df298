import { expect, it, onTestFinished, vi } from 'vitest';
import { createLoyaltyApp, type LoyaltyApp } from '../../../support/loyalty-app.ts';

async function openApp(limits: { address: number; user: number }): Promise<LoyaltyApp> {
  const loyalty = await createLoyaltyApp({ config: { limits, trustProxy: ['loopback'] } });
  onTestFinished(loyalty.close);
  return loyalty;
}

/** The statuses of so many calls of one person from one address. */
async function statuses({ ask }: LoyaltyApp, count: number, uid: string | undefined, address: string, token = {}) {
  const given: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const path = uid === undefined && !('authorization' in token) ? '/sign-in' : '/get-user-data';
    given.push((await ask(uid, 'GET', path, undefined, { 'x-forwarded-for': address, ...token })).statusCode);
  }
  return given;
}

it('a person who asks too often waits, and everybody else does not', async () => {
  const loyalty = await openApp({ address: 100, user: 3 });
  expect(await statuses(loyalty, 4, 'dina', '203.0.113.1')).toEqual([200, 200, 200, 429]);
  const { json, headers } = await loyalty.ask('dina', 'GET', '/get-user-data');
  expect(json()).toEqual({ code: 'too-many-requests', message: 'Demasiadas peticiones. Espera un momento.' });
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  // Another phone in the same bar, and the same person at another address.
  expect(await statuses(loyalty, 1, 'nuria', '203.0.113.1')).toEqual([200]);
  expect(await statuses(loyalty, 1, 'dina', '203.0.113.2')).toEqual([429]);
});

it('an address that asks too often waits, whoever asks, and other addresses do not', async () => {
  const loyalty = await openApp({ address: 3, user: 100 });
  expect(await statuses(loyalty, 2, undefined, '203.0.113.1')).toEqual([200, 200]);
  expect(await statuses(loyalty, 2, 'dina', '203.0.113.1')).toEqual([200, 429]);
  expect(await statuses(loyalty, 1, 'dina', '203.0.113.2')).toEqual([200]);
});

it('tokens that prove nothing count for their address, and for nobody', async () => {
  const loyalty = await openApp({ address: 3, user: 1 });
  const forged = { authorization: 'Bearer hello' };
  expect(await statuses(loyalty, 4, undefined, '203.0.113.1', forged)).toEqual([401, 401, 401, 429]);
  expect(await statuses(loyalty, 1, 'dina', '203.0.113.2')).toEqual([200]);
});

it('unknown calls count, too; pages and what operators ask for do not', async () => {
  const { ask, app } = await openApp({ address: 1, user: 1 });
  expect((await ask(undefined, 'GET', '/nothing')).statusCode).toBe(404);
  expect((await ask(undefined, 'GET', '/nothing')).statusCode).toBe(429);
  for (const url of ['/cartasqr/ohara', '/cartasqr/api/health', '/ready', '/cartasqr/assets/main-a1b2c3.js']) {
    expect((await app.inject(url)).statusCode).toBe(200);
  }
});

it('nobody waits for an hour when the clock of this machine is set back by one', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const loyalty = await openApp({ address: 100, user: 2 });
  expect(await statuses(loyalty, 3, 'dina', '203.0.113.1')).toEqual([200, 200, 429]);
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(await statuses(loyalty, 1, 'dina', '203.0.113.1')).toEqual([200]);
});
