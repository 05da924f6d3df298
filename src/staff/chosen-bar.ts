import { readStored, writeStored } from '../ui/storage.ts';

const KEY = 'carta-staff-bar';

/** The bar to work at: the only one, or the one that was chosen last; undefined where the waiter has to say. */
export function chosenBar<Bar extends { readonly barID: string }>(bars: readonly Bar[]): Bar | undefined {
  if (bars.length === 1) return bars[0];
  const stored = readStored('localStorage', KEY);
  return bars.find(({ barID }) => barID === stored);
}

export const rememberBar = (barID: string): void => writeStored('localStorage', KEY, barID);
