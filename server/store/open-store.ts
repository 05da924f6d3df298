import { existsSync } from 'node:fs';
import { createStore } from './create-store.ts';
import { openPostgresDriver } from './postgres/postgres-driver.ts';
import { openSqliteDriver } from './sqlite/sqlite-driver.ts';
import { StoreFileError, StoreUnavailable, type Store } from './store.ts';

/** PostgreSQL where an address is given, else the SQLite file, which is made with its folder where there is none. */
export type StoreLocation = { readonly databaseUrl?: string | undefined; readonly file: string };

/**
 * Opens the store and brings its schema up to date.
 *
 * @throws {StoreUnavailable} when the database cannot be reached or written; says which and why, and no password
 * @throws {UnusableDatabase} when it must not be used: written by a newer program, or set to forget what it acknowledged
 */
export async function openStore({ databaseUrl, file }: StoreLocation): Promise<Store> {
  try {
    return createStore(await (databaseUrl ? openPostgresDriver(databaseUrl) : openSqliteDriver({ file })));
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    throw new StoreUnavailable(`${databaseUrl ? hostOf(databaseUrl) : file}: ${error.message}`, { cause: error });
  }
}

/**
 * Works on a store that is there; a server may be running on it. It never makes one: where there is no file, the folder is wrong.
 *
 * @throws {StoreFileError} when there is no such file
 */
export async function withStore<Answer>(
  location: StoreLocation,
  work: (store: Store) => Promise<Answer>,
): Promise<Answer> {
  if (!location.databaseUrl && !existsSync(location.file)) {
    throw new StoreFileError(
      `There is no database at ${location.file}. Start the server once, or say by DATA_FOLDER or DATABASE_URL where it is.`,
    );
  }
  const store = await openStore(location);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

const hostOf = (url: string): string => (URL.canParse(url) && new URL(url).host) || 'PostgreSQL';
