import type { ApiErrorCode } from '../protocol/errors.ts';
import type { Card } from '../protocol/card.ts';
import type { Role, StaffAnswer, Stats, UserData, UserExport } from '../protocol/calls.ts';
import type { QrScanned } from '../protocol/realtime.ts';
import type { ScanAnswer } from '../protocol/scan.ts';
import type { HistoryRow } from '../protocol/tonight.ts';
import type { Bar } from '../loyalty/bars.ts';
import type { Change, NewsFacts } from '../tonight/decide-news.ts';
import type { BarNews } from '../tonight/news-at.ts';
import { ExplainedError } from '../protocol/explained-error.ts';

/**
 * The store of the stamp card and of tonight's news. Each method is one transaction: what it answers is on disk (L13). Instants are
 * milliseconds since 1970, passed by the caller, so that tests control the clock.
 *
 * Every method throws `StoreUnavailable` if the database cannot be reached or written; then nothing has changed, or a retry
 * returns the result of the first call.
 */
export type Store = {
  /** The open card of each bar. */
  readonly userData: (uid: string, now: number) => Promise<UserData>;
  /** L1, L2, L3, L11. */
  readonly claim: (given: { uid: string; bar: Bar; now: number }) => Promise<{ created: boolean; card: Card }>;
  /** L4 to L9, L11. */
  readonly scan: (given: ScanCommand) => Promise<ScanAnswer>;
  /** L10. Throws `Denied` with 'unknown-stamp', 'not-staff', 'not-your-stamp', 'undo-too-late' or 'card-closed'. */
  readonly undo: (given: { by: string; stampID: string; now: number }) => Promise<Card>;
  /** L9. Returns the new card, also if `by` redeemed the old one before. Throws `Denied`: not-staff, unknown-card, card-closed, card-not-full, card-expired, not-shown. */
  readonly redeem: (given: RedeemCommand) => Promise<Card>;

  /** L6: opens a showing, or continues the open one. Throws `Denied` with 'unknown-card'. */
  readonly show: (given: { uid: string; barID: string; now: number }) => Promise<ShowingState>;
  /** Ends the showing of this card, if one is open. */
  readonly hide: (given: { uid: string; barID: string; now: number }) => Promise<void>;
  /** Renews the leases of these showings, whose sockets are connected, up to the limit of L6. */
  readonly keepShowings: (given: { showings: readonly string[]; now: number }) => Promise<void>;
  /** After the loss of its last socket, the showing ends in 30 s unless it is shown again (L6). */
  readonly loseShowing: (given: { showing: string; now: number }) => Promise<void>;
  /** The last scan of this user's cards in the last 5 minutes that no phone acknowledged (L14). */
  readonly missed: (given: { uid: string; now: number }) => Promise<QrScanned | undefined>;
  /** Records that a phone has acknowledged this stamp. */
  readonly received: (given: { uid: string; stampID: string }) => Promise<void>;

  /** The bars at which this person is staff; `bars` gives their names. */
  readonly staffOf: (given: { uid: string; bars: ReadonlyMap<string, Bar> }) => Promise<StaffAnswer>;
  readonly roleOf: (given: { uid: string; barID: string }) => Promise<Role | undefined>;
  /** L16. `by` is an owner's uid; undefined for the operator. Throws `Denied` with 'not-owner'. */
  readonly invite: (given: {
    by: string | undefined;
    barID: string;
    role: Role;
    now: number;
  }) => Promise<{ token: string; expires: number }>;
  /** L16. An owner who accepts an invitation as staff stays owner. Throws `Denied` with 'bad-invitation'. */
  readonly accept: (given: {
    uid: string;
    name: string;
    token: string;
    now: number;
  }) => Promise<{ barID: string; role: Role }>;
  /** Removes a person (or oneself) from a bar's staff, or from all bars of `by`. Throws `Denied`: not-owner, unknown-member, last-owner. */
  readonly removeStaff: (given: { by: string; uid: string; barID: string | undefined; now: number }) => Promise<void>;
  /** Days in the site's time zone, 'YYYY-MM-DD', both included. Throws `Denied` with 'not-owner'. */
  readonly stats: (given: { by: string; barID: string; from: string; to: string }) => Promise<Stats>;

  /** All news of a bar, including those that ended since the last change. */
  readonly newsOf: (given: { barID: string }) => Promise<BarNews>;
  /**
   * T1 to T4, T7: changes the news of a bar, if necessary. Returns the news after the change, the subject of the change,
   * and whether it set something new. Throws `Denied` with 'not-staff', 'not-owner', 'unknown-dish', 'unknown-special',
   * 'not-your-price', 'too-many-specials', 'conflicting-marks' or 'bad-end'.
   */
  readonly changeNews: (given: NewsCommand) => Promise<{ news: BarNews; subject: string; isNew: boolean }>;
  /** Days of service, 'YYYY-MM-DD', both included; the last change first. Throws `Denied` with 'not-owner'. */
  readonly newsHistory: (given: { by: string; barID: string; from: string; to: string }) => Promise<HistoryRow[]>;

  /** L15. */
  readonly exportUser: (given: { uid: string; now: number }) => Promise<UserExport>;
  /** L15: afterwards nothing identifies this person; the ledger's events stay, anonymously. */
  readonly deleteUser: (given: { uid: string; now: number }) => Promise<void>;

  /** L12, T7: compares every card, and the news of every bar, with their ledgers, and returns the differences. */
  readonly verify: () => Promise<{
    cards: number;
    /** Bars that ever had news. */
    bars: number;
    faults: ({ cardID: string; fault: string } | { barID: string; fault: string })[];
  }>;
  /** Resolves if the database answers and can be written. */
  readonly ping: () => Promise<void>;
  /** Calls the listener after commits, in any process, that concern a person or a bar's readers. Returns a function that stops it. */
  readonly onNotice: (listener: (notice: Notice) => void) => () => void;
  /** Finishes what was accepted, then closes. */
  readonly close: () => Promise<void>;
};

