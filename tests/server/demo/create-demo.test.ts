import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { venues } from '../../../generated/venues.ts';
import { createApp } from '../../../server/create-app.ts';
import { createDemo, type Demo } from '../../../server/demo/create-demo.ts';
import { barsOf } from '../../../server/loyalty/bars.ts';
import { openStore } from '../../../server/store/open-store.ts';
import { createFixtureSite } from '../../support/fixture-site.ts';

const SITE = 'http://localhost:4000/cartasqr/';

let root: string;
let said: string;
let app: FastifyInstance;
let fixture: Awaited<ReturnType<typeof createFixtureSite>>;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'carta-demo-'));
  fixture = await createFixtureSite();
  said = '';
});

afterEach(async () => {
  await app.close();
  await fixture.remove();
  await rm(root, { recursive: true });
});

/** A server in demo mode, as `npm start` puts it together. */
async function serve(authEmulator?: string): Promise<Demo> {
  const demo = createDemo({
    config: { authEmulator, dataFolder: 'data' },
    root,
    clock: Date.now,
    out: (text) => (said += text),
  });
  const store = await openStore({ file: join(root, 'data', 'carta.sqlite') });
  const { settings, ...signIn } = demo.signIn;
  const loyalty = { ...signIn, store, bars: barsOf(venues), clock: Date.now, signIn: settings };
  app = await createApp({ ...fixture, config: { publicUrl: undefined, logLevel: 'silent' }, loyalty });
  app.addHook('onClose', () => store.close());
  await demo.prepare(app, loyalty);
  return demo;
}

const statusOf = async (url: string): Promise<number> => (await app.inject(url)).statusCode;

it('serves menus before anybody can sign in, and says when they can', async () => {
  const demo = await serve();
  expect(await statusOf('/cartasqr/ohara')).toBe(200);
  const early = await app.inject('/cartasqr/api/sign-in');
  expect([early.statusCode, early.json().code]).toEqual([503, 'unavailable']);

  const begun = demo.begin(SITE);
  await expect.poll(() => said).toContain('Sign-in of the demo is being started; the menus are there already.');
  expect(await statusOf('/cartasqr/ohara')).toBe(200);
  await begun;

  expect((await app.inject('/cartasqr/api/sign-in')).json()).toMatchObject({
    projectId: 'demo-carta',
    emulator: true,
  });
  expect(said).toContain("Sign-in is ready. Everybody's password: carta-demo");
  expect(said).toMatch(/Diner +diner@carta\.example +http:\/\/localhost:4000\/cartasqr\/profile\n/);
  expect(said).toMatch(/Waiter +waiter@carta\.example +http:\/\/localhost:4000\/cartasqr\/staff\n/);
  expect(said).toMatch(/Owner +owner@carta\.example +http:\/\/localhost:4000\/cartasqr\/staff\n/);

  const signedIn = await app.inject({
    method: 'POST',
    url: '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-carta',
    payload: { email: 'owner@carta.example', password: 'carta-demo', returnSecureToken: true },
  });
  const staff = await app.inject({
    url: '/cartasqr/api/staff',
    headers: { authorization: `Bearer ${signedIn.json().idToken}` },
  });
  expect(staff.json().bars).toMatchObject([{ barID: 'demo', role: 'owner' }]);

  await app.inject({
    method: 'POST',
    url: '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=demo-carta',
    headers: { host: '192.168.1.20:4000' },
    payload: {
      requestType: 'EMAIL_SIGNIN',
      email: 'new@carta.example',
      continueUrl: `${SITE}profile`,
      canHandleCodeInApp: true,
    },
  });
  await expect
    .poll(() => said, { timeout: 30_000 })
    .toContain('To new@carta.example, a link to sign in:\n  http://192.168.1.20:4000/emulator/action?mode=signIn');
  await app.close();
  expect(await readdir(join(root, 'data'))).toContain('demo-accounts.json');
});

it('uses an emulator that is already running', async () => {
  const demo = await serve(new URL(inject('emulator')).host);
  await demo.begin(SITE);
  expect(await statusOf('/cartasqr/api/sign-in')).toBe(200);
  expect(await readdir(join(root, 'data'))).not.toContain('demo-accounts.json');
});

it('goes on with menus where the emulator is not to be had, and says why', async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  const demo = await serve(`127.0.0.1:${port}`);
  await demo.begin(SITE);
  expect(said).toContain(`Nobody can sign in: 127.0.0.1:${port} does not answer.\n`);
  expect(said).toContain('Menus are served all the same. Start Carta again to try it anew.');
  expect(await statusOf('/cartasqr/ohara')).toBe(200);
  expect(await statusOf('/cartasqr/api/sign-in')).toBe(503);
});
