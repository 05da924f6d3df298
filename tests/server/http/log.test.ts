import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLoyaltyApp, type LoyaltyApp, qrOf } from '../../support/loyalty-app.ts';

let loyalty: LoyaltyApp;
let lines: string[];

beforeEach(async () => {
  lines = [];
  loyalty = await createLoyaltyApp({
    config: { logLevel: 'trace', trustProxy: ['loopback'] },
    logStream: { write: (line) => lines.push(line) },
    storeWith: {
      stats: () =>
        Promise.reject(
          Object.assign(new Error('broken', { cause: new Error('disk full') }), { detail: 'Key (owner)=(wanda-1)' }),
        ),
    },
  });
});

afterEach(() => loyalty.close());

it('is a line a request: route, status and time', async () => {
  await loyalty.ask('dina-1', 'DELETE', '/staff/wanda-1?barID=taberna');
  await loyalty.app.inject('/cartasqr/ohara/mesa-4?name=ana');
  await loyalty.app.inject('/nothing/of/ana');
  const entries = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
  expect(entries).toEqual(
    [
      { method: 'DELETE', route: '/cartasqr/api/staff/:uid', status: 403 },
      { method: 'GET', route: '/cartasqr/ohara/:urlPath', status: 200 },
      { method: 'GET', route: 'unknown', status: 404 },
    ].map((entry) => ({
      ...entry,
      level: 30,
      time: expect.any(Number),
      pid: expect.any(Number),
      hostname: expect.any(String),
      reqId: expect.stringMatching(/^req-/),
      milliseconds: expect.any(Number),
      msg: 'request',
    })),
  );
});

it('holds no token, person, e-mail address, address or body, whatever happens', async () => {
  const { ask, authority, clock, hire } = loyalty;
  await hire('wanda-1', 'taberna', 'owner');
  const from = { 'x-forwarded-for': '203.0.113.77' };
  const forged = { ...from, authorization: `Bearer ${authority.sign('wanda-1', clock.now - 86_400_000)}` };
  await ask('dina-1', 'POST', '/create-new-loyalty-card', { barID: 'taberna' }, from);
  await ask('wanda-1', 'POST', '/scan-loyalty-card', { qr: qrOf('dina-1', 'taberna'), unshown: true }, from);
  await ask('wanda-1', 'POST', '/scan-loyalty-card', { wrong: 'secret-body' }, from);
  await ask('wanda-1', 'POST', '/scan-loyalty-card', '{"broken": "secret-body', {
    ...from,
    'content-type': 'application/json',
  });
  await ask('wanda-1', 'GET', '/bars/taberna/stats', undefined, from);
  await ask(undefined, 'GET', '/get-user-data?token=secret-body', undefined, forged);
  await ask('wanda-1', 'DELETE', '/staff/dina-1', undefined, from);
  authority.behave('fails');
  clock.now += 2 * 86_400_000;
  await ask('dina-1', 'GET', '/get-user-data', undefined, from);
  authority.behave('well');
  const log = lines.join('');
  expect(lines.filter((line) => line.includes('"msg":"request"'))).toHaveLength(8);
  expect(log).toContain('broken');
  expect(log).toContain('"causes":["disk full"]');
  expect(log).not.toMatch(/dina-1|wanda-1|@example\.com|eyJ|203\.0\.113|secret-body|Bearer/);
});
