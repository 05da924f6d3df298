import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../server/create-app.ts';
import { StoreUnavailable } from '../../../server/store/store.ts';
import { createFixtureSite } from '../../support/fixture-site.ts';
import { createLoyaltyApp, type LoyaltyApp, qrOf } from '../../support/loyalty-app.ts';

let loyalty: LoyaltyApp;
let ping: () => Promise<void> = async () => undefined;

const TOKEN = 'a-long-enough-token';

beforeAll(async () => {
  loyalty = await createLoyaltyApp({ storeWith: { ping: () => ping() } });
  await loyalty.hire('wanda', 'taberna', 'staff');
});

afterAll(() => loyalty.close());

const get = (url: string, headers: Record<string, string> = {}) => loyalty.app.inject({ url, headers });

describe.each(['', '/cartasqr/api'])('below %j', (prefix) => {
  it('the server says that it lives', async () => {
    const answer = await get(`${prefix}/health`);
    expect([answer.statusCode, answer.json(), answer.headers['cache-control']]).toEqual([
      200,
      { healthy: true },
      'no-store',
    ]);
  });

  it('the server is ready while the database is there, and by itself again when it comes back', async () => {
    const ready = async () => {
      const answer = await get(`${prefix}/ready`);
      return [answer.statusCode, answer.json()];
    };
    expect(await ready()).toEqual([200, { ready: true }]);
    ping = () => Promise.reject(new StoreUnavailable('away'));
    expect(await ready()).toEqual([503, { ready: false }]);
    ping = () => new Promise(() => undefined);
    expect(await ready()).toEqual([503, { ready: false }]);
    ping = async () => undefined;
    expect(await ready()).toEqual([200, { ready: true }]);
    expect((await get(`${prefix}/health`)).statusCode).toBe(200);
  });

  it('metrics count requests and scans, and name nobody', async () => {
    await loyalty.ask('wanda', 'POST', '/scan-loyalty-card', { qr: qrOf('dina', 'taberna') });
    await get('/cartasqr/ohara/mesa-4');
    const answer = await get(`${prefix}/metrics`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    expect(answer.body).toMatch(/^carta_scans_total{outcome="refused",reason="not-shown"} [12]$/m);
    expect(answer.body).toMatch(
      /^carta_request_seconds_count{method="POST",route="\/cartasqr\/api\/scan-loyalty-card",status="200"} [12]$/m,
    );
    expect(answer.body).toContain('route="/cartasqr/ohara/:urlPath",status="200"');
    expect(answer.body).not.toMatch(/wanda|dina|mesa-4/);
  });
});

describe('metrics', () => {
  it('are for this machine alone; others do not find them', async () => {
    const { app } = loyalty;
    expect((await app.inject({ url: '/metrics', remoteAddress: '203.0.113.1' })).statusCode).toBe(404);
    expect((await app.inject({ url: '/metrics', remoteAddress: '::ffff:127.0.0.1' })).statusCode).toBe(200);
    expect((await app.inject({ url: '/metrics', remoteAddress: '::1' })).statusCode).toBe(200);
  });

  it('are for whoever shows the token, where there is one', async () => {
    const fixture = await createFixtureSite();
    const app = await createApp({
      ...fixture,
      config: { publicUrl: undefined, logLevel: 'silent', metricsToken: TOKEN, trustProxy: ['loopback'] },
    });
    const status = async (headers: Record<string, string>) =>
      (await app.inject({ url: '/metrics', headers, remoteAddress: '203.0.113.1' })).statusCode;
    expect(await status({ authorization: `Bearer ${TOKEN}` })).toBe(200);
    expect(await status({ authorization: `Bearer ${TOKEN}x` })).toBe(404);
    expect(await status({})).toBe(404);
    expect((await app.inject('/metrics')).statusCode).toBe(404);
    await app.close();
    await fixture.remove();
  });

  it('are not for whom a proxy of this machine speaks for', async () => {
    const proxied = await createLoyaltyApp({ config: { trustProxy: ['loopback'] } });
    const answer = await proxied.app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.1' } });
    expect(answer.statusCode).toBe(404);
    await proxied.close();
  });
});
