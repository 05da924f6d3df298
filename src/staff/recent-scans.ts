import { readKept } from '../session/remember-user.ts';
import { removeStored, writeStored } from '../ui/storage.ts';
import type { Outcome } from './outcome-of.ts';

/** A scan in the list of recent ones: no names, and only the id and the count of the card. */
export type RecentScan = {
  /** The time in milliseconds of this phone's clock. */
  readonly at: number;
  readonly kind: Outcome['kind'];
  /** The name of the text about why there was no stamp. */
  readonly why?: Extract<Outcome, { why: string }>['why'];
  readonly cardID?: string;
  readonly nStamps?: number;
  readonly maxStamps?: number;
  readonly stampID?: string;
  /** Until when the stamp can be undone, by this phone's clock (L10); 0 when it no longer can. */
  readonly undoBy: number;
};

/** The most scans in the list. */
const MOST = 20;

const KEY = 'carta-staff-recent';

/** Reads a person's list, newest first; empty if it is unreadable or another person's. */
export const readRecent = (uid: string): readonly RecentScan[] =>
  readKept<{ uid: string; scans: readonly RecentScan[] }>('sessionStorage', KEY, uid)?.scans ?? [];

export const writeRecent = (uid: string, scans: readonly RecentScan[]): void =>
  writeStored('sessionStorage', KEY, JSON.stringify({ uid, scans }));

export const forgetRecent = (): void => removeStored('sessionStorage', KEY);

/** The list with the newest outcome first. Calls without an answer are left out, because their outcome is unknown. */
export function withOutcome(scans: readonly RecentScan[], outcome: Outcome, at: number): readonly RecentScan[] {
  if (outcome.kind === 'failed' || outcome.kind === 'undone' || outcome.kind === 'not-shown') return scans;
  const card = outcome.kind === 'redeemed' ? outcome.full : 'card' in outcome ? outcome.card : undefined;
  // The undo of a stamp is offered once, at the first answered scan: an earlier answer may have been lost.
  const isOffered = 'undoBy' in outcome && !scans.some(({ stampID }) => stampID === outcome.stampID);
  const scan: RecentScan = {
    at,
    kind: outcome.kind,
    undoBy: isOffered ? outcome.undoBy : 0,
    ...('why' in outcome && { why: outcome.why }),
    ...('stampID' in outcome && { stampID: outcome.stampID }),
    ...(card && { cardID: card.cardID, nStamps: card.nStamps, maxStamps: card.maxStamps }),
  };
  // A redeemed card's stamps cannot be undone (L10).
  const redeemed = outcome.kind === 'redeemed' ? outcome.full.cardID : undefined;
  const older = scans.map((each) => (redeemed && each.cardID === redeemed ? { ...each, undoBy: 0 } : each));
  return [scan, ...older].slice(0, MOST);
}

/** The list after a stamp was undone. */
export const withUndone = (scans: readonly RecentScan[], stampID: string): readonly RecentScan[] =>
  scans.map((scan) => (scan.stampID === stampID && scan.undoBy > 0 ? { ...scan, kind: 'undone', undoBy: 0 } : scan));
