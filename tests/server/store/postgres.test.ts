import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../../../server/store/open-store.ts';
import { createTurns } from '../../../server/store/postgres/postgres-driver.ts';
import type { Notice, Store } from '../../../server/store/store.ts';
import { execute, startPostgres, type Postgres } from '../../support/postgres.ts';
import { storeContract } from './contract.ts';
import { createWorld, type Engine } from './contract/world.ts';

let postgres: Postgres;
let engine: Engine;

beforeAll(async () => {
  postgres = await startPostgres();
  const store = await openStore({ databaseUrl: postgres.url, file: '' });
  engine = { store, execute: (sql) => execute(postgres.url, sql) };
  return async () => {
    await store.close();
    await postgres.stop();
  };
});

storeContract('PostgreSQL', () => engine);

describe('processes with one database', () => {
  /** By which the database knows this test's connections. */
  const NAME = `carta-test-${process.pid}`;

  let here: Store;
  let elsewhere: Store;
  let heard: Notice[];

  beforeEach(async () => {
    const url = new URL(postgres.url);
    url.searchParams.set('application_name', NAME);
    here = await openStore({ databaseUrl: url.href, file: '' });
    elsewhere = await openStore({ databaseUrl: url.href, file: '' });
    heard = [];
    elsewhere.onNotice((notice) => heard.push(notice));
  });

  afterEach(async () => {
    await here.close();
    await elsewhere.close();
  });

  const uids = (): string[] => heard.flatMap((notice) => ('uid' in notice ? notice.uid : []));

  it('L14: what one commits is heard in another, once', async () => {
    const world = await createWorld(here);
    const card = await world.claim();
    await expect.poll(() => heard).toEqual([{ kind: 'card', uid: world.diner, card }]);
    const own: Notice[] = [];
    here.onNotice((notice) => own.push(notice));
    await world.show();
    const { stampID } = await world.scan();
    await expect.poll(() => heard).toHaveLength(2);
    expect(heard[1]).toMatchObject({ kind: 'scanned', uid: world.diner, scanned: { outcome: 'stamped', stampID } });
    expect(own).toEqual([heard[1]]);
  });

  it('L14: hear nothing of what was not committed', async () => {
    const world = await createWorld(here);
    await expect(world.show()).rejects.toThrow('unknown-card');
    await world.claim('afterwards');
    await expect.poll(uids).toEqual(['afterwards']);
  });

  it('hear a notice that is too large to be carried without its translations', async () => {
    const long = 'x'.repeat(3_000);
    const world = await createWorld(here, { reward: { es: long, en: long, fr: long } });
    await world.claim();
    await expect.poll(() => heard).toMatchObject([{ kind: 'card', card: { reward: long, rewards: {} } }]);
  });

  it('hear again by themselves after their connections were cut, and that they may have missed something', async () => {
    const world = await createWorld(here);
    await world.claim('before');
    await expect.poll(uids).toEqual(['before']);
    const cut = 'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1';
    expect(await execute(postgres.url, cut, [NAME])).toBeGreaterThan(1);
    let guests = 0;
    await expect
      .poll(async () => {
        guests += 1;
        await world.claim(`guest-${guests}`).catch(() => undefined);
        return uids().length;
      })
      .toBeGreaterThan(1);
    expect(heard).toContainEqual({ kind: 'gap' });
  });

  it('finish what they accepted before they close, and take nothing after', async () => {
    const world = await createWorld(here);
    const claims = Array.from({ length: 100 }, (_, index) => world.claim(`diner-${index}`));
    const closed = here.close();
    await expect(here.ping()).rejects.toMatchObject({ name: 'StoreUnavailable' });
    expect(await Promise.all(claims)).toHaveLength(100);
    await closed;
  });
});

describe('turns at the database', () => {
  it('let two in at a time, the first who came first', async () => {
    const turns = createTurns(2);
    const entered: number[] = [];
    const visitors = [1, 2, 3, 4].map((visitor) => turns.take().then(() => entered.push(visitor)));
    await Promise.all(visitors.slice(0, 2));
    expect(entered).toEqual([1, 2]);
    turns.give();
    await visitors[2];
    expect(entered).toEqual([1, 2, 3]);
    turns.give();
    await visitors[3];
    expect(entered).toEqual([1, 2, 3, 4]);
  });

  it('send away who waits, and go on with who comes next', async () => {
    const turns = createTurns(1);
    await turns.take();
    const waiting = turns.take();
    turns.dismiss(new Error('away'));
    await expect(waiting).rejects.toThrow('away');
    turns.give();
    await expect(turns.take()).resolves.toBeUndefined();
  });
});
