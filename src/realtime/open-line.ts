import type { Card } from '../../server/protocol/card.ts';
import { keepAwake } from '../ui/keep-awake.ts';
import { CardLine } from './card-line.ts';
import { openChannel } from './open-channel.ts';
import type { ShowingState } from './showing.ts';

/** The name of this page. `randomUUID` is missing on pages that come over plain http from the local network. */
const PAGE = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/** The ids of the stamps that this page has confirmed. */
const confirmed = new Set<string>();

type Options = {
  /** The signed-in person. */
  readonly uid: string;
  /** Gives an ID token that is valid now; called at each connection. */
  readonly token: () => Promise<string>;
  /** Called with any card of this person: at each connection, after a scan, and after a change elsewhere. */
  readonly onCard?: (card: Card) => void;
  /** They have none, when connected. */
  readonly onNoCard?: () => void;
};

export type Line = {
  /**
   * Tells the server that the code of a bar's card is on the screen, and reports its state to the caller until it is closed. The screen
   * stays awake meanwhile.
   */
  readonly show: (barID: string, onState: (state: ShowingState) => void) => { readonly close: () => void };
  readonly close: () => void;
};

/** Opens a person's line to the server. The module loads socket.io's client, so import it when a diner opens the stamp card. */
export function openLine({ uid, token, onCard = () => undefined, onNoCard = () => undefined }: Options): Line {
  const line = new CardLine({
    uid,
    confirmed,
    onCard,
    onNoCard,
    open: (listener) => openChannel({ origin: location.origin, page: PAGE, token }, listener),
  });
  const stop = onReturn(() => line.returned());
  return {
    show: (barID, onState) => {
      const letSleep = keepAwake();
      const showing = line.show(barID, (state) => {
        if (state.phase === 'over' || state.phase === 'refused') letSleep();
        onState(state);
      });
      return {
        close: () => {
          letSleep();
          showing.close();
        },
      };
    },
    close: () => {
      stop();
      line.close();
    },
  };
}

/** Calls back when the phone is online again and when the page is visible again. Returns a function that stops it. */
export function onReturn(callback: () => void): () => void {
  const looked = (): void => {
    if (document.visibilityState === 'visible') callback();
  };
  window.addEventListener('online', callback);
  document.addEventListener('visibilitychange', looked);
  return () => {
    window.removeEventListener('online', callback);
    document.removeEventListener('visibilitychange', looked);
  };
}
