import { readConfig } from '../config.ts';
import { storeLocation } from '../store-location.ts';
import { verifyStore } from '../store/verify-store.ts';
import type { Io } from './io.ts';

/** Compares every card, and every bar's news, with their ledgers (L12, T7) and prints each difference. */
export async function verify(io: Io): Promise<boolean> {
  const { cards, bars, faults } = await verifyStore(storeLocation(readConfig(io.environment), io.root));
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
