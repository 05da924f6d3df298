import type { Card } from '../../../server/protocol/card.ts';
import type { QrScanned } from '../../../server/protocol/realtime.ts';

/** How it stands with the code on the screen, as the realtime channel tells (`realtime/showing-state.ts`). */
export type ShowingState = {
  readonly phase: 'connecting' | 'shown' | 'offline' | 'scanned' | 'over' | 'refused';
  /** What a waiter may type in place of a scan; known once it was shown. */
  readonly digits?: string;
  readonly scanned?: QrScanned;
};

/** Tells the server that the code of a bar's card is shown, until it is closed. */
export type OpenShowing = (barID: string, onState: (state: ShowingState) => void) => { readonly close: () => void };

/** Opens a person's line to the server, which tells of every change of their cards (L18) and carries the showing. */
export type OpenLine = (person: {
  readonly uid: string;
  readonly token: () => Promise<string>;
  readonly onCard: (card: Card) => void;
}) => { readonly show: OpenShowing; readonly close: () => void };
