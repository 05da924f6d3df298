import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backupStore } from './backup-store.ts';
import type { StoreLocation } from './open-store.ts';
import { syncToDisk } from './sqlite/store-file.ts';
import { StoreFileError } from './store.ts';

const DAY = 24 * 60 * 60 * 1_000;

/** `carta-20261122T043000Z.sqlite` and `.dump`. */
const BACKUP = /^carta-\d{8}T\d{6}Z\.(sqlite|dump)$/;

const nameOf = (at: number, ending: string): string =>
  `carta-${new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '')}.${ending}`;

/**
 * Copies the store into a folder, under a name of the time, and removes from it backups that are older than `days`.
 * PostgreSQL's is made by its own `pg_dump`.
 *
 * @throws {StoreFileError} when it cannot be made; then nothing is removed either
 */
export async function backupToFolder(
  location: StoreLocation,
  folder: string,
  { now, days }: { now: number; days: number },
): Promise<{ readonly written: string; readonly removed: readonly string[] }> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const written = join(folder, nameOf(now, location.databaseUrl ? 'dump' : 'sqlite'));
  await (location.databaseUrl ? dump(location.databaseUrl, written) : backupStore(location, written));
  const oldest = nameOf(now - days * DAY, '');
  const removed = (await readdir(folder)).filter((name) => BACKUP.test(name) && name < oldest);
  for (const name of removed) await rm(join(folder, name));
  return { written, removed };
}

async function dump(databaseUrl: string, target: string): Promise<void> {
  const unfinished = `${target}.unfinished-${process.pid}`;
  // Everybody on the machine sees the words of a command, and only its owner the environment.
  const url = new URL(databaseUrl);
  const env = { ...process.env, ...(url.password !== '' && { PGPASSWORD: decodeURIComponent(url.password) }) };
  url.password = '';
  const child = spawn('pg_dump', ['--format=custom', `--file=${unfinished}`, `--dbname=${url.href}`], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  try {
    const [status] = await once(child, 'close').catch((cause: unknown) => {
      throw new StoreFileError('pg_dump cannot be started: apt install postgresql-client', { cause });
    });
    if (status !== 0) throw new StoreFileError(`pg_dump failed, so ${target} is not written.`);
    await syncToDisk(unfinished);
    await rename(unfinished, target);
    await syncToDisk(join(target, '..'));
  } finally {
    await rm(unfinished, { force: true });
  }
}
