import { useSyncExternalStore } from 'react';
import { lineOf, subscribeToLines } from './row-lines.ts';

const NOTHING = (): null => null;

/** The finder's line in a row or below a section's title. A row is rendered anew only when its own line changes. */
export function Verdict({ of }: { readonly of: object }) {
  return useSyncExternalStore(subscribeToLines, () => lineOf(of), NOTHING);
}
