import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { DEMO_PEOPLE } from '../../../server/demo/people.ts';
import { seedPeople } from '../../../server/demo/seed-people.ts';
import { barsOf } from '../../../server/loyalty/bars.ts';
import { openStore } from '../../../server/store/open-store.ts';
import type { Store } from '../../../server/store/store.ts';
import { venues } from '../../../generated/venues.ts';

const bars = barsOf(venues);
let folder: string;
let store: Store;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'carta-demo-'));
  store = await openStore({ file: join(folder, 'carta.sqlite') });
});

afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const seed = () => seedPeople(inject('emulator'), { store, bars, clock: () => Date.now() });

const call = async (name: string, body: unknown): Promise<Record<string, unknown>> => {
  const answer = await fetch(`${inject('emulator')}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, unknown>;
};

const signIn = (email: string, password = 'carta-demo') =>
  call('signInWithPassword', { email, password, returnSecureToken: true });

const uidsOf = () => Promise.all(DEMO_PEOPLE.map(async ({ email }) => (await signIn(email))['localId']));

it('makes a diner, a waiter and an owner of the demo bar who can sign in', async () => {
  await seed();
  expect(await uidsOf()).toEqual(['demo-diner', 'demo-waiter', 'demo-owner']);
  expect(await store.staffOf({ uid: 'demo-diner', bars })).toEqual({ bars: [] });
  const { bars: owned } = await store.staffOf({ uid: 'demo-owner', bars });
  expect(owned.map(({ barID, role }) => [barID, role])).toEqual([['demo', 'owner']]);
  expect(owned[0]?.members?.map(({ uid, name, role }) => [uid, name, role])).toEqual([
    ['demo-waiter', 'Walter Demo', 'staff'],
    ['demo-owner', 'Olga Demo', 'owner'],
  ]);
});

it('changes nothing when they are there: sessions go on', async () => {
  await seed();
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

it('brings them back when somebody has changed a password, deleted an account or removed the waiter', async () => {
  await seed();
  const { idToken } = await signIn('waiter@carta.example');
  await call('update', { idToken, password: 'another password' });
  const { idToken: diner } = await signIn('diner@carta.example');
  await call('delete', { idToken: diner });
  await store.removeStaff({ by: 'demo-owner', uid: 'demo-waiter', barID: 'demo', now: Date.now() });
  await seed();
  expect(await uidsOf()).toEqual(['demo-diner', 'demo-waiter', 'demo-owner']);
  expect(await store.roleOf({ uid: 'demo-waiter', barID: 'demo' })).toBe('staff');
});

it('takes back an address that somebody else has signed up with', async () => {
  await seed();
  const { idToken } = await signIn('diner@carta.example');
  await call('delete', { idToken });
  await call('signUp', { email: 'diner@carta.example', password: 'another password' });
  await seed();
  expect(await uidsOf()).toEqual(['demo-diner', 'demo-waiter', 'demo-owner']);
});
