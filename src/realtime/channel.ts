import type { Card } from '../../server/protocol/card.ts';
import type { QrScanned, Refused, Registered, Shown } from '../../server/protocol/realtime.ts';

/** The connection to the server, which comes back by itself when it is lost. Answers come over the connection that was asked, or never. */
export type Channel = {
  readonly register: (uid: string, answer: (given: Registered | Refused) => void) => void;
  readonly show: (shown: { barID: string; userID: string }, answer: (given: Shown | Refused) => void) => void;
  readonly hide: (hidden: { barID: string }, answer: () => void) => void;
  /** Connects anew at once: what looks like a connection may have died while the phone slept. */
  readonly reconnect: () => void;
  /** Ends it; the listener hears nothing more. */
  readonly close: () => void;
};

export type ChannelListener = {
  /** Connected, for the first time or again: the server knows nothing of this phone. */
  readonly connected: () => void;
  readonly lost: () => void;
  /** The server does not let this person in. Nothing is tried any more. */
  readonly refused: () => void;
  readonly scanned: (scanned: QrScanned) => void;
  readonly cardChanged: (card: Card) => void;
};

/** Refusals that pass by themselves. */
const PASSING = new Set(['unavailable', 'internal', 'too-many-requests']);

export const isPassing = (code: string): boolean => PASSING.has(code);
