import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore } from '../../server/store/open-store.ts';
import type { Notice, Store } from '../../server/store/store.ts';
import { LONG } from '../support/long.ts';
import { startPrivatePostgres, type PrivatePostgres } from '../support/postgres.ts';
import { compare, startVisits } from './visits.ts';

const AWAY = LONG ? 10_000 : 2_000;

let postgres: PrivatePostgres;
let store: Store;
let other: Store;

beforeEach(async () => {
  postgres = await startPrivatePostgres();
  store = await openStore({ databaseUrl: postgres.url, file: '' });
  other = await openStore({ databaseUrl: postgres.url, file: '' });
});

afterEach(async () => {
  await store.close();
  await other.close();
  await postgres.stop();
});

it(`says that it is unavailable while the database is away for ${AWAY / 1_000} s, and goes on by itself`, async () => {
  const heard: Notice[] = [];
  other.onNotice((notice) => {
    if (notice.kind !== 'gap') heard.push(notice);
  });
  const visits = await startVisits(() => store);
  await wait(500);
  await postgres.halt();
  await expect(store.ping()).rejects.toMatchObject({ name: 'StoreUnavailable' });
  await wait(AWAY);
  await expect(store.ping()).rejects.toMatchObject({ name: 'StoreUnavailable' });
  await postgres.resume();
  await expect.poll(() => store.ping().then(() => 'ready', String), { timeout: 20_000 }).toBe('ready');
  const before = heard.length;
  await expect.poll(() => heard.length, { timeout: 20_000 }).toBeGreaterThan(before);
  await visits.finish();

  const found = await compare(store, visits.acknowledged, 0);
  console.log(`PostgreSQL away: ${found.acknowledged} stamps acknowledged, ${visits.retries()} calls made again`);
  expect(found).toMatchObject({ lost: 0, doubled: 0, faults: 0 });
  expect([...visits.errors]).toEqual(['StoreUnavailable']);
}, 240_000);
