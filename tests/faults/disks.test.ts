import { closeSync, copyFileSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../server/store/open-store.ts';
import type { Store } from '../../server/store/store.ts';
import { createLoopDisk, createSmallDisk, mountImage, sealFile, whyNoDisks, type Disk } from '../support/disk.ts';
import { LONG } from '../support/long.ts';
import { ownFolder } from '../support/own-folder.ts';
import { BAR } from '../support/stamp-programme.ts';
import { startStoreProcess } from '../support/store-process.ts';
import { compareChanges, startChanges } from './changes.ts';
import { CLEAN, compare, startVisits } from './visits.ts';

const CUTS = LONG ? 10 : 2;

const reason = whyNoDisks();
if (reason) console.log(`NO POWER IS CUT, NO DISK IS FILLED OR MADE READ-ONLY: ${reason}.`);

describe.skipIf(reason)('a power cut', () => {
  /** What is on the disk at this moment, and not what the system still means to write. */
  function copyDisk(image: string, copy: string): void {
    do {
      copyFileSync(image, copy);
      // Somebody wrote while it was copied: no disk ever looked like that.
    } while (!readFileSync(image).equals(readFileSync(copy)));
  }

  /** Stops the process in the middle of its work, looks at the disk as a power cut would leave it, and lets it go on. */
  async function cutPowerUnderLoad(synchronous: 'FULL' | 'NORMAL') {
    const disk = createLoopDisk(48);
    onTestFinished(disk.remove);
    const copy = join(ownFolder(), 'copy.img');
    const process = await startStoreProcess({ file: join(disk.folder, 'carta.sqlite'), synchronous });
    onTestFinished(process.kill);
    const visits = await startVisits(() => process);
    const changes = await startChanges(() => process);
    const sum = { acknowledged: 0, lost: 0, doubled: 0, faults: 0 };
    for (let cut = 0; cut < CUTS; cut += 1) {
      await visits.progress(Math.round(50 + Math.random() * 100));
      const acknowledged = new Map(visits.acknowledged);
      const changed = new Map(changes.acknowledged);
      await process.pause();
      copyDisk(disk.image, copy);
      process.resume();

      const after = mountImage(copy);
      const store = await openStore({ file: join(after.folder, 'carta.sqlite') });
      const found = [await compare(store, acknowledged, 1), await compareChanges(store, changed)];
      await store.close();
      after.remove();
      for (const each of found) for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += each[key];
    }
    await visits.finish();
    await changes.finish();
    console.log(`${CUTS} power cuts with ${synchronous}:`, sum);
    return sum;
  }

  it(`L13, T7: loses and doubles nothing, in ${CUTS} cuts`, async () => {
    expect(await cutPowerUnderLoad('FULL')).toMatchObject(CLEAN);
  });

  it('is seen to lose something where nobody waits for the disk', async () => {
    expect((await cutPowerUnderLoad('NORMAL')).lost).toBeGreaterThan(0);
  });
});

describe.skipIf(reason)('the store says that it is unavailable, and goes on by itself,', () => {
  let disk: Disk;
  let store: Store;
  let worker: Worker | undefined;
  const see = (started: Worker): void => void (worker = started);

  beforeEach(async () => {
    process.on('worker', see);
    disk = createSmallDisk(3);
    store = await openStore({ file: join(disk.folder, 'carta.sqlite') });
  });

  afterEach(async () => {
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

  it('while the disk is full', async () => {
    const visits = await startVisits(() => store);
    await visits.progress(20);
    const filler = join(disk.folder, 'filler');
    fill(filler);
    await visits.failures(50);
    rmSync(filler);
    await visits.progress(100);
    await visits.finish();
    expect(await compare(store, visits.acknowledged)).toMatchObject(CLEAN);
    expect([...visits.errors]).toEqual(['StoreUnavailable']);
  });

  it('when it was opened on a full disk', async () => {
    const loop = createLoopDisk(16);
    onTestFinished(loop.remove);
    const file = join(loop.folder, 'carta.sqlite');
    await (await openStore({ file })).close();
    const filler = join(loop.folder, 'filler');
    fill(filler);
    const begun = await openStore({ file });
    onTestFinished(begun.close);
    await expect(begun.ping()).rejects.toMatchObject({ name: 'StoreUnavailable' });
    rmSync(filler);
    await begun.ping();
  });

  it('and that it is not ready, while the disk is full', async () => {
    const filler = join(disk.folder, 'filler');
    const ready = () => store.ping().then(() => 'ready', String);
    // What was reserved for the log is written first, and a connection that failed gives it back.
    await expect
      .poll(async () => {
        fill(filler);
        return ready();
      })
      .toMatch(/StoreUnavailable: .*full/);
    rmSync(filler);
    expect(await ready()).toBe('ready');
  });

  it('while the file is somebody else’s, who lets it be read', async () => {
    const file = join(disk.folder, 'carta.sqlite');
    await worker?.terminate();
    const unseal = sealFile(file);
    try {
      await expect(store.ping()).rejects.toMatchObject({ name: 'StoreUnavailable' });
      // A server starts on it, and serves menus.
      const begun = await openStore({ file });
      await expect(begun.ping()).rejects.toMatchObject({ name: 'StoreUnavailable' });
      await begun.close();
    } finally {
      unseal();
    }
    await store.ping();
  });

  it('while the disk is read-only', async () => {
    const visits = await startVisits(() => store);
    await visits.progress(20);
    await visits.finish();
    await worker?.terminate();
    disk.remount('ro');
    await expect(store.ping()).rejects.toMatchObject({ name: 'StoreUnavailable' });
    await expect(store.show({ uid: 'diner-0', barID: BAR.barID, now: Date.now() })).rejects.toMatchObject({
      name: 'StoreUnavailable',
    });
    disk.remount('rw');
    await store.ping();
    expect(await compare(store, visits.acknowledged)).toMatchObject(CLEAN);
  });
});
