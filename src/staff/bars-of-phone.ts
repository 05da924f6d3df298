import { readKept } from '../session/remember-user.ts';
import { readStored, writeStored, removeStored } from '../ui/storage.ts';
import type { StaffBar } from './staff-api.ts';

/** The storage key of the chosen bar. */
const KEY = 'carta-staff-bar';

/** The bar to work at: the only one, or the one that was chosen last; undefined where the waiter has to choose. */
export function chosenBar<Bar extends { readonly barID: string }>(bars: readonly Bar[]): Bar | undefined {
  if (bars.length === 1) return bars[0];
  const stored = readStored('localStorage', KEY);
  return bars.find(({ barID }) => barID === stored);
}

export const rememberBar = (barID: string): void => writeStored('localStorage', KEY, barID);

/** The storage key of the bars of the person who was signed in last, for use without network. No other people's names are stored. */
const KEPT = 'carta-staff-bars';

type Kept = { readonly uid: string; readonly bars: readonly StaffBar[] };

export const keptBars = (uid: string): readonly StaffBar[] | undefined =>
  readKept<Kept>('localStorage', KEPT, uid)?.bars;

export function keepBars(uid: string, bars: readonly StaffBar[]): void {
  const kept: Kept = { uid, bars: bars.map(({ barID, name, role }) => ({ barID, name, role })) };
  writeStored('localStorage', KEPT, JSON.stringify(kept));
}

export const forgetBars = (): void => removeStored('localStorage', KEPT);
