import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openStore } from '../../server/store/open-store.ts';
import { createLoopDisk, mountImage, whyNoDisks } from '../support/disk.ts';
import { LONG } from '../support/long.ts';
import { startStoreProcess } from '../support/store-process.ts';
import { compare, startVisits } from './visits.ts';

const CUTS = LONG ? 10 : 2;

const reason = whyNoDisks();
if (reason) console.log(`NO POWER IS CUT: ${reason}.`);

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
  const copies = mkdtempSync(join(tmpdir(), 'carta-cut-'));
  const process = await startStoreProcess({ file: join(disk.folder, 'carta.sqlite'), synchronous });
  const sum = { acknowledged: 0, lost: 0, doubled: 0, faults: 0 };
  try {
    const visits = await startVisits(() => process);
    for (let cut = 0; cut < CUTS; cut += 1) {
      await wait(500 + Math.random() * 500);
      process.signal('SIGSTOP');
      const acknowledged = new Map(visits.acknowledged);
      await wait(50);
      const copy = join(copies, `${cut}.img`);
      copyDisk(disk.image, copy);
      process.signal('SIGCONT');

      const after = mountImage(copy);
      const store = await openStore({ file: join(after.folder, 'carta.sqlite') });
      const found = await compare(store, acknowledged, 1);
      await store.close();
      after.remove();
      rmSync(copy);
      sum.acknowledged += found.acknowledged;
      sum.lost += found.lost;
      sum.doubled += found.doubled;
      sum.faults += found.faults;
    }
    await visits.finish();
  } finally {
    await process.kill();
    disk.remove();
    rmSync(copies, { recursive: true });
  }
  console.log(
    `${CUTS} power cuts with ${synchronous}: ${sum.acknowledged} stamps acknowledged, ${sum.lost} lost, ${sum.doubled} doubled`,
  );
  return sum;
}

it.skipIf(reason)(`L13: nothing is lost or doubled in ${CUTS} power cuts`, { timeout: 600_000 }, async () => {
  expect(await cutPowerUnderLoad('FULL')).toMatchObject({ lost: 0, doubled: 0, faults: 0 });
});

it.skipIf(reason)('sees what a power cut takes where nobody waits for the disk', { timeout: 600_000 }, async () => {
  expect((await cutPowerUnderLoad('NORMAL')).lost).toBeGreaterThan(0);
});
