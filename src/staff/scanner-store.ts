import type { Card } from '../../server/protocol/card.ts';
import type { ScanRequest } from '../../server/protocol/scan.ts';
import { looksOurs } from './detect.ts';
import { type FailureWord, failureOf } from './failure-of.ts';
import { asksSomething, fullCardOf, type Outcome, outcomeOf, outcomeOfFailure } from './outcome-of.ts';
import { type RecentScan, withOutcome, withUndone } from './recent-scans.ts';
import type { ScanApi } from './staff-api.ts';
import { StateStore } from '../ui/state-store.ts';

/** The sound and vibration of an outcome: given, not given, or a question to the waiter. */
export type Tone = 'good' | 'bad' | 'question';

export type ScannerState = {
  /** The camera looks for a code; a scan is under way; its outcome is shown. */
  readonly phase: 'looking' | 'sending' | 'shown';
  /** The number of outcomes. */
  readonly turn: number;
  /** While it is shown. */
  readonly outcome: Outcome | undefined;
  /** The action under way besides a scan: a hand-over, or the undo of this stamp. */
  readonly acting: 'hand-over' | { readonly undo: string } | undefined;
  /** Why the last action failed. `undo` names the stamp. */
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

type Scanned = ScanRequest & { readonly qr: string };

/** How long an outcome that asks nothing is shown, in milliseconds. */
const SHOWN_FOR = 6_000;
/** How long an outcome is shown at least before another code may replace it, in milliseconds. */
const READ_IN = 1_500;
/** How long a handled code must be out of the camera's view before it is sent again, in milliseconds. */
const FORGOTTEN_AFTER = 3_000;
/** The pause after a refusal is dismissed, in milliseconds: the phone may still be over the same code. */
const PAUSE = 1_000;

/** Whether a pause of so many milliseconds that ends at `until` is under way. One that ends later began before the phone set its clock back. */
const isPause = (length: number, until: number, now: number): boolean => now < until && now >= until - length;

/** The waiter's scanner at one bar: its requests and their outcomes. One request at a time. */
export class ScannerStore extends StateStore<ScannerState> {
  readonly #parts: ScannerParts;
  /** The scan whose outcome is shown. */
  #request: Scanned = { qr: '' };
  #shownAt = 0;
  /** Handled codes, and the time until which the camera ignores each. */
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

  /** Call this for each code that the camera sees, many times a second. Only what looks like the product's own is sent. */
  async see(text: string): Promise<void> {
    const now = this.#parts.now();
    const until = this.#passed.get(text) ?? 0;
    if (until === Number.POSITIVE_INFINITY || isPause(FORGOTTEN_AFTER, until, now)) {
      this.#passed.set(text, Math.max(until, now + FORGOTTEN_AFTER));
      return;
    }
    const { phase, outcome } = this.state;
    const isRead = !isPause(READ_IN, this.#shownAt + READ_IN, now);
    const isReplaceable = outcome && !this.state.acting && !asksSomething(outcome) && isRead;
    if (isPause(PAUSE, this.#deafUntil, now) || phase === 'sending' || (phase === 'shown' && !isReplaceable)) return;
    if (looksOurs(text)) return this.#scan({ qr: text });
    // It may hold a secret, such as the password of a network.
    this.#begin({ qr: text });
    this.#show({ kind: 'refused', why: 'notACode' });
  }

  /** Sends a code that the waiter has typed from the diner's screen. */
  async type(code: string): Promise<void> {
    if (this.state.phase === 'looking') await this.#scan({ qr: code });
  }

  /** Repeats a scan that got no answer: a showing gives one stamp at most (L5). */
  async tryAgain(): Promise<void> {
    if (this.state.outcome?.kind === 'failed') await this.#scan(this.#request);
  }

  /** Stamps after the waiter has confirmed that the diner's phone has no signal (L7). */
  async stampUnshown(): Promise<void> {
    if (this.state.outcome?.kind === 'not-shown') await this.#scan({ ...this.#request, unshown: true });
  }

  /** Redeems the shown full card: the reward has been handed over (L9). */
  async handOver(): Promise<void> {
    const full = fullCardOf(this.state.outcome);
    if (!full || this.state.acting) return;
    this.#stopTimer();
    this.#set({ acting: 'hand-over', problem: undefined });
    try {
      const card = await this.#parts.api.redeem(full.cardID, this.#request.qr);
      this.#show({ kind: 'redeemed', full, card });
    } catch (cause) {
      const why = failureOf(cause);
      if (why === 'cardClosed') return this.#show({ kind: 'refused', why });
      this.#parts.sound('bad');
      this.#set({ acting: undefined, problem: { why } });
    }
  }

  /** Undoes a stamp (L10): that of the outcome, or one of the list. */
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

  /** Dismisses the outcome: the camera looks for the next code. */
  readonly next = (): void => {
    const { phase, outcome, acting } = this.state;
    if (phase !== 'shown' || acting) return;
    this.#stopTimer();
    const now = this.#parts.now();
    const gaveNothing = outcome && ['failed', 'refused', 'not-shown'].includes(outcome.kind);
    // After a refusal the same code may be scanned again, when the diner has solved the problem; a stamped code may not.
    if (gaveNothing) {
      this.#passed.delete(this.#request.qr);
      this.#deafUntil = now + PAUSE;
    } else {
      this.#passed.set(this.#request.qr, now + FORGOTTEN_AFTER);
    }
    this.#set({ phase: 'looking', outcome: undefined, problem: undefined });
  };

  /** Stops the timer. */
  readonly close = (): void => this.#stopTimer();

  #begin(request: Scanned): void {
    this.#stopTimer();
    // The previous code's pause starts now.
    if (this.#passed.has(this.#request.qr)) this.#passed.set(this.#request.qr, this.#parts.now() + FORGOTTEN_AFTER);
    this.#request = request;
  }

  async #scan(request: Scanned): Promise<void> {
    this.#begin(request);
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
