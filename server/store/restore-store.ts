import { existsSync, renameSync, rmSync } from 'node:fs';
import { chmod, chown, copyFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { StoreLocation } from './open-store.ts';
import { checkFile, syncToDisk } from './sqlite/store-file.ts';
import { isBusy, isStorageFault, makeFolder } from './sqlite/open-database.ts';
import { ExplainedError } from '../protocol/explained-error.ts';

/** Replaces the store with a backup, and returns the new path of the old one. Throws an ExplainedError for a bad file or a store in use. */
export async function restoreStore(
  { databaseUrl, file }: StoreLocation,
  backup: string,
  now: number,
): Promise<string | undefined> {
  if (databaseUrl) {
    throw new ExplainedError(
      `The store is in PostgreSQL, which restores its own backups: pg_restore --clean --if-exists --dbname="$DATABASE_URL" ${backup}`,
    );
  }
  if (!existsSync(backup)) throw new ExplainedError(`${backup} does not exist.`);

  makeFolder(dirname(file));
  const incoming = `${file}.restore-${process.pid}`;
  try {
    await copyFile(backup, incoming);
    await giveTo(dirname(file), incoming);
    checkFile(incoming, backup);
    await syncToDisk(incoming);
    const before = existsSync(file)
      ? replace(file, incoming, `${file}.before-restore-${new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '')}`)
      : renameSync(incoming, file);
    await syncToDisk(dirname(file));
    return before ?? undefined;
  } finally {
    for (const suffix of SUFFIXES) rmSync(`${incoming}${suffix}`, { force: true });
  }
}

/** Restricts a file to the owner of a folder: root may restore the store of a service's user. */
async function giveTo(folder: string, file: string): Promise<void> {
  await chmod(file, 0o600);
  const { uid, gid } = await stat(folder);
  if (process.getuid?.() === 0) await chown(file, uid, gid);
}

/** Suffixes of the file itself, and of SQLite's files beside it while it is in use or was not closed. */
const SUFFIXES = ['', '-wal', '-shm'];

/** Swaps the files while the old one is locked against other processes. */
function replace(file: string, incoming: string, beside: string): string {
  const database = lockAlone(file);
  try {
    for (const suffix of SUFFIXES) {
      if (existsSync(`${file}${suffix}`)) renameSync(`${file}${suffix}`, `${beside}${suffix}`);
    }
    renameSync(incoming, file);
    return beside;
  } finally {
    database?.close();
  }
}

/** Locks the store; throws while another process has it open. A file too damaged to be opened is not in use: undefined. */
function lockAlone(file: string): DatabaseSync | undefined {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // Only the last connection can leave WAL mode, which merges the log into the file.
    database.exec('pragma journal_mode = delete; pragma locking_mode = exclusive; begin exclusive');
    return database;
  } catch (error) {
    database.close();
    if (isBusy(error)) throw new ExplainedError(`${file} is in use. Stop the server first.`);
    if (isStorageFault(error)) return undefined;
    throw error;
  }
}
