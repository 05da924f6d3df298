import { resolve } from 'node:path';
import { readConfig } from '../config.ts';
import { storeLocation } from '../store-location.ts';
import { restoreStore } from '../store/restore-store.ts';
import type { Io } from './io.ts';
import { verify } from './verify.ts';

/** Puts a backup in the place of the store, keeps what was there beside it, and compares every card with its ledger. */
export async function restore(file: string, io: Io): Promise<boolean> {
  const location = storeLocation(readConfig(io.environment), io.root);
  const before = await restoreStore(location, resolve(io.cwd, file), io.clock());
  io.out(`${file} is restored.${before === undefined ? '' : ` What was there before is now ${before}.`}\n`);
  return verify(io);
}
