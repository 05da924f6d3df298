import type { Card } from '../../server/protocol/card.ts';
import type { ScanRequest } from '../../server/protocol/scan.ts';
import { type FailureWord, failureOf } from './failure-of.ts';
import { asksSomething, fullCardOf, type Outcome, outcomeOf, outcomeOfFailure } from './outcome-of.ts';
import { type RecentScan, withOutcome, withUndone } from './recent-scans.ts';
import type { ScanApi } from './staff-api.ts';
import { StateStore } from '../ui/state-store.ts';

/** How an outcome sounds and feels: something was given, nothing was, or the waiter is asked. */
export type Tone = 'good' | 'bad' | 'question';

export type ScannerState = {
  /** The camera looks for a code; a scan is under way; its outcome is shown. */
  readonly phase: 'looking' | 'sending' | 'shown';
  /** Counts the outcomes. */
  readonly turn: number;
  /** While it is shown. */
  readonly outcome: Outcome | undefined;
  /** What the waiter has asked for beside a scan and is under way: a hand-over, or the undoing of this stamp. */
  readonly acting: 'hand-over' | { readonly undo: string } | undefined;
  /** Why the last of these failed. `undo` names the stamp. */
  readonly problem: { readonly why: FailureWord; readonly undo?: string } | undefined;
  /** Newest first. */
  readonly recent: readonly RecentScan[];
};

export type ScannerParts = {
  readonly api: ScanApi;
  readonly barID: string;
  /** Milliseconds of this phone's clock. */
  readonly now: () => number;
  /** Calls back after so many milliseconds, unless the function that it returns was called. */
  readonly after: (milliseconds: number, act: () => void) => () => void;
  readonly readRecent: () => readonly RecentScan[];
  readonly writeRecent: (scans: readonly RecentScan[]) => void;
  readonly sound: (tone: Tone) => void;
};

/** An outcome that asks nothing gives way to the next scan after this long. */
const SHOWN_FOR = 6_000;
/** A code of somebody else may replace an outcome only when it has been there this long. */
const READ_IN = 1_500;
/** A code that has been dealt with is not sent again before the camera has been without it this long. */
const FORGOTTEN_AFTER = 3_000;
/** After a refusal was put away, so that the phone is not still over the same code. */
const PAUSE = 1_000;

/** The waiter's scanner at one bar: what it has sent, what came of it, and what may be sent next. One request at a time. */
export class ScannerStore extends StateStore<ScannerState> {
  readonly #parts: ScannerParts;
  /** The scan whose outcome is shown. */
  #request: ScanRequest & { readonly qr: string } = { qr: '' };
  #shownAt = 0;
  /** Codes that have been dealt with, and until when the camera passes over each. */
  readonly #passed = new Map<string, number>();
  #deafUntil = 0;
  #stopTimer = (): void => {};

  constructor(parts: ScannerParts) {
    super({
      phase: 'looking',
      turn: 0,
      outcome: undefined,
      acting: undefined,
      problem: undefined,
      recent: parts.readRecent(),
    });
    this.#parts = parts;
  }

