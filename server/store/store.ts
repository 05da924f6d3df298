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
 * Where everything of the stamp card and of tonight's news is kept. Each method is one transaction: what it answers is on disk (L13). Instants are
 * milliseconds since 1970, given by the caller, so that tests move the clock.
 *
 * Every method throws `StoreUnavailable` when the database cannot be reached or written; then nothing has changed, or the same call
 * made again answers what was done.
 */
export type Store = {
  /** Cards of all bars: the open one of each. */
  readonly userData: (uid: string, now: number) => Promise<UserData>;
  /** L1, L2, L3, L11. */
  readonly claim: (given: { uid: string; bar: Bar; now: number }) => Promise<{ created: boolean; card: Card }>;
  /** L4 to L9, L11. */
  readonly scan: (given: ScanCommand) => Promise<ScanAnswer>;
  /** L10. Throws `Denied` with 'unknown-stamp', 'not-staff', 'not-your-stamp', 'undo-too-late' or 'card-closed'. */
  readonly undo: (given: { by: string; stampID: string; now: number }) => Promise<Card>;
  /** L9. Answers the new card, also when `by` redeemed it before. Throws `Denied`: not-staff, unknown-card, card-closed, card-not-full, card-expired, not-shown. */
  readonly redeem: (given: RedeemCommand) => Promise<Card>;

  /** L6: opens a showing, or goes on with the one that is open. Throws `Denied` with 'unknown-card'. */
  readonly show: (given: { uid: string; barID: string; now: number }) => Promise<ShowingState>;
  /** Ends the showing of this card, if one is open. */
  readonly hide: (given: { uid: string; barID: string; now: number }) => Promise<void>;
  /** Sockets of these showings are connected: they stay open for another while, but never longer than L6 says. */
  readonly keepShowings: (given: { showings: readonly string[]; now: number }) => Promise<void>;
  /** The last socket of this showing is lost: it ends 30 s from now unless it is shown again (L6). */
  readonly loseShowing: (given: { showing: string; now: number }) => Promise<void>;
  /** What was scanned of this user's cards in the last 5 minutes and never acknowledged by a phone (L14). */
  readonly missed: (given: { uid: string; now: number }) => Promise<QrScanned | undefined>;
  /** A phone has the news of this stamp. */
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
  /** L16. An owner who takes an invitation as staff stays owner. Throws `Denied` with 'bad-invitation'. */
  readonly accept: (given: {
    uid: string;
    name: string;
    token: string;
    now: number;
  }) => Promise<{ barID: string; role: Role }>;
  /** Removes a person from a bar's staff, or from all bars of `by`; or themselves. Throws `Denied`: not-owner, unknown-member, last-owner. */
  readonly removeStaff: (given: { by: string; uid: string; barID: string | undefined; now: number }) => Promise<void>;
  /** Days of Madrid, 'YYYY-MM-DD', both included. Throws `Denied` with 'not-owner'. */
  readonly stats: (given: { by: string; barID: string; from: string; to: string }) => Promise<Stats>;

  /** All news of a bar, those among them that have ended since the last change. */
  readonly newsOf: (given: { barID: string }) => Promise<BarNews>;
  /**
   * T1 to T4, T7: changes the news of a bar, where there is something to change. Answers them as they are then, what the change was of,
   * and whether it set something that was not there. Throws `Denied` with 'not-staff', 'not-owner', 'unknown-dish', 'unknown-special',
   * 'not-your-price', 'too-many-specials', 'conflicting-marks' or 'bad-end'.
   */
  readonly changeNews: (given: NewsCommand) => Promise<{ news: BarNews; subject: string; isNew: boolean }>;
  /** Days of service, 'YYYY-MM-DD', both included; the last change first. Throws `Denied` with 'not-owner'. */
  readonly newsHistory: (given: { by: string; barID: string; from: string; to: string }) => Promise<HistoryRow[]>;

  /** L15. */
  readonly exportUser: (given: { uid: string; now: number }) => Promise<UserExport>;
  /** L15: afterwards nothing says who this was; the ledger's events stay without a name. */
  readonly deleteUser: (given: { uid: string; now: number }) => Promise<void>;

  /** L12, T7: compares every card, and the news of every bar, with their ledgers; which differ, and how. */
  readonly verify: () => Promise<{
    cards: number;
    /** Bars that ever had news. */
    bars: number;
    faults: ({ cardID: string; fault: string } | { barID: string; fault: string })[];
  }>;
  /** Answers when the database does, and has written something. */
  readonly ping: () => Promise<void>;
  /** Calls back after each commit with what concerns people who may have a phone in their hands, from any process. */
  readonly onNotice: (listener: (notice: Notice) => void) => () => void;
  /** Finishes what was accepted, then closes. */
  readonly close: () => Promise<void>;
};

/** What a method is given, and what it answers. */
export type Given<Method extends keyof Store> = Parameters<Store[Method]>[0];
export type Answer<Method extends keyof Store> = Awaited<ReturnType<Store[Method]>>;

export type ScanCommand = {
  readonly by: string;
  /** What the code says, or the digits that were typed. */
  readonly code: { readonly barID: string; readonly cardOwnerID: string } | { readonly typed: string };
  /** The bar chosen at the scanner; undefined: that of the code, or for typed digits any at which `by` is staff. */
  readonly barID: string | undefined;
  readonly unshown: boolean;
  readonly now: number;
};

export type NewsCommand = {
  readonly by: string;
  readonly barID: string;
  readonly change: Change;
  /** The dish that the change is of, in the menu that is served; undefined where that has none such. */
  readonly dish: NewsFacts['dish'];
  /** Where the venue is. */
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
  /** When it ends by itself, at the latest. */
  readonly ends: number;
  /** Digits that a waiter may type; of no other showing that is open at this bar. */
  readonly typed: string;
  /** What was scanned of it before: the diner's phone was away. */
  readonly scanned?: QrScanned;
};

/** Something was committed that concerns a person, or all who look at a bar's menu. */
export type Notice =
  | { readonly kind: 'scanned'; readonly uid: string; readonly scanned: QrScanned }
  | { readonly kind: 'card'; readonly uid: string; readonly card: Card }
  /** Roles or data of this person went away: open sockets must be closed. */
  | { readonly kind: 'revoked'; readonly uid: string }
  /** The news of a bar are others. */
  | { readonly kind: 'news'; readonly barID: string }
  /** Notices of other processes may have been lost: what brings them was away, and is back. */
  | { readonly kind: 'gap' };

/** A rule forbids what was asked; nothing has changed. */
export class Denied extends Error {
  override name = 'Denied';
  readonly code: ApiErrorCode;

  constructor(code: ApiErrorCode) {
    super(code);
    this.code = code;
  }
}

/** The database is away, full or read-only; the call may be made again. */
export class StoreUnavailable extends ExplainedError {}
