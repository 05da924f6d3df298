import type { QrScanned } from '../../server/protocol/realtime.ts';

/** How it stands with a code on the screen. */
export type ShowingState = {
  /**
   * - `connecting`: the server does not know yet that the code is shown
   * - `shown`: a scan counts
   * - `offline`: the connection is lost and is being tried again
   * - `scanned`: `scanned` says what it meant; after a success nothing more comes, after a refusal the code is still shown
   * - `over`: it was shown for 5 minutes (L6); to go on it must be opened again
   * - `refused`: the server does not take this person or this card; trying again would not help
   */
  readonly phase: 'connecting' | 'shown' | 'offline' | 'scanned' | 'over' | 'refused';
  /** What a waiter may type in place of a scan; known once it was shown. */
  readonly digits?: string;
  /** When the showing ends by itself, in milliseconds since 1970 by the phone's clock. */
  readonly ends?: number;
  /** What the scan meant. */
  readonly scanned?: QrScanned;
};
