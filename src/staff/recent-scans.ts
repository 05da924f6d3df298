import { readKept } from '../session/remember-user.ts';
import { removeStored, writeStored } from '../ui/storage.ts';
import type { Outcome } from './outcome-of.ts';

/** What the list of recent scans keeps of one: nobody's name, and no more of the card than its id and its count. */
export type RecentScan = {
  /** When, in milliseconds of this phone's clock. */
  readonly at: number;
  readonly kind: Outcome['kind'];
  /** The text that says why there was no stamp. */
  readonly why?: Extract<Outcome, { why: string }>['why'];
  readonly cardID?: string;
  readonly nStamps?: number;
  readonly maxStamps?: number;
  readonly stampID?: string;
  /** Until when the stamp can be undone, by this phone's clock (L10); 0 when it no longer can. */
  readonly undoBy: number;
};

/** How many the list keeps. */
const MOST = 20;

const KEY = 'carta-staff-recent';

/** Reads a person's list, newest first; an unreadable one and another person's are empty. */
export const readRecent = (uid: string): readonly RecentScan[] =>
  readKept<{ uid: string; scans: readonly RecentScan[] }>('sessionStorage', KEY, uid)?.scans ?? [];

export const writeRecent = (uid: string, scans: readonly RecentScan[]): void =>
  writeStored('sessionStorage', KEY, JSON.stringify({ uid, scans }));

export const forgetRecent = (): void => removeStored('sessionStorage', KEY);

/** The list with what has just happened on top. Calls without an answer are no scans: nobody knows what came of them. */
export function withOutcome(scans: readonly RecentScan[], outcome: Outcome, at: number): readonly RecentScan[] {
  if (outcome.kind === 'failed' || outcome.kind === 'undone' || outcome.kind === 'not-shown') return scans;
  const card = outcome.kind === 'redeemed' ? outcome.full : 'card' in outcome ? outcome.card : undefined;
  // A stamp can be taken back at one scan, its first that was answered: the answer before may have been lost.
  const isOffered = 'undoBy' in outcome && !scans.some(({ stampID }) => stampID === outcome.stampID);
  const scan: RecentScan = {
    at,
    kind: outcome.kind,
    undoBy: isOffered ? outcome.undoBy : 0,
    ...('why' in outcome && { why: outcome.why }),
    ...('stampID' in outcome && { stampID: outcome.stampID }),
    ...(card && { cardID: card.cardID, nStamps: card.nStamps, maxStamps: card.maxStamps }),
  };
  // A card that was handed in takes nothing back (L10).
  const older = outcome.kind === 'redeemed' ? withoutUndo(scans, outcome.full.cardID) : scans;
  return [scan, ...older].slice(0, MOST);
}

/** The list after a stamp was undone. */
export const withUndone = (scans: readonly RecentScan[], stampID: string): readonly RecentScan[] =>
  scans.map((scan) => (scan.stampID === stampID && scan.undoBy > 0 ? { ...scan, kind: 'undone', undoBy: 0 } : scan));

const withoutUndo = (scans: readonly RecentScan[], cardID: string): readonly RecentScan[] =>
  scans.map((scan) => (scan.cardID === cardID ? { ...scan, undoBy: 0 } : scan));
