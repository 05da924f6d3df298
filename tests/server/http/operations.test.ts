import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { StoreUnavailable } from '../../../server/store/store.ts';
import { createLoyaltyApp, type LoyaltyApp, qrOf } from '../../support/loyalty-app.ts';

let loyalty: LoyaltyApp;
let ping: () => Promise<void> = async () => undefined;

beforeAll(async () => {
  loyalty = await createLoyaltyApp({ storeWith: { ping: () => ping() }, patience: { database: 100 } });
  await loyalty.hire('wanda', 'taberna', 'staff');
});

afterAll(() => loyalty.close());

const get = (url: string) => loyalty.app.inject({ url });

describe.each(['', '/cartasqr/api'])('below %j', (prefix) => {
  it('the server says that it lives', async () => {
    const { statusCode, headers, json } = await get(`${prefix}/health`);
    expect([statusCode, json(), headers['cache-control']]).toEqual([200, { healthy: true }, 'no-store']);
  });

  it('the server is ready while the database is there, and by itself again when it comes back', async () => {
    const ready = async () => {
      const { statusCode, json } = await get(`${prefix}/ready`);
      return [statusCode, json()];
    };
    expect(await ready()).toEqual([200, { ready: true }]);
    ping = () => Promise.reject(new StoreUnavailable('away'));
    expect(await ready()).toEqual([503, { ready: false }]);
    ping = () => new Promise(() => undefined);
    expect(await ready()).toEqual([503, { ready: false }]);
    expect((await get(`${prefix}/health`)).statusCode).toBe(200);
    ping = async () => undefined;
    expect(await ready()).toEqual([200, { ready: true }]);
  });

  it('whoever asks at once is told by one look at the database', async () => {
    const look = Promise.withResolvers<void>();
    let looks = 0;
    ping = () => {
      looks += 1;
      return look.promise;
    };
    const asked = Array.from({ length: 20 }, () => get(`${prefix}/ready`));
    await expect.poll(() => looks).toBe(1);
    look.resolve();
    expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(looks).toBe(1);
    ping = async () => undefined;
  });

  it('metrics count requests and scans, and name nobody', async () => {
    await loyalty.ask('wanda', 'POST', '/scan-loyalty-card', { qr: qrOf('dina', 'taberna') });
    await get('/cartasqr/ohara/mesa-4');
    const { statusCode, headers, body } = await get(`${prefix}/metrics`);
    expect([statusCode, headers['content-type']]).toEqual([200, expect.stringMatching(/^text\/plain/)]);
    expect(body).toMatch(/^carta_scans_total{outcome="refused",reason="not-shown"} [12]$/m);
    expect(body).toMatch(
      /^carta_request_seconds_count{method="POST",route="\/cartasqr\/api\/scan-loyalty-card",status="200"} [12]$/m,
    );
    expect(body).toContain('route="/cartasqr/ohara/:urlPath",status="200"');
    expect(body).not.toMatch(/wanda|dina|mesa-4/);
  });
});

describe('metrics', () => {
  const statusFor = async ({ app }: LoyaltyApp, remoteAddress: string, headers: Record<string, string> = {}) =>
    (await app.inject({ url: '/metrics', headers, remoteAddress })).statusCode;

  it('are for this machine alone; others do not find them', async () => {
    expect(await statusFor(loyalty, '203.0.113.1')).toBe(404);
    expect(await statusFor(loyalty, '::ffff:127.0.0.1')).toBe(200);
    expect(await statusFor(loyalty, '::1')).toBe(200);
  });

  it('are for whoever shows the token, where there is one', async () => {
    const metricsToken = 'a-long-enough-token';
    const guarded = await createLoyaltyApp({ config: { metricsToken } });
    onTestFinished(guarded.close);
    expect(await statusFor(guarded, '203.0.113.1', { authorization: `Bearer ${metricsToken}` })).toBe(200);
    expect(await statusFor(guarded, '203.0.113.1', { authorization: `Bearer ${metricsToken}x` })).toBe(404);
    expect(await statusFor(guarded, '203.0.113.1')).toBe(404);
    expect(await statusFor(guarded, '127.0.0.1')).toBe(404);
  });

  it('are not for whom a proxy of this machine speaks for', async () => {
    const proxied = await createLoyaltyApp({ config: { trustProxy: ['loopback'] } });
    onTestFinished(proxied.close);
    expect(await statusFor(proxied, '127.0.0.1', { 'x-forwarded-for': '203.0.113.1' })).toBe(404);
  });
});
