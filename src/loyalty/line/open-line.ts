import { keepAwake } from '../../ui/keep-awake.ts';
import { whenBack } from '../../ui/when-back.ts';
import { CardLine, type LineOptions } from './card-line.ts';
import { openChannel } from './open-channel.ts';
import type { ShowingState } from './showing.ts';

/** The name of this page. `randomUUID` is missing on pages that come over plain http from the local network. */
const PAGE = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/** The ids of the stamps that this page has confirmed. */
const confirmed = new Set<string>();

type Person = Omit<LineOptions, 'open' | 'confirmed'> & {
  /** Gives an ID token that is valid now; called at each connection (`Session.token`). */
  readonly token: (isRenewed: boolean) => Promise<string>;
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
export function openLine(person: Person): Line {
  const line = new CardLine({
    ...person,
    confirmed,
    open: (listener) => openChannel({ origin: location.origin, page: PAGE, token: person.token }, listener),
  });
  const stop = whenBack(() => line.returned());
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
