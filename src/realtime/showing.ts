import type { Card } from '../../server/protocol/card.ts';
import type { QrScanned, Refused, Registered, Shown } from '../../server/protocol/realtime.ts';
import { isPassing, type Channel, type ChannelListener } from './channel.ts';
import type { ShowingState } from './showing-state.ts';

type Options = {
  readonly barID: string;
  readonly uid: string;
  readonly open: (listener: ChannelListener) => Channel;
  /** Stamps that this page has confirmed, in this popup or an earlier one; added to here. */
  readonly told: Set<string>;
  readonly onState: (state: ShowingState) => void;
  /** News of any card of this person. */
  readonly onCard: (card: Card) => void;
};

/**
 * One opening of the code's popup, from its start to its confirmation or its end. The server forgets it with each lost connection, so
 * each new one says again who shows what; what came meanwhile is told then, and told once.
 */
export class Showing {
  readonly #options: Options;
  readonly #channel: Channel;
  /** When the popup opened, by the phone's clock. */
  readonly #opened = Date.now();
  /** What to add to the phone's clock to have the server's. */
  #ahead = 0;
  #state: ShowingState = { phase: 'connecting' };
  /** Nothing more is shown. */
  #ended = false;
  /** A showing that an earlier popup could not end has been ended. */
  #cleared = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: Options) {
    this.#options = options;
    options.onState(this.#state);
    this.#channel = options.open({
      connected: () => this.#connected(),
      lost: () => {
        if (this.#state.phase !== 'offline') this.#enter({ phase: 'offline' });
      },
      refused: () => this.#end({ phase: 'refused' }),
      scanned: (scanned) => this.#heard(scanned),
      cardChanged: options.onCard,
    });
  }

  /** The phone is back in the hand, or has a network again. */
  returned(): void {
    if (this.#ended) return;
    if (this.#isOver()) this.#over();
    else this.#channel.reconnect();
  }

  /** The popup closes. */
  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#leave();
  }

  #connected(): void {
    if (this.#ended) return;
    if (this.#isOver()) return this.#over();
    if (this.#state.phase === 'offline') this.#enter({ phase: 'connecting' });
    const asked = Date.now();
    this.#channel.register(this.#options.uid, (answer) => this.#registered(answer, asked));
  }

  #registered(answer: Registered | Refused, asked: number): void {
    if (!answer.ok) return this.#failed(answer);
    // The server looked at its clock somewhere between question and answer, which a slow network may hold up for seconds.
    this.#ahead = Date.parse(answer.now) - (asked + Date.now()) / 2;
    for (const card of answer.cards) this.#options.onCard(card);
    if (answer.missed) this.#heard(answer.missed);
    this.#show();
  }

  #show(): void {
    if (this.#ended) return;
    const { barID, uid } = this.#options;
    this.#channel.show({ barID, userID: uid }, (answer) => this.#shown(answer));
  }

  #shown(answer: Shown | Refused): void {
    if (this.#ended) return;
    if (!answer.ok) return this.#failed(answer);
    const { scanned, code } = answer;
    if (scanned?.stampID !== undefined && this.#options.told.has(scanned.stampID) && !this.#cleared) {
      // An earlier popup had its stamp, and no network to say that it closed.
      this.#cleared = true;
      return this.#channel.hide({ barID: this.#options.barID }, () => this.#show());
    }
    const ends = Date.parse(answer.ends) - this.#ahead;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#over(), ends - Date.now());
    this.#enter({ phase: 'shown', digits: code, ends });
    if (scanned) this.#tell(scanned);
  }

  /** News of a scan, which may be of an earlier popup or of another card of this person. */
  #heard(scanned: QrScanned): void {
    const { barID, onCard } = this.#options;
    const { at, card } = scanned;
    if (card) onCard(card);
    const isOfBefore = at !== undefined && Date.parse(at) < this.#opened + this.#ahead;
    const isOfAnother = card !== undefined && card.bar.ID !== barID;
    if (!isOfBefore && !isOfAnother) this.#tell(scanned);
  }

  #tell(scanned: QrScanned): void {
    const { told } = this.#options;
    const { stampID, success } = scanned;
    if (this.#ended || (stampID !== undefined && told.has(stampID))) return;
    if (stampID !== undefined) told.add(stampID);
    if (success) this.#end({ phase: 'scanned', scanned });
    else this.#enter({ phase: 'scanned', scanned });
  }

  #failed({ code }: Refused): void {
    // The server closes the connection after a refusal; one that passes is tried again.
    if (isPassing(code) || this.#ended) return;
    this.#end({ phase: 'refused' });
    this.#channel.close();
  }

  #isOver(): boolean {
    return this.#state.ends !== undefined && Date.now() >= this.#state.ends;
  }

  #over(): void {
    if (this.#ended) return;
    this.#end({ phase: 'over' });
    this.#leave();
  }

  #leave(): void {
    this.#channel.hide({ barID: this.#options.barID }, () => this.#channel.close());
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
