import { SHOWING } from '../../../server/protocol/showing.ts';
import type { QrScanned, Refused, Shown } from '../../../server/protocol/realtime.ts';
import { isPassing } from './open-channel.ts';

/** The state of a code on the screen. */
export type ShowingState = {
  /**
   * - `connecting`: the server does not know yet that the code is shown
   * - `shown`: the server knows, and a scan counts
   * - `offline`: the connection is lost, and the phone tries to connect again
   * - `scanned`: `scanned` holds the result; after a success no state follows, after a refusal the code is still shown
   * - `over`: the code was shown for 5 minutes (L6); the diner must open it again
   * - `refused`: the server does not accept this person or this card; trying again would not help
   */
  readonly phase: 'connecting' | 'shown' | 'offline' | 'scanned' | 'over' | 'refused';
  /** The digits that a waiter may type instead of scanning; known once the server knows of the code. */
  readonly digits?: string;
  /** When the showing ends by itself, in milliseconds since 1970 by the phone's clock. */
  readonly ends?: number;
  readonly scanned?: QrScanned;
};

type Options = {
  readonly barID: string;
  /** The ids of the stamps that this page has confirmed, in this popup or an earlier one; this one adds to them. */
  readonly confirmed: Set<string>;
  readonly onState: (state: ShowingState) => void;
  /** Tells the server that the code is on the screen. */
  readonly show: (answer: (given: Shown | Refused) => void) => void;
  /** Tells the server that the code is no longer on the screen. */
  readonly hide: (answer: () => void) => void;
};

/**
 * One opening of the code's popup, from its start to its confirmation or its end. It tells the server again on each new connection that the
 * code is shown, and reports a scan of the meantime once. Its line (`CardLine`) reports the state of the connection.
 */
export class Showing {
  readonly #options: Options;
  /** When the popup opened, by the phone's clock. */
  readonly #opened = Date.now();
  /** The lead of the server's clock over the phone's, in milliseconds. */
  #ahead = 0;
  /** When the popup opened by the server's clock: the earliest of all connections, since either clock may have stepped back. */
  #since = Infinity;
  #state: ShowingState = { phase: 'connecting' };
  /** Whether the popup has had its last state. */
  #ended = false;
  /** Whether the server knows that the showing is over, or will never know of it. */
  #left = false;
  /** Whether this popup has ended the showing that an earlier one could not end. */
  #cleared = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Forgets the digits of a lost connection. */
  #fading: ReturnType<typeof setTimeout> | undefined;

  constructor(options: Options) {
    this.#options = options;
    options.onState(this.#state);
  }

  /** Call this when the server knows this person. `ahead`: the lead of its clock over the phone's, in milliseconds. */
  connected(ahead: number, missed?: QrScanned): void {
    this.#ahead = ahead;
    this.#since = Math.min(this.#since, this.#opened + ahead);
    this.look();
    if (this.#ended) return;
    if (this.#state.phase === 'offline') this.#enter({ phase: 'connecting' });
    if (missed) this.scanned(missed);
    this.#show();
  }

  lost(): void {
    if (this.#ended || this.#state.phase === 'offline') return;
    this.#enter({ phase: 'offline' });
    this.#fading = setTimeout(() => this.#fade(), SHOWING.grace);
  }

  /** The server does not accept this person. */
  refused(): void {
    this.#left = true;
    this.#end({ phase: 'refused' });
  }

  /** Takes the result of a scan, which may concern an earlier popup or another card of this person. */
  scanned(scanned: QrScanned): void {
    const { at, card } = scanned;
    const isOfBefore = at !== undefined && Date.parse(at) < this.#since;
    const isOfAnother = card !== undefined && card.bar.ID !== this.#options.barID;
    if (!isOfBefore && !isOfAnother) this.#tell(scanned);
  }

  /** Ends the showing when its time is over: the timer of a phone that slept may be late. */
  look(): void {
    if (this.#state.ends !== undefined && Date.now() >= this.#state.ends) this.#over();
  }

  /** The popup closes. */
  close(): void {
    this.#ended = true;
    this.#stopTimers();
    this.#leave();
  }

  #show(): void {
    if (!this.#ended) this.#options.show((answer) => this.#shown(answer));
  }

  #shown(answer: Shown | Refused): void {
    if (this.#ended) return;
    // The server closes the connection after a refusal; after a temporary one the phone retries.
    if (!answer.ok) return isPassing(answer.code) ? undefined : this.refused();
    const { scanned, code } = answer;
    if (scanned?.stampID !== undefined && this.#options.confirmed.has(scanned.stampID) && !this.#cleared) {
      // An earlier popup confirmed this stamp and had no network to tell the server that it closed.
      this.#cleared = true;
      return this.#options.hide(() => this.#show());
    }
    const ends = Date.parse(answer.ends) - this.#ahead;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#over(), ends - Date.now());
    this.#enter({ phase: 'shown', digits: code, ends });
    if (scanned) this.#tell(scanned);
  }

  #tell(scanned: QrScanned): void {
    const { confirmed } = this.#options;
    const { stampID, success } = scanned;
    if (this.#ended || (stampID !== undefined && confirmed.has(stampID))) return;
    if (stampID !== undefined) confirmed.add(stampID);
    if (success) this.#end({ phase: 'scanned', scanned });
    else this.#enter({ phase: 'scanned', scanned });
  }

  #over(): void {
    if (this.#ended) return;
    this.#end({ phase: 'over' });
    this.#leave();
  }

  #leave(): void {
    if (this.#left) return;
    this.#left = true;
    this.#options.hide(() => undefined);
  }

  #end(state: ShowingState): void {
    this.#enter(state);
    this.#ended = true;
    this.#stopTimers();
  }

  #stopTimers(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#fading);
  }

  /** The grace is over: a waiter who types the digits may be told that no card shows them. */
  #fade(): void {
    const { digits: _, ...state } = this.#state;
    this.#state = state;
    this.#options.onState(state);
  }

  /** The digits and the end stay known while the connection comes and goes: within the grace they still count. */
  #enter(state: ShowingState): void {
    if (this.#ended) return;
    clearTimeout(this.#fading);
    const { digits, ends } = this.#state;
    this.#state = { ...(digits !== undefined && { digits }), ...(ends !== undefined && { ends }), ...state };
    this.#options.onState(this.#state);
  }
}
