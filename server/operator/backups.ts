import { resolve } from 'node:path';
import { readConfig, storeLocation } from '../config.ts';
import { backupStore, backupToFolder } from '../store/backup-store.ts';
import { restoreStore } from '../store/restore-store.ts';
import { type StoreLocation, withStore } from '../store/open-store.ts';
import type { Io } from './io.ts';

const locationOf = ({ environment, root }: Io): StoreLocation => storeLocation(readConfig(environment), root);

/** Writes a consistent copy of the store to a new file. A server may be running. */
export async function backup(file: string, io: Io): Promise<void> {
  await backupStore(locationOf(io), resolve(io.cwd, file));
  io.out(`${file} is written. Keep it as safe as the store itself: it says who has which card.\n`);
}

/** Copies the store into a folder under a name with the time, and removes backups older than `days`. A server may be running. */
export async function backupDaily(folder: string, days: number, io: Io): Promise<void> {
  const config = readConfig(io.environment);
  if (config.production && !config.firebase) {
    return io.out('Menus alone: there is no store, and nothing to back up.\n');
  }
  const at = { now: io.clock(), days };
  const { written, removed } = await backupToFolder(storeLocation(config, io.root), resolve(io.cwd, folder), at);
  return io.out(`${written} is written, older ones removed: ${removed.length}. Keep a copy on another machine.\n`);
}

/** Replaces the store with a backup, keeps the old store beside it, and verifies every card against its ledger. */
export async function restore(file: string, io: Io): Promise<boolean> {
  const before = await restoreStore(locationOf(io), resolve(io.cwd, file), io.clock());
  io.out(`${file} is restored.${before === undefined ? '' : ` What was there before is now ${before}.`}\n`);
  return verify(io);
}

/** Compares every card, and every bar's news, with their ledgers (L12, T7) and prints each difference. */
export async function verify(io: Io): Promise<boolean> {
  const { cards, bars, faults } = await withStore(locationOf(io), (store) => store.verify());
  const cardFaults = faults.flatMap((fault) => ('cardID' in fault ? fault.cardID : []));
  const barFaults = faults.flatMap((fault) => ('barID' in fault ? fault.barID : []));
  for (const fault of faults) io.err(`${'cardID' in fault ? fault.cardID : fault.barID}: ${fault.fault}\n`);
  tell(io, cardFaults, `Of ${cards} cards,`, `Cards that are what their ledgers say: ${cards}, all.`);
  tell(io, barFaults, `Of the news of ${bars} bars,`, `Bars whose news are what their ledgers say: ${bars}, all.`);
  return faults.length === 0;
}

function tell(io: Io, differing: readonly string[], of: string, good: string): void {
  const count = new Set(differing).size;
  if (count > 0) io.err(`${of} ${count} differ from their ledgers.\n`);
  else io.out(`${good}\n`);
}
