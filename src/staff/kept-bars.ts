import { readStored, removeStored, writeStored } from '../ui/storage.ts';
import type { StaffBar } from './staff-api.ts';

/** Where who was signed in last works, as this phone last heard it: for when there is no network. Nobody else's names are kept. */
const KEY = 'carta-staff-bars';

type Kept = { readonly uid: string; readonly bars: readonly StaffBar[] };

export function keptBars(uid: string): readonly StaffBar[] | undefined {
  try {
    const kept = JSON.parse(readStored('localStorage', KEY) ?? '') as Kept;
    return kept.uid === uid ? kept.bars : undefined;
  } catch {
    // There is none, or it is not ours.
    return undefined;
  }
}

export function keepBars(uid: string, bars: readonly StaffBar[]): void {
  const kept: Kept = { uid, bars: bars.map(({ barID, name, role }) => ({ barID, name, role })) };
  writeStored('localStorage', KEY, JSON.stringify(kept));
}

export const forgetBars = (): void => removeStored('localStorage', KEY);
