import { existsSync } from 'node:fs';
import { rename, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { checkFile, syncToDisk } from './sqlite/store-file.ts';
import { Client } from 'pg';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { StoreLocation } from './open-store.ts';
import { ExplainedError } from '../protocol/explained-error.ts';

/**
 * Writes a file under another name, syncs it to disk and renames it, so that it is whole or missing. It is readable by its owner only
 * from the start: it holds who has which card.
 */
async function writeWhole(target: string, write: (unfinished: string) => void | Promise<void>): Promise<void> {
  const unfinished = `${target}.unfinished-${process.pid}`;
  try {
    await rm(unfinished, { force: true });
    await writeFile(unfinished, '', { mode: 0o600, flag: 'wx' });
    await write(unfinished);
    await syncToDisk(unfinished);
    await rename(unfinished, target);
    await syncToDisk(dirname(target));
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Writes a consistent, checked copy of the store to a new file, synced to disk. Throws an ExplainedError, also for PostgreSQL. */
export async function backupStore({ databaseUrl, file }: StoreLocation, target: string): Promise<void> {
  if (databaseUrl) {
    throw new ExplainedError(
      `The store is in PostgreSQL, which makes its own backups: pg_dump --format=custom --file=${target} "$DATABASE_URL"`,
    );
  }
  if (!existsSync(file)) throw new ExplainedError(`${file} does not exist: there is nothing to back up.`);
  if (existsSync(target)) throw new ExplainedError(`${target} exists already. Give a new name.`);

  await writeWhole(target, (unfinished) => {
    const database = new DatabaseSync(file, { timeout: 5_000 });
    try {
      // Reads a consistent snapshot, without blocking writers.
      database.prepare('vacuum into ?').run(unfinished);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : cause;
      throw new ExplainedError(`${file} cannot be copied to ${target}: ${reason}`, { cause });
    } finally {
      database.close();
    }
    checkFile(unfinished, file);
  });
}

const DAY = 24 * 60 * 60 * 1_000;

/** `carta-20261122T043000Z.sqlite` and `.dump`, and leftovers of a backup that was killed. */
const BACKUP = /^carta-\d{8}T\d{6}Z\.(sqlite|dump)(\.unfinished-\d+(-journal)?)?$/;

const nameOf = (at: number, ending: string): string =>
  `carta-${new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '')}.${ending}`;

/** Copies the store into a folder and removes backups older than `days`. Throws an ExplainedError, and then removes nothing. */
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
  // Every user of the machine can see a command's arguments, but only its owner its environment.
  const url = new URL(databaseUrl);
  const { password } = new Client({ connectionString: databaseUrl });
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  url.password = '';
  url.searchParams.delete('password');
  // Only the server's driver knows this value: encrypted, without checking the certificate.
  if (url.searchParams.get('sslmode') === 'no-verify') url.searchParams.set('sslmode', 'require');
  await writeWhole(target, async (unfinished) => {
    const child = spawn('pg_dump', ['--format=custom', `--file=${unfinished}`, `--dbname=${url.href}`], {
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const [status] = await once(child, 'close').catch((cause: unknown) => {
      throw new ExplainedError('pg_dump cannot be started: apt install postgresql-client', { cause });
    });
    if (status !== 0) throw new ExplainedError(`pg_dump failed, so ${target} is not written.`);
  });
}
