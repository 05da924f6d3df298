import type { QrScanned } from '../../../server/protocol/realtime.ts';
import type { OpenShowing, ShowingState } from './showing.ts';

/** How long the confirmation stands before the popup closes, in milliseconds (specification, point 9). */
const CONFIRMATION = 2_000;

/** What a phone does when it was scanned: twice shortly, or once for long where it gave nothing. In milliseconds. */
const SUCCESS_PATTERN = [90, 70, 90];
const REFUSAL_PATTERN = [350];

/** The popup of the code; undefined while it is closed. */
export type CodeState = {
  /** Whose code it is. */
  readonly uid: string;
  readonly phase: ShowingState['phase'];
  readonly digits: string | undefined;
  /** What the last scan meant: a success stands in the code's place, a refusal beside it. */
  readonly scanned: QrScanned | undefined;
};

export type CodeParts = {
  readonly barID: string;
  readonly openShowing: OpenShowing;
  /** The popup has closed after a scan that changed something: the user's data are to be refreshed. */
  readonly onDone: () => void;
  readonly vibrate: (pattern: number[]) => void;
};

/**
 * The popup of the code (specification, point 4): shown, then replaced by a confirmation on a successful scan, then closed two seconds
 * later. It is shown exactly as long as the popup is open.
 */
export class CodeStore {
  readonly #parts: CodeParts;
  readonly #listeners = new Set<() => void>();
  #state: CodeState | undefined;
  #showing: { readonly close: () => void } | undefined;
  /** Which card this person has; undefined where it is not known yet. */
  #cardID: string | undefined;
  /** Which one they had when the code was opened. */
  #openedFor: string | undefined;
  /** Counts the openings: what comes of an earlier one is nobody's. */
  #turn = 0;
  #closing: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: CodeParts) {
    this.#parts = parts;
  }

  readonly getState = (): CodeState | undefined => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Shows somebody's code; while it is shown nothing happens, unless its time is over. */
  open(uid: string): void {
    if (this.#state && this.#state.phase !== 'over' && this.#state.phase !== 'refused') return;
    this.#showing?.close();
    this.#set({ uid, phase: 'connecting', digits: undefined, scanned: undefined });
    this.#openedFor = this.#cardID;
    const { barID, openShowing } = this.#parts;
    this.#turn++;
    const turn = this.#turn;
    this.#showing = openShowing(barID, (state) => {
      if (turn === this.#turn) this.#hear(state);
    });
  }

  /** Which card this person has now: a code that was opened for another closes by itself, lest it stamps this one (L18). */
  follow(cardID: string): void {
    this.#cardID = cardID;
    this.#openedFor ??= cardID;
    if (this.#openedFor !== cardID) this.close();
  }

  close(): void {
    if (!this.#state) return;
    const isDone = this.#state.scanned?.success === true;
    clearTimeout(this.#closing);
    this.#turn++;
    this.#showing?.close();
    this.#showing = undefined;
    this.#set(undefined);
    if (isDone) this.#parts.onDone();
  }

  #hear({ phase, digits, scanned }: ShowingState): void {
    const state = this.#state;
    if (!state || state.scanned?.success) return;
    this.#set({ ...state, phase, digits, scanned: scanned ?? state.scanned });
    if (phase !== 'scanned' || !scanned) return;
    this.#parts.vibrate(scanned.success ? SUCCESS_PATTERN : REFUSAL_PATTERN);
    if (scanned.success) this.#closing = setTimeout(() => this.close(), CONFIRMATION);
  }

  #set(state: CodeState | undefined): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
