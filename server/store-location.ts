import { resolve } from 'node:path';
import type { Config } from './config.ts';
import type { StoreLocation } from './store/open-store.ts';

/** The SQLite file in the data folder. */
const DATABASE = 'carta.sqlite';

/** The store that the environment names; a relative data folder is the project's. */
export const storeLocation = (
  { databaseUrl, dataFolder }: Pick<Config, 'databaseUrl' | 'dataFolder'>,
  root: string,
): StoreLocation => ({ databaseUrl, file: resolve(root, dataFolder, DATABASE) });
