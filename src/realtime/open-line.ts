import type { Card } from '../../server/protocol/card.ts';
import { keepAwake } from '../ui/keep-awake.ts';
import { CardLine } from './card-line.ts';
import { onReturn } from './on-return.ts';
import { openChannel } from './open-channel.ts';
import type { ShowingState } from './showing-state.ts';

/** Not `randomUUID`, which pages on a plain address of the local network do not have. */
const PAGE = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/** Stamps that this page has confirmed. */
const told = new Set<string>();

type Options = {
  /** The signed-in person. */
  readonly uid: string;
  /** An ID token that is valid now; asked for at each connection. */
  readonly token: () => Promise<string>;
  /** News of any card of this person: when connected, after a scan, and when it was changed elsewhere. */
  readonly onCard?: (card: Card) => void;
};

export type Line = {
  /**
   * Tells the server that the code of a bar's card is on the screen, and the caller what becomes of it, until it is closed. Keeps the screen
   * awake meanwhile.
   */
  readonly show: (barID: string, onState: (state: ShowingState) => void) => { readonly close: () => void };
  readonly close: () => void;
};

/** Opens a person's line to the server. Brings socket.io's client along, so import it when a diner goes for the stamp card. */
export function openLine({ uid, token, onCard = () => undefined }: Options): Line {
  const line = new CardLine({
    uid,
    told,
    onCard,
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
