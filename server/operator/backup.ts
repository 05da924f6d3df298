import { resolve } from 'node:path';
import { readConfig } from '../config.ts';
import { storeLocation } from '../store-location.ts';
import { backupStore } from '../store/backup-store.ts';
import type { Io } from './io.ts';

/** Copies the store of one moment into a new file. A server may be running. */
export async function backup(file: string, io: Io): Promise<boolean> {
  await backupStore(storeLocation(readConfig(io.environment), io.root), resolve(io.cwd, file));
  io.out(`${file} is written. Keep it as safe as the store itself: it says who has which card.\n`);
  return true;
}
