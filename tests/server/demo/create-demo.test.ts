import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { createApp } from '../../../server/create-app.ts';
import { createDemo, type Demo } from '../../../server/demo/create-demo.ts';
import { DEMO_PEOPLE, seedPeople } from '../../../server/demo/people.ts';
import type { Bar } from '../../../server/loyalty/bars.ts';
import { openStore } from '../../../server/store/open-store.ts';
import type { Store } from '../../../server/store/store.ts';
import { createFixtureSite } from '../../support/fixture-site.ts';
import { ownFolder } from '../../support/own-folder.ts';

const DEMO: Bar = { barID: 'demo', name: 'La Prueba', path: '', programme: undefined };
const bars = new Map([[DEMO.barID, DEMO]]);

let root: string;
let store: Store;

beforeEach(async () => {
  root = ownFolder();
  store = await openStore({ file: join(root, 'data', 'carta.sqlite') });
  onTestFinished(store.close);
});

describe('demo mode', () => {
  const SITE = 'http://localhost:4000/cartasqr/';

  let said: string;
  let app: FastifyInstance;

  /** A server in demo mode, as `npm start` puts it together. */
  async function serve(authEmulator?: string): Promise<Demo> {
    said = '';
    const out = (text: string): void => void (said += text);
    const demo = createDemo({ config: { authEmulator, dataFolder: 'data' }, root, clock: Date.now, out });
    const { settings, ...signIn } = demo.signIn;
    const loyalty = { ...signIn, store, bars, clock: Date.now, signIn: settings };
    const fixture = await createFixtureSite();
    app = await createApp({ ...fixture, config: { publicUrl: undefined, logLevel: 'silent' }, loyalty });
    onTestFinished(async () => {
      await app.close();
      await fixture.remove();
    });
    await demo.prepare(app, loyalty);
    return demo;
  }

  const statusOf = async (url: string): Promise<number> => (await app.inject(url)).statusCode;
  const post = (call: string, payload: object, host = 'localhost:4000') =>
    app.inject({
      method: 'POST',
      url: `/identitytoolkit.googleapis.com/v1/accounts:${call}?key=demo-carta`,
      headers: { host },
      payload,
    });

  it('serves menus before anybody can sign in, and says when they can', async () => {
    const demo = await serve();
    expect(await statusOf('/cartasqr/ohara')).toBe(200);
    const early = await app.inject('/cartasqr/api/sign-in');
    expect([early.statusCode, early.json().code]).toEqual([503, 'unavailable']);

    const begun = demo.begin(SITE);
    await expect.poll(() => said).toContain('Sign-in of the demo is being started; the menus are there already.');
    expect(await statusOf('/cartasqr/ohara')).toBe(200);
    await begun;

    const signIn = { projectId: 'demo-carta', emulator: true };
    expect((await app.inject('/cartasqr/api/sign-in')).json()).toMatchObject(signIn);
    expect(said).toContain("Sign-in is ready. Everybody's password: carta-demo");
    expect(said).toMatch(/Diner +diner@carta\.example +http:\/\/localhost:4000\/cartasqr\/profile\n/);
    expect(said).toMatch(/Waiter +waiter@carta\.example +http:\/\/localhost:4000\/cartasqr\/staff\n/);
    expect(said).toMatch(/Owner +owner@carta\.example +http:\/\/localhost:4000\/cartasqr\/staff\n/);

    const owner = { email: 'owner@carta.example', password: 'carta-demo', returnSecureToken: true };
    const authorization = `Bearer ${(await post('signInWithPassword', owner)).json().idToken}`;
    const staff = await app.inject({ url: '/cartasqr/api/staff', headers: { authorization } });
    expect(staff.json().bars).toMatchObject([{ barID: 'demo', role: 'owner' }]);

    const link = { email: 'new@carta.example', continueUrl: `${SITE}profile`, canHandleCodeInApp: true };
    await post('sendOobCode', { ...link, requestType: 'EMAIL_SIGNIN' }, '192.168.1.20:4000');
    await expect
      .poll(() => said)
      .toContain('To new@carta.example, a link to sign in:\n  http://192.168.1.20:4000/emulator/action?mode=signIn');
    // The emulator takes any text for an address, and anybody in the network may name one.
    await post('sendOobCode', { ...link, email: '\u001b[31mnew@\u0007carta.example', requestType: 'EMAIL_SIGNIN' });
    await expect.poll(() => said).toContain('To \uFFFD[31mnew@\uFFFDcarta.example, a link to sign in:');
    expect(said.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
    await app.close();
    expect(readdirSync(join(root, 'data'))).toContain('demo-accounts.json');
  });

  it('uses an emulator that is already running', async () => {
    const demo = await serve(new URL(inject('emulator')).host);
    await demo.begin(SITE);
    expect(await statusOf('/cartasqr/api/sign-in')).toBe(200);
    expect(readdirSync(join(root, 'data'))).not.toContain('demo-accounts.json');
  });

  it('goes on with menus where the emulator is not to be had, and says why', async () => {
    const demo = await serve('127.0.0.1:1');
    await demo.begin(SITE);
    expect(said).toContain('Nobody can sign in: 127.0.0.1:1 does not answer.\n');
    expect(said).toContain('Menus are served all the same. Start Carta again to try it anew.');
    expect(await statusOf('/cartasqr/ohara')).toBe(200);
    expect(await statusOf('/cartasqr/api/sign-in')).toBe(503);
  });
});

describe('the people of the demo', () => {
  beforeEach(() => seed());

  const seed = () => seedPeople(inject('emulator'), { store, bars, clock: () => Date.now() });

  const call = async (name: string, body: unknown): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${inject('emulator')}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=demo`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Record<string, unknown>;
  };
  const signIn = (email: string) =>
    call('signInWithPassword', { email, password: 'carta-demo', returnSecureToken: true });

  const uidsOf = () => Promise.all(DEMO_PEOPLE.map(async ({ email }) => (await signIn(email))['localId']));
  const UIDS = ['demo-diner', 'demo-waiter', 'demo-owner'];

  it('are a diner, a waiter and an owner of the demo bar who can sign in', async () => {
    expect(await uidsOf()).toEqual(UIDS);
    expect(await store.staffOf({ uid: 'demo-diner', bars })).toEqual({ bars: [] });
    const { bars: owned } = await store.staffOf({ uid: 'demo-owner', bars });
    expect(owned.map(({ barID, role }) => [barID, role])).toEqual([['demo', 'owner']]);
    expect(owned[0]?.members?.map(({ uid, name, role }) => [uid, name, role])).toEqual([
      ['demo-waiter', 'Walter Demo', 'staff'],
      ['demo-owner', 'Olga Demo', 'owner'],
    ]);
  });

  it('stay as they are when they are there: sessions go on', async () => {
    const { refreshToken } = await signIn('waiter@carta.example');
    const before = await store.staffOf({ uid: 'demo-owner', bars });
    await seed();
    expect(await store.staffOf({ uid: 'demo-owner', bars })).toEqual(before);
    const renewed = await fetch(`${inject('emulator')}/securetoken.googleapis.com/v1/token?key=demo`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: String(refreshToken) }),
    });
    expect(renewed.status).toBe(200);
  });

  it('come back when somebody has changed a password, taken an address or removed the waiter', async () => {
    const { idToken } = await signIn('waiter@carta.example');
    await call('update', { idToken, password: 'another password' });
    const { idToken: owner } = await signIn('owner@carta.example');
    await call('delete', { idToken: owner });
    const { idToken: diner } = await signIn('diner@carta.example');
    await call('delete', { idToken: diner });
    await call('signUp', { email: 'diner@carta.example', password: 'another password' });
    await store.removeStaff({ by: 'demo-owner', uid: 'demo-waiter', barID: 'demo', now: Date.now() });
    await seed();
    expect(await uidsOf()).toEqual(UIDS);
    expect(await store.roleOf({ uid: 'demo-waiter', barID: 'demo' })).toBe('staff');
  });
});
