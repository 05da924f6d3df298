import { existsSync } from 'node:fs';
import { readConfig } from '../config.ts';
import { storeLocation } from '../store-location.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import type { Io } from './io.ts';
import { OperatorError } from './operator-error.ts';

/**
 * Works on the store that the environment names, beside a server that may be running on it. Makes none: a command on a new file would
 * mean that the folder is wrong.
 */
export async function withStore<Answer>(io: Io, work: (store: Store) => Promise<Answer>): Promise<Answer> {
  const location = storeLocation(readConfig(io.environment), io.root);
  if (!location.databaseUrl && !existsSync(location.file)) {
    throw new OperatorError(
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
