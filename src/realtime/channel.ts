import type { Card } from '../../server/protocol/card.ts';
import type { QrScanned, Refused, Registered, Shown } from '../../server/protocol/realtime.ts';

/** The connection to the server, which reconnects by itself. An answer comes over the connection of its request, or never. */
export type Channel = {
  readonly register: (uid: string, answer: (given: Registered | Refused) => void) => void;
  readonly show: (shown: { barID: string; userID: string }, answer: (given: Shown | Refused) => void) => void;
  readonly hide: (hidden: { barID: string }, answer: () => void) => void;
  /** Reconnects at once: a connection may have died unnoticed while the phone slept. */
  readonly reconnect: () => void;
  /** Closes the connection; the listener hears nothing more. */
  readonly close: () => void;
};

export type ChannelListener = {
  /** Called at each connection. The server knows nothing of this phone then. */
  readonly connected: () => void;
  readonly lost: () => void;
  /** Called when the server refuses this person. There are no further attempts. */
  readonly refused: () => void;
  readonly scanned: (scanned: QrScanned) => void;
  readonly cardChanged: (card: Card) => void;
};

/** The codes of temporary refusals. */
const PASSING = new Set(['unavailable', 'internal', 'too-many-requests']);

export const isPassing = (code: string): boolean => PASSING.has(code);
