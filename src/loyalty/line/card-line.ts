import type { Card } from '../../../server/protocol/card.ts';
import type { QrScanned, Refused, Registered } from '../../../server/protocol/realtime.ts';
import { isPassing, type Channel, type ChannelListener } from './open-channel.ts';
import { Showing, type ShowingState } from './showing.ts';

export type LineOptions = {
  /** The signed-in person. */
  readonly uid: string;
  readonly open: (listener: ChannelListener) => Channel;
  /** The ids of the stamps that this page has confirmed, over this line or an earlier one; a showing adds to them. */
  readonly confirmed: Set<string>;
  /** Called with any card of this person: at each connection, after a scan, and after a change elsewhere. */
  readonly onCard: (card: Card) => void;
  /** This person has no card, with a connection: all that was held about them may have been deleted elsewhere (L15). */
  readonly onNoCard: () => void;
};

/**
 * The line of an open panel to the server (L18). It registers the person at each connection, since the server forgets them with each lost one,
 * receives every change of a card, and carries the showing of the code, one at a time.
 */
export class CardLine {
  readonly #options: LineOptions;
  readonly #channel: Channel;
  #showing: Showing | undefined;
  /** The lead of the server's clock over the phone's, in milliseconds; known once the server has accepted this person. */
  #ahead: number | undefined;
  #isRefused = false;
  #isClosed = false;
  /** Showings whose end the server has not confirmed. */
  #leaving = 0;

  constructor(options: LineOptions) {
    this.#options = options;
    this.#channel = options.open({
      connected: () => this.#connected(),
      lost: () => {
        this.#ahead = undefined;
        this.#showing?.lost();
      },
      refused: () => this.#refused(),
      scanned: (scanned) => this.#scanned(scanned),
      cardChanged: options.onCard,
    });
  }

  /** Shows the code of the card of a bar, until the showing is closed or another one begins. */
  show(barID: string, onState: (state: ShowingState) => void): Showing {
    const { uid, confirmed } = this.#options;
    this.#showing?.close();
    const showing = new Showing({
      barID,
      confirmed,
      onState,
      show: (answer) => this.#channel.show({ barID, userID: uid }, answer),
      hide: (answer) => this.#hide(barID, answer),
    });
    this.#showing = showing;
    if (this.#isRefused) showing.refused();
    else if (this.#ahead !== undefined) showing.connected(this.#ahead);
    return showing;
  }

  /** Call this when the phone is in use again, or online again. */
  returned(): void {
    if (this.#isRefused || this.#isClosed) return;
    this.#showing?.look();
    this.#channel.reconnect();
  }

  /** Ends the showing, and the line once the server knows that. */
  close(): void {
    this.#showing?.close();
    this.#isClosed = true;
    this.#endWhenLeft();
  }

  #hide(barID: string, answer: () => void): void {
    this.#leaving += 1;
    this.#channel.hide({ barID }, () => {
      this.#leaving -= 1;
      answer();
      this.#endWhenLeft();
    });
  }

  #endWhenLeft(): void {
    if (this.#isClosed && this.#leaving === 0) this.#channel.close();
  }

  #connected(): void {
    if (this.#isClosed) return;
    this.#showing?.look();
    const asked = Date.now();
    this.#channel.register(this.#options.uid, (answer) => this.#registered(answer, asked));
  }

  #registered(answer: Registered | Refused, asked: number): void {
    if (this.#isClosed) return;
    if (!answer.ok) {
      // The server closes the connection after a refusal; after a temporary one the phone retries.
      if (isPassing(answer.code)) return;
      this.#channel.close();
      return this.#refused();
    }
    // The server read its clock at some time between request and answer, which may be seconds apart on a slow network.
    this.#ahead = Date.parse(answer.now) - (asked + Date.now()) / 2;
    for (const card of answer.cards) this.#options.onCard(card);
    if (answer.cards.length === 0) this.#options.onNoCard();
    if (answer.missed?.card) this.#options.onCard(answer.missed.card);
    this.#showing?.connected(this.#ahead, answer.missed);
  }

  #scanned(scanned: QrScanned): void {
    if (scanned.card) this.#options.onCard(scanned.card);
    this.#showing?.scanned(scanned);
  }

  #refused(): void {
    this.#isRefused = true;
    this.#showing?.refused();
  }
}
