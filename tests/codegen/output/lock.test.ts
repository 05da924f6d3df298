import { spawnSync } from 'node:child_process';
import { existsSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { withLock } from '../../../codegen/output/lock.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

test('two tasks on one folder run one after the other', async () => {
  const out = join(temporaryFolder(), 'out');
  const events: string[] = [];
  const task = (name: string) => async () => {
    events.push(`${name} begins`);
    await sleep(30);
    events.push(`${name} ends`);
  };
  await Promise.all([withLock(out, task('one')), withLock(out, task('two'))]);
  expect(events).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  expect(existsSync(`${out}.lock`)).toBe(false);
});

test('the lock of a process that is gone counts for nothing', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  const folder = temporaryFolder({ 'out.lock': String(pid) });
  await expect(withLock(join(folder, 'out'), () => 'done')).resolves.toBe('done');
});

test('a lock whose maker was killed before it wrote its name counts for nothing after a second', async () => {
  const folder = temporaryFolder({ 'out.lock': '' });
  const then = new Date(Date.now() - 2000);
  utimesSync(join(folder, 'out.lock'), then, then);
  await expect(withLock(join(folder, 'out'), () => 'done')).resolves.toBe('done');
});

test('a task that fails gives the lock back', async () => {
  const out = join(temporaryFolder(), 'out');
  await expect(withLock(out, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(existsSync(`${out}.lock`)).toBe(false);
});
