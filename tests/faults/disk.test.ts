import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore } from '../../server/store/open-store.ts';
import type { Store } from '../../server/store/store.ts';
import { createSmallDisk, whyNoDisks, type Disk } from '../support/disk.ts';
import { BAR } from '../support/stamp-programme.ts';
import { compare, startVisits } from './visits.ts';

const reason = whyNoDisks();
if (reason) console.log(`NO DISK IS FILLED OR MADE READ-ONLY: ${reason}.`);

let disk: Disk;
let store: Store;
let worker: Worker | undefined;
const see = (started: Worker): void => void (worker = started);

beforeEach(async () => {
  if (reason) return;
  process.on('worker', see);
  disk = createSmallDisk(3);
  store = await openStore({ file: join(disk.folder, 'carta.sqlite') });
});

afterEach(async () => {
  if (reason) return;
  process.off('worker', see);
  await store.close();
  disk.remove();
});

/** Takes all that is left of the disk. */
function fill(file: string): void {
  const handle = openSync(file, 'w');
  try {
    for (;;) writeSync(handle, Buffer.alloc(4_096, 1));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    closeSync(handle);
  }
}

it.skipIf(reason)(
  'says that it is unavailable while the disk is full, and goes on by itself',
  async () => {
    const visits = await startVisits(() => store);
    await wait(300);
    const filler = join(disk.folder, 'filler');
    fill(filler);
    await expect.poll(() => visits.retries(), { timeout: 20_000 }).toBeGreaterThan(50);
    rmSync(filler);
    const before = visits.retries();
    await visits.progress(100);
    await visits.finish();

    const found = await compare(store, visits.acknowledged, 0);
    console.log(`Disk full: ${found.acknowledged} stamps acknowledged, ${before} calls failed meanwhile`);
    expect(found).toMatchObject({ lost: 0, doubled: 0, faults: 0 });
    expect([...visits.errors]).toEqual(['StoreUnavailable']);
  },
  120_000,
);

it.skipIf(reason)(
  'says that it is unavailable while the file is read-only, and goes on by itself',
  async () => {
    const visits = await startVisits(() => store);
    await wait(300);
    await visits.finish();
    await worker?.terminate();
    disk.remount('ro');
    await expect(store.ping()).rejects.toMatchObject({ name: 'StoreUnavailable' });
    await expect(store.show({ uid: 'diner-0', barID: BAR.barID, now: Date.now() })).rejects.toMatchObject({
      name: 'StoreUnavailable',
    });
    disk.remount('rw');
    await store.ping();
    expect(await compare(store, visits.acknowledged, 0)).toMatchObject({ lost: 0, doubled: 0, faults: 0 });
  },
  60_000,
);