/** The argument of a method, and its result. */
export type Given<Method extends keyof Store> = Parameters<Store[Method]>[0];
export type Answer<Method extends keyof Store> = Awaited<ReturnType<Store[Method]>>;

export type ScanCommand = {
  readonly by: string;
  /** The content of the code, or the typed digits. */
  readonly code: { readonly barID: string; readonly cardOwnerID: string } | { readonly typed: string };
  /** The bar chosen at the scanner; undefined: that of the code, or for typed digits any bar at which `by` is staff. */
  readonly barID: string | undefined;
  readonly unshown: boolean;
  readonly now: number;
};

export type NewsCommand = {
  readonly by: string;
  readonly barID: string;
  readonly change: Change;
  /** The dish of the change in the served menu; undefined if the menu does not have it. */
  readonly dish: NewsFacts['dish'];
  /** The venue's time zone. */
  readonly zone: string;
  readonly now: number;
};

export type RedeemCommand = {
  readonly by: string;
  readonly cardID: string;
  readonly code: ScanCommand['code'];
  readonly bars: ReadonlyMap<string, Bar>;
  readonly now: number;
};

export type ShowingState = {
  /** The showing's id. */
  readonly showing: string;
  /** When it ends at the latest. */
  readonly ends: number;
  /** Digits that a waiter may type, unique among the open showings of this bar. */
  readonly typed: string;
  /** The result of an earlier scan, if the diner's phone was offline then. */
  readonly scanned?: QrScanned;
};

/** A commit that concerns a person, or all readers of a bar's menu. */
export type Notice =
  | { readonly kind: 'scanned'; readonly uid: string; readonly scanned: QrScanned }
  | { readonly kind: 'card'; readonly uid: string; readonly card: Card }
  /** Roles or data of this person were removed: open sockets must be closed. */
  | { readonly kind: 'revoked'; readonly uid: string }
  /** The news of a bar changed. */
  | { readonly kind: 'news'; readonly barID: string }
  /** Notices of other processes may have been lost: their connection was interrupted. */
  | { readonly kind: 'gap' };

/** A rule forbids the request; nothing has changed. */
export class Denied extends Error {
  override name = 'Denied';
  readonly code: ApiErrorCode;

  constructor(code: ApiErrorCode) {
    super(code);
    this.code = code;
  }
}

/** The database is unreachable, full or read-only; the call may be retried. */
export class StoreUnavailable extends ExplainedError {}
