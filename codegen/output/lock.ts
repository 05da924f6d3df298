import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning } from '../../src/terms/is-running.ts';
import { words } from '../diagnostics/words.ts';
import { OutputError, cannotWrite, writing } from './output-error.ts';

const PATIENCE = 60_000;
const PAUSE = 20;

/** Runs a task with exclusive access to an output folder, across processes. A lock whose process is gone is ignored. */
export async function withLock<Result>(out: string, task: () => Promise<Result> | Result): Promise<Result> {
  const lock = `${out}.lock`;
  const end = Date.now() + PATIENCE;
  writing(dirname(lock), () => mkdirSync(dirname(lock), { recursive: true }));
  while (!take(lock)) {
    if (Date.now() > end) throw new OutputError(words('lockHeld', lock));
    await sleep(PAUSE);
  }
  try {
    return await task();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw cannotWrite(lock, error);
    removeStale(lock);
    return false;
  }
}

/** Removes a lock whose holder is gone. Another process may have done so a moment before, and may hold the lock now. */
function removeStale(lock: string): void {
  try {
    const holder = readFileSync(lock, 'utf8');
    if (holder === '' ? isYoung(lock) : isRunning(Number(holder))) return;
    const aside = `${lock}-${process.pid}`;
    renameSync(lock, aside);
    if (readFileSync(aside, 'utf8') === holder) rmSync(aside);
    else renameSync(aside, lock);
  } catch {
    // Its holder, or another process, was faster.
  }
}

/** Whether a lock is less than a second old. An empty lock is just being created, unless its process was killed then. */
const isYoung = (lock: string): boolean => Date.now() - statSync(lock).mtimeMs < 1000;
