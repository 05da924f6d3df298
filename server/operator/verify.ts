import { readConfig } from '../config.ts';
import { storeLocation } from '../store-location.ts';
import { verifyStore } from '../store/verify-store.ts';
import type { Io } from './io.ts';

/** Compares every card with its ledger (L12) and prints each difference. */
export async function verify(io: Io): Promise<boolean> {
  const { cards, faults } = await verifyStore(storeLocation(readConfig(io.environment), io.root));
  for (const { cardID, fault } of faults) io.err(`${cardID}: ${fault}\n`);
  const differing = new Set(faults.map(({ cardID }) => cardID)).size;
  if (differing > 0) io.err(`Of ${cards} cards, ${differing} differ from their ledgers.\n`);
  else io.out(`Cards that are what their ledgers say: ${cards}, all.\n`);
  return differing === 0;
}
