import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../../../server/store/open-store.ts';
import type { Store } from '../../../server/store/store.ts';
import { ownFolder } from '../../support/own-folder.ts';
import { storeContract } from './contract.ts';
import { createWorld, type Engine } from './contract/world.ts';

let engine: Engine;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'carta-store-'));
  const file = join(folder, 'carta.sqlite');
  const store = await openStore({ file });
  engine = {
    store,
    async execute(sql) {
      const database = new DatabaseSync(file);
      try {
        database.exec(sql);
      } finally {
        database.close();
      }
    },
  };
  return async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  };
});

storeContract('SQLite', () => engine);

describe('the thread of the database', () => {
  let store: Store;
  let worker: Worker | undefined;
  const see = (started: Worker): void => void (worker = started);

  beforeAll(() => void process.on('worker', see));
  beforeEach(async () => {
    store = await openStore({ file: join(ownFolder(), 'carta.sqlite') });
  });
  afterEach(() => store.close());
  afterAll(() => void process.off('worker', see));

  it('takes with one command that fails none of its neighbours in the batch', async () => {
    const world = await createWorld(store);
    const validity = { amount: 1, unit: 'days' as const };
    const broken = { ...world.bar, programme: { stamps: 0, reward: {}, validity, perDay: null } };
    const results = await Promise.allSettled([
      world.claim('first'),
      store.claim({ uid: 'second', bar: broken, now: world.now }),
      world.claim('third'),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(results[1]).toMatchObject({ reason: { message: expect.stringContaining('CHECK constraint failed') } });
    expect(await world.card('second')).toBeUndefined();
    expect(await world.card('third')).toMatchObject({ nStamps: 0 });
  });

  it('is unavailable when it dies, and there again by itself', async () => {
    const world = await createWorld(store);
    await world.claim();
    await world.show();
    const scan = world.scan();
    await new Promise((resolve) => setImmediate(resolve));
    await worker?.terminate();
    const first = await scan.catch((error: Error) => error.name);
    expect(first).toSatisfy((answer) => answer === 'StoreUnavailable' || typeof answer === 'object');
    // Made again, the scan answers what was done, or does it.
    expect(await world.scan()).toMatchObject({ card: { nStamps: 1 } });
    expect(await store.verify()).toEqual({ cards: 1, bars: 0, faults: [] });
  });

  it('finishes what it accepted before it closes, and takes nothing after', async () => {
    const world = await createWorld(store);
    const claims = Array.from({ length: 600 }, (_, index) => world.claim(`diner-${index}`));
    const closed = store.close();
    await expect(store.ping()).rejects.toMatchObject({ name: 'StoreUnavailable' });
    expect(await Promise.all(claims)).toHaveLength(600);
    await closed;
  });
});

it('L15: the files have nothing of who deleted everything, not even in what is free', async () => {
  const file = join(ownFolder(), 'carta.sqlite');
  const store = await openStore({ file });
  const world = await createWorld(store);
  for (let number = 100; number < 400; number += 1) await world.claim(world.person(`diner-${number}`));
  const [gone, stays] = [world.person('diner-250'), world.person('diner-251')];
  await world.show(gone);
  await store.deleteUser({ uid: gone, now: world.now });
  // A backup, which nobody waits for.
  const reader = new DatabaseSync(file);
  reader.exec('begin; select count(*) from cards');
  await store.deleteUser({ uid: world.waiter, now: world.now });
  reader.close();
  await store.ping();
  // The server runs on: its journal has what was written last.
  const kept = [file, `${file}-wal`].map((name) => readFileSync(name, 'latin1')).join('');
  await store.close();
  expect([gone, stays, world.waiter, world.owner].map((uid) => kept.includes(uid))).toEqual([false, true, false, true]);
});

it.runIf(process.platform === 'linux')(
  'a folder that cannot be made is told of, where Node would try for ever',
  async () => {
    await expect(openStore({ file: '/proc/none/data/carta.sqlite' })).rejects.toThrow('ENOENT');
  },
);
