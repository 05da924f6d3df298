import { createStore } from './create-store.ts';
import { openPostgresDriver } from './postgres/postgres-driver.ts';
import { openSqliteDriver } from './sqlite/sqlite-driver.ts';
import { StoreUnavailable, type Store } from './store.ts';

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

const hostOf = (url: string): string => (URL.canParse(url) && new URL(url).host) || 'PostgreSQL';
