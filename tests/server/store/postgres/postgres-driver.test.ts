import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openStore } from '../../../../server/store/open-store.ts';
import type { Notice, Store } from '../../../../server/store/store.ts';
import { startPostgres, type Postgres } from '../../../support/postgres.ts';
import { createWorld } from '../contract/world.ts';

// A busy machine takes long to write to its disk.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const PATIENCE = { timeout: 20_000 };

const NAME = `carta-test-${process.pid}`;

let postgres: Postgres | undefined;
let here: Store;
let elsewhere: Store;
let heard: Notice[];

beforeAll(async () => {
  postgres = await startPostgres();
}, 240_000);

afterAll(() => postgres?.stop());

beforeEach(async () => {
  here = await openStore({ databaseUrl: address(), file: '' });
  elsewhere = await openStore({ databaseUrl: address(), file: '' });
  heard = [];
  elsewhere.onNotice((notice) => heard.push(notice));
});

afterEach(async () => {
  await here.close();
  await elsewhere.close();
});

/** The database's address, with a name by which it knows this test's connections. */
function address(): string {
  const url = new URL(postgres?.url ?? '');
  url.searchParams.set('application_name', NAME);
  return url.href;
}

const uids = (): string[] => heard.flatMap((notice) => (notice.kind === 'gap' ? [] : notice.uid));

it('L14: what one process commits is heard in another, once', async () => {
  const world = await createWorld(here);
  const card = await world.claim();
  await expect.poll(() => heard, PATIENCE).toEqual([{ kind: 'card', uid: world.diner, card }]);
  const own: Notice[] = [];
  here.onNotice((notice) => own.push(notice));
  await world.show();
  const { stampID } = await world.scan();
  await expect.poll(() => heard, PATIENCE).toHaveLength(2);
  expect(heard[1]).toMatchObject({ kind: 'scanned', uid: world.diner, scanned: { outcome: 'stamped', stampID } });
  expect(own).toEqual([heard[1]]);
});

it('L14: hears nothing of what was not committed', async () => {
  const world = await createWorld(here);
  await expect(world.show()).rejects.toThrow('unknown-card');
  await world.claim('afterwards');
  await expect.poll(uids, PATIENCE).toEqual(['afterwards']);
});

it('a notice too large to be carried goes without its translations', async () => {
  const long = 'x'.repeat(3_000);
  const world = await createWorld(here, { reward: { es: long, en: long, fr: long } });
  await world.claim();
  await expect.poll(() => heard, PATIENCE).toMatchObject([{ kind: 'card', card: { reward: long, rewards: {} } }]);
});

it('hears again by itself after its connections were cut, and says that it may have missed something', async () => {
  const world = await createWorld(here);
  await world.claim('before');
  await expect.poll(uids, PATIENCE).toEqual(['before']);
  const client = new Client({ connectionString: postgres?.url });
  await client.connect();
  await client
    .query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [NAME])
    .finally(() => client.end());
  let guests = 0;
  await expect
    .poll(async () => {
      guests += 1;
      await world.claim(`guest-${guests}`).catch(() => undefined);
      return uids().length;
    }, PATIENCE)
    .toBeGreaterThan(1);
  expect(heard).toContainEqual({ kind: 'gap' });
});

it('finishes what it accepted before it closes, and takes nothing after', async () => {
  const world = await createWorld(here);
  const claims = Array.from({ length: 100 }, (_, index) => world.claim(`diner-${index}`));
  const closed = here.close();
  await expect(here.ping()).rejects.toMatchObject({ name: 'StoreUnavailable' });
  expect(await Promise.all(claims)).toHaveLength(100);
  await closed;
});