  /** The camera sees a code, as it does many times a second while one is before it. */
  async see(text: string): Promise<void> {
    const now = this.#parts.now();
    const until = this.#passed.get(text) ?? 0;
    if (now < until) {
      this.#passed.set(text, Math.max(until, now + FORGOTTEN_AFTER));
      return;
    }
    const { phase, outcome } = this.state;
    const isReplaceable = outcome && !this.state.acting && !asksSomething(outcome) && now >= this.#shownAt + READ_IN;
    if (now < this.#deafUntil || phase === 'sending' || (phase === 'shown' && !isReplaceable)) return;
    await this.#scan({ qr: text });
  }

  /** The waiter has typed the code that the diner's screen shows. */
  async type(code: string): Promise<void> {
    if (this.state.phase === 'looking') await this.#scan({ qr: code });
  }

  /** The same scan once more, after no answer: a showing gives one stamp at most (L5). */
  async tryAgain(): Promise<void> {
    if (this.state.outcome?.kind === 'failed') await this.#scan(this.#request);
  }

  /** The waiter confirms that the diner's phone has no signal (L7). */
  async stampUnshown(): Promise<void> {
    if (this.state.outcome?.kind === 'not-shown') await this.#scan({ ...this.#request, unshown: true });
  }

  /** The reward of the full card before us has been handed over (L9). */
  async handOver(): Promise<void> {
    const full = fullCardOf(this.state.outcome);
    if (!full || this.state.acting) return;
    this.#stopTimer();
    this.#set({ acting: 'hand-over', problem: undefined });
    try {
      const card = await this.#parts.api.redeem(full.cardID, this.#request.qr);
      this.#show({ kind: 'redeemed', full, card });
    } catch (cause) {
      this.#parts.sound('bad');
      this.#set({ acting: undefined, problem: { why: failureOf(cause) } });
    }
  }

  /** Takes a stamp back (L10): that of the outcome, or one of the list. */
  async undo(stampID: string): Promise<void> {
    if (this.state.acting || this.state.phase === 'sending') return;
    this.#stopTimer();
    this.#set({ acting: { undo: stampID }, problem: undefined });
    try {
      const card: Card = await this.#parts.api.undo(stampID);
      this.#keep(withUndone(this.state.recent, stampID));
      if (this.state.phase === 'shown') this.#show({ kind: 'undone', card });
      else this.#set({ acting: undefined });
    } catch (cause) {
      this.#parts.sound('bad');
      this.#set({ acting: undefined, problem: { why: failureOf(cause), undo: stampID } });
    }
  }

  /** Puts the outcome away: the camera looks for the next code. */
  readonly next = (): void => {
    const { phase, outcome, acting } = this.state;
    if (phase !== 'shown' || acting) return;
    this.#stopTimer();
    const now = this.#parts.now();
    const gaveNothing = outcome && ['failed', 'refused', 'not-shown'].includes(outcome.kind);
    // The waiter wants it tried again when the diner has done what they were asked for; a stamp is not to be asked for twice.
    if (gaveNothing) {
      this.#passed.delete(this.#request.qr);
      this.#deafUntil = now + PAUSE;
    } else {
      this.#passed.set(this.#request.qr, now + FORGOTTEN_AFTER);
    }
    this.#set({ phase: 'looking', outcome: undefined, problem: undefined });
  };

  /** Nothing is to happen any more. */
  readonly close = (): void => this.#stopTimer();

  async #scan(request: ScanRequest & { readonly qr: string }): Promise<void> {
    this.#stopTimer();
    // The one before gives way to this one.
    if (this.#passed.has(this.#request.qr)) this.#passed.set(this.#request.qr, this.#parts.now() + FORGOTTEN_AFTER);
    this.#request = request;
    this.#set({ phase: 'sending', outcome: undefined, problem: undefined });
    const { api, barID, now } = this.#parts;
    try {
      this.#show(outcomeOf(await api.scan({ ...request, barID }), now()));
    } catch (cause) {
      this.#show(outcomeOfFailure(cause));
    }
  }

  #show(outcome: Outcome): void {
    this.#shownAt = this.#parts.now();
    this.#passed.set(this.#request.qr, Number.POSITIVE_INFINITY);
    this.#keep(withOutcome(this.state.recent, outcome, this.#shownAt));
    this.#set({ phase: 'shown', turn: this.state.turn + 1, outcome, acting: undefined, problem: undefined });
    this.#parts.sound(toneOf(outcome));
    this.#stopTimer();
    if (!asksSomething(outcome)) this.#stopTimer = this.#parts.after(SHOWN_FOR, this.next);
  }

  #keep(recent: readonly RecentScan[]): void {
    if (recent === this.state.recent) return;
    this.#set({ recent });
    this.#parts.writeRecent(recent);
  }

  #set(change: Partial<ScannerState>): void {
    this.setState({ ...this.state, ...change });
  }
}

function toneOf(outcome: Outcome): Tone {
  if (fullCardOf(outcome) || outcome.kind === 'not-shown') return 'question';
  return outcome.kind === 'failed' || outcome.kind === 'refused' || outcome.kind === 'repeated' ? 'bad' : 'good';
}
