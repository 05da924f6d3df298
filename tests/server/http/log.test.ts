import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { StoreUnavailable } from '../../../server/store/store.ts';
import { createLoyaltyApp, type LoyaltyApp, qrOf } from '../../support/loyalty-app.ts';

const DAY = 86_400_000;

const full = () => Promise.reject(new StoreUnavailable('The database cannot be used: disk is full'));

let loyalty: LoyaltyApp;
let lines: string[];

beforeEach(async () => {
  lines = [];
  const fault = new Error('broken', { cause: new Error('disk full') });
  loyalty = await createLoyaltyApp({
    config: { logLevel: 'trace', trustProxy: ['loopback'] },
    logStream: { write: (line) => lines.push(line) },
    storeWith: {
      stats: () => Promise.reject(Object.assign(fault, { detail: 'Key (owner)=(wanda-1)' })),
      ping: full,
    },
  });
  onTestFinished(loyalty.close);
});

it('is a line a request: route, status and time', async () => {
  await loyalty.ask('dina-1', 'DELETE', '/staff/wanda-1?barID=taberna');
  await loyalty.app.inject('/cartasqr/ohara/mesa-4?name=ana');
  await loyalty.app.inject('/nothing/of/ana');
  const entries = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
  const line = {
    level: 30,
    time: expect.any(Number),
    pid: expect.any(Number),
    hostname: expect.any(String),
    reqId: expect.stringMatching(/^req-/),
    milliseconds: expect.any(Number),
    msg: 'request',
  };
  expect(entries).toEqual([
    { ...line, method: 'DELETE', route: '/cartasqr/api/staff/:uid', status: 403 },
    { ...line, method: 'GET', route: '/cartasqr/ohara/:urlPath', status: 200 },
    { ...line, method: 'GET', route: 'unknown', status: 404 },
  ]);
});

it('holds no token, person, e-mail address, address or body, whatever happens', async () => {
  const { authority, clock, hire, store } = loyalty;
  await hire('wanda-1', 'taberna', 'owner');
  const from = { 'x-forwarded-for': '203.0.113.77' };
  const json = { 'content-type': 'application/json' };
  const forged = { authorization: `Bearer ${authority.sign('wanda-1', clock.now - DAY)}` };
  const ask = (...[uid, method, path, body, headers]: Parameters<LoyaltyApp['ask']>) =>
    loyalty.ask(uid, method, path, body, { ...from, ...headers });
  await ask('dina-1', 'POST', '/create-new-loyalty-card', { barID: 'taberna' });
  await store.show({ uid: 'dina-1', barID: 'taberna', now: clock.now });
  await ask('wanda-1', 'POST', '/scan-loyalty-card', { qr: qrOf('dina-1', 'taberna'), unshown: true });
  await ask('wanda-1', 'POST', '/scan-loyalty-card', { wrong: 'secret-body' });
  await ask('wanda-1', 'POST', '/scan-loyalty-card', '{"broken": "secret-body', json);
  await ask('wanda-1', 'GET', '/bars/taberna/stats');
  await ask(undefined, 'GET', '/get-user-data?token=secret-body', undefined, forged);
  await ask('wanda-1', 'DELETE', '/staff/dina-1');
  authority.behave('fails');
  clock.now += 2 * DAY;
  await ask('dina-1', 'GET', '/get-user-data');
  const log = lines.join('');
  expect(lines.filter((line) => line.includes('"msg":"request"'))).toHaveLength(8);
  expect(log).toContain('broken');
  expect(log).toContain('"causes":["disk full"]');
  expect(log).not.toMatch(/dina-1|wanda-1|@example\.com|eyJ|203\.0\.113|secret-body|Bearer/);
});

it('says why the server is not ready, and an error that repeats once a minute', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const errors = () => lines.filter((line) => line.includes('disk is full')).length;
  for (let look = 0; look < 20; look += 1) await loyalty.app.inject('/ready');
  expect(errors()).toBe(1);
  vi.advanceTimersByTime(60_000);
  for (let look = 0; look < 20; look += 1) await loyalty.app.inject('/ready');
  expect(errors()).toBe(2);
});
