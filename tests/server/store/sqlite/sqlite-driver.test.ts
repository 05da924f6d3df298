import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openStore } from '../../../../server/store/open-store.ts';
import type { Store } from '../../../../server/store/store.ts';
import { createWorld } from '../contract/world.ts';

// A busy machine takes long to write to its disk.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let folder: string;
let store: Store;
let worker: Worker | undefined;
const see = (started: Worker): void => void (worker = started);

beforeEach(async () => {
  process.on('worker', see);
  folder = mkdtempSync(join(tmpdir(), 'carta-driver-'));
  store = await openStore({ file: join(folder, 'carta.sqlite') });
});

afterEach(async () => {
  process.off('worker', see);
  await store.close();
  rmSync(folder, { recursive: true });
});

it('one command that fails takes none of its neighbours in the batch with it', async () => {
  const world = await createWorld(store);
  const broken = {
    ...world.bar,
    programme: { stamps: 0, reward: {}, validity: { amount: 1, unit: 'days' as const }, perDay: null },
  };
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

it('answers that it is unavailable when its thread dies, and works again by itself', async () => {
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
  expect(await store.verify()).toEqual({ cards: 1, faults: [] });
});

it('finishes what it accepted before it closes, and takes nothing after', async () => {
  const world = await createWorld(store);
  const claims = Array.from({ length: 600 }, (_, index) => world.claim(`diner-${index}`));
  const closed = store.close();
  await expect(store.ping()).rejects.toMatchObject({ name: 'StoreUnavailable' });
  expect(await Promise.all(claims)).toHaveLength(600);
  await closed;
  await store.close();
});
