import type { Card } from '../../server/protocol/card.ts';
import { keepAwake } from '../ui/keep-awake.ts';
import { onReturn } from './on-return.ts';
import { openChannel } from './open-channel.ts';
import { Showing } from './showing.ts';
import type { ShowingState } from './showing-state.ts';

/** Not `randomUUID`, which pages on a plain address of the local network do not have. */
const PAGE = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/** Stamps that this page has confirmed. */
const told = new Set<string>();

type Options = {
  readonly barID: string;
  /** The signed-in person. */
  readonly uid: string;
  /** An ID token that is valid now; asked for at each connection. */
  readonly token: () => Promise<string>;
  /** News of any card of this person: when connected, after a scan, and when it was changed elsewhere. */
  readonly onCard?: (card: Card) => void;
};

/**
 * Tells the server that a card's code is on the screen, and the caller what becomes of it, until it is closed. Keeps the screen awake
 * meanwhile. Brings socket.io's client along, so import it when a diner goes for the stamp card.
 */
export function openShowing(
  { barID, uid, token, onCard = () => undefined }: Options,
  onState: (state: ShowingState) => void,
): { close: () => void } {
  const letSleep = keepAwake();
  const showing = new Showing({
    barID,
    uid,
    told,
    onCard,
    open: (listener) => openChannel({ origin: location.origin, page: PAGE, token }, listener),
    onState: (state) => {
      if (state.phase === 'over' || state.phase === 'refused') letSleep();
      onState(state);
    },
  });
  const stop = onReturn(() => showing.returned());
  return {
    close: () => {
      stop();
      letSleep();
      showing.close();
    },
  };
}
