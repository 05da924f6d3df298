import type { QrScanned } from '../../../server/protocol/realtime.ts';
import { StateStore } from '../../ui/state-store.ts';
import type { Line } from '../line/open-line.ts';
import type { ShowingState } from '../line/showing.ts';

/** The time from the confirmation to the closing of the popup, in milliseconds (specification, point 9). */
const CONFIRMATION = 2_000;

/** The vibration of a phone after a scan, in milliseconds: twice short for a success, once long for a refusal. */
const SUCCESS_PATTERN = [90, 70, 90];
const REFUSAL_PATTERN = [350];

/** The popup of the code; undefined while it is closed. */
export type CodeState = {
  /** The person whose code it is. */
  readonly uid: string;
  readonly phase: ShowingState['phase'];
  readonly digits: string | undefined;
  /** The result of the last scan: a success replaces the code, a refusal is shown beside it. */
  readonly scanned: QrScanned | undefined;
};

export type CodeParts = {
  readonly barID: string;
  readonly openShowing: Line['show'];
  /** The popup has closed after a scan that changed something: the user's data are to be refreshed. */
  readonly onDone: () => void;
  readonly vibrate: (pattern: number[]) => void;
};

/**
 * The popup of the code (specification, point 4): shown, then replaced by a confirmation on a successful scan, then closed two seconds
 * later. It is shown exactly as long as the popup is open.
 */
export class CodeStore extends StateStore<CodeState | undefined> {
  readonly #parts: CodeParts;
  #showing: { readonly close: () => void } | undefined;
  /** The id of this person's card; undefined where it is not known yet. */
  #cardID: string | undefined;
  /** The id of the card that the code was opened for. */
  #openedFor: string | undefined;
  /** The number of the opening; states of earlier ones are ignored. */
  #turn = 0;
  #closing: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: CodeParts) {
    super(undefined);
    this.#parts = parts;
  }

  /** Shows a person's code. Does nothing while a code is shown that has not expired. */
  open(uid: string): void {
    if (this.state && this.state.phase !== 'over' && this.state.phase !== 'refused') return;
    this.#showing?.close();
    this.setState({ uid, phase: 'connecting', digits: undefined, scanned: undefined });
    this.#openedFor = this.#cardID;
    const { barID, openShowing } = this.#parts;
    this.#turn++;
    const turn = this.#turn;
    this.#showing = openShowing(barID, (state) => {
      if (turn === this.#turn) this.#hear(state);
    });
  }

  /** Takes the id of this person's current card. A code that was opened for another card closes, so that no scan stamps this one (L18). */
  follow(cardID: string): void {
    this.#cardID = cardID;
    this.#openedFor ??= cardID;
    if (this.#openedFor !== cardID) this.close();
  }

  close(): void {
    if (!this.state) return;
    const isDone = this.state.scanned?.success === true;
    clearTimeout(this.#closing);
    this.#turn++;
    this.#showing?.close();
    this.#showing = undefined;
    this.setState(undefined);
    if (isDone) this.#parts.onDone();
  }

  #hear({ phase, digits, scanned }: ShowingState): void {
    const state = this.state;
    if (!state || state.scanned?.success) return;
    this.setState({ ...state, phase, digits, scanned: scanned ?? state.scanned });
    if (phase !== 'scanned' || !scanned) return;
    this.#parts.vibrate(scanned.success ? SUCCESS_PATTERN : REFUSAL_PATTERN);
    if (scanned.success) this.#closing = setTimeout(() => this.close(), CONFIRMATION);
  }
}
