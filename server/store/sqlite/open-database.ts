import { chmodSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { checkVersion, MIGRATIONS, type SchemaDialect } from '../migrations.ts';

/** Marks the file as a store of Carta: 'CART'. */
export const APPLICATION = 0x43415254;

/** How long a connection waits for another process, in milliseconds. */
const PATIENCE = 5_000;

export type SqliteOptions = {
  readonly file: string;
  /** FULL guarantees L13. NORMAL loses the last commits in a power cut; a test uses it to prove that it detects such a loss. */
  readonly synchronous?: 'FULL' | 'NORMAL';
};

const DIALECT: SchemaDialect = {
  sequence: 'integer primary key autoincrement',
  fixed: (table) =>
    ['update', 'delete'].map(
      (change) => `create trigger ${table}_no_${change} before ${change} on ${table}
      begin select raise(abort, 'The ledger is only appended to.'); end`,
    ),
};

/** Creates a private folder and its parents. With `recursive`, Node 24 loops forever where nothing can be created, such as in /proc. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!existsSync(folder)) throw error;
  }
}

/** Opens the file and migrates its schema. A missing file is created with its folder, both private. */
export function openDatabase({ file, synchronous = 'FULL' }: SqliteOptions): DatabaseSync {
  makeFolder(dirname(file));
  // SQLite creates the files beside it with the same mode.
  if (!existsSync(file)) writeFileSync(file, '', { mode: 0o600, flag: 'a' });
  shareMode(file);
  const database = new DatabaseSync(file, { timeout: PATIENCE });
  try {
    patiently(() => database.exec('pragma journal_mode = wal'));
    // L15: deleted and moved rows are overwritten.
    database.exec(`pragma synchronous = ${synchronous}; pragma foreign_keys = on; pragma secure_delete = on`);
    migrate(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Gives SQLite's files beside the file its mode: those from a time when it could only be read would keep it from being written. */
function shareMode(file: string): void {
  const { mode } = statSync(file);
  for (const suffix of ['-wal', '-shm']) {
    try {
      chmodSync(`${file}${suffix}`, mode);
    } catch {
      // It is missing, or another user's: SQLite says what is wrong.
    }
  }
}

/**
 * Moves the journal's content into the file and truncates the journal. Returns whether it could: it does not wait for readers
 * of the journal, and leaves a fault of the disk to the next transaction.
 */
export function emptyJournal(database: DatabaseSync): boolean {
  database.exec('pragma busy_timeout = 0');
  try {
    return database.prepare('pragma wal_checkpoint(truncate)').get()?.['busy'] === 0;
  } catch (error) {
    if (!isStorageFault(error)) throw error;
    return false;
  } finally {
    database.exec(`pragma busy_timeout = ${PATIENCE}`);
  }
}

/** The number of migrations applied to the database. */
export function versionOf(database: DatabaseSync): number {
  return Number(database.prepare('pragma user_version').get()?.['user_version']);
}

/** Migrates the schema, safely if several processes start at once: the first locks the file, the others find it done. */
function migrate(database: DatabaseSync): void {
  if (versionOf(database) === MIGRATIONS.length) return;
  database.exec('begin immediate');
  try {
    const version = versionOf(database);
    checkVersion(version);
    for (const migration of MIGRATIONS.slice(version)) {
      for (const statement of migration(DIALECT)) database.exec(statement);
    }
    database.exec(`pragma application_id = ${APPLICATION}; pragma user_version = ${MIGRATIONS.length}; commit`);
  } catch (error) {
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}

/** Retries until PATIENCE: SQLite itself does not wait for the lock that changing the journal mode needs. */
function patiently(run: () => void): void {
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      return run();
    } catch (error) {
      if (!isBusy(error) || Date.now() > end) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}

/** SQLite's primary result codes for a file that cannot be reached or written now, from out of memory to corrupt. */
const STORAGE = [5, 6, 7, 8, 10, 11, 13, 14, 15, 26];

const BUSY = 5;

/** I/O error, and full. */
const FULL = [10, 13];

const primaryCode = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : undefined;

/** Whether an error of `node:sqlite` is a fault of the disk or the file, and not of the statement. */
export function isStorageFault(error: unknown): boolean {
  return STORAGE.includes(primaryCode(error) ?? -1);
}

/** Whether the disk is full, or cannot be written or read: for its files in memory, SQLite does not say which. */
export const isFull = (error: unknown): boolean => FULL.includes(primaryCode(error) ?? -1);

/** Whether another process has locked the file. */
export function isBusy(error: unknown): boolean {
  return primaryCode(error) === BUSY;
}
