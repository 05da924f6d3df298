import { existsSync } from 'node:fs';
import { openStore, type StoreLocation } from './open-store.ts';
import type { Store } from './store.ts';
import { StoreFileError } from './store-file-error.ts';

/** Compares every card with its ledger (L12), while servers go on. Throws `StoreFileError` when there is no store. */
export async function verifyStore(location: StoreLocation): Promise<Awaited<ReturnType<Store['verify']>>> {
  if (!location.databaseUrl && !existsSync(location.file)) {
    throw new StoreFileError(`${location.file} does not exist.`);
  }
  const store = await openStore(location);
  try {
    return await store.verify();
  } finally {
    await store.close();
  }
}
