import type { QrScanned, Refused, Shown } from '../../server/protocol/realtime.ts';
import { isPassing } from './channel.ts';
import type { ShowingState } from './showing-state.ts';

type Options = {
  readonly barID: string;
  /** Stamps that this page has confirmed, in this popup or an earlier one; added to here. */
  readonly told: Set<string>;
  readonly onState: (state: ShowingState) => void;
  /** Says to the server that the code is on the screen. */
  readonly show: (answer: (given: Shown | Refused) => void) => void;
  /** Says to it that it is not any more. */
  readonly hide: (answer: () => void) => void;
};

/**
 * One opening of the code's popup, from its start to its confirmation or its end. Each new connection says again what is shown; what came
 * meanwhile is told then, and told once. Its line (`CardLine`) says how it stands with the connection.
 */
export class Showing {
  readonly #options: Options;
  /** When the popup opened, by the phone's clock. */
  readonly #opened = Date.now();
  /** What to add to the phone's clock to have the server's. */
  #ahead = 0;
  #state: ShowingState = { phase: 'connecting' };
  /** Nothing more is shown. */
  #ended = false;
  /** The server has been told that it is over, or will never know of it. */
  #left = false;
  /** A showing that an earlier popup could not end has been ended. */
  #cleared = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: Options) {
    this.#options = options;
    options.onState(this.#state);
  }

  /** The server knows who is there. `ahead`: how far its clock is ahead of the phone's, in milliseconds. */
  connected(ahead: number, missed?: QrScanned): void {
    this.#ahead = ahead;
    this.look();
    if (this.#ended) return;
    if (this.#state.phase === 'offline') this.#enter({ phase: 'connecting' });
    if (missed) this.scanned(missed);
    this.#show();
  }

  lost(): void {
    if (this.#state.phase !== 'offline') this.#enter({ phase: 'offline' });
  }

  /** The server does not take this person. */
  refused(): void {
    this.#left = true;
    this.#end({ phase: 'refused' });
  }

  /** News of a scan, which may be of an earlier popup or of another card of this person. */
  scanned(scanned: QrScanned): void {
    const { at, card } = scanned;
    const isOfBefore = at !== undefined && Date.parse(at) < this.#opened + this.#ahead;
    const isOfAnother = card !== undefined && card.bar.ID !== this.#options.barID;
    if (!isOfBefore && !isOfAnother) this.#tell(scanned);
  }

  /** A phone that slept may be past the end. */
  look(): void {
    if (this.#state.ends !== undefined && Date.now() >= this.#state.ends) this.#over();
  }

  /** The popup closes. */
  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#leave();
  }

  #show(): void {
    if (!this.#ended) this.#options.show((answer) => this.#shown(answer));
  }

  #shown(answer: Shown | Refused): void {
    if (this.#ended) return;
    // The server closes the connection after a refusal; one that passes is tried again.
    if (!answer.ok) return isPassing(answer.code) ? undefined : this.refused();
    const { scanned, code } = answer;
    if (scanned?.stampID !== undefined && this.#options.told.has(scanned.stampID) && !this.#cleared) {
      // An earlier popup had its stamp, and no network to say that it closed.
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
    const { told } = this.#options;
    const { stampID, success } = scanned;
    if (this.#ended || (stampID !== undefined && told.has(stampID))) return;
    if (stampID !== undefined) told.add(stampID);
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
    clearTimeout(this.#timer);
  }

  /** The digits and the end stay known while the connection comes and goes: within the grace they still count. */
  #enter(state: ShowingState): void {
    if (this.#ended) return;
    const { digits, ends } = this.#state;
    this.#state = { ...(digits !== undefined && { digits }), ...(ends !== undefined && { ends }), ...state };
    this.#options.onState(this.#state);
  }
}
