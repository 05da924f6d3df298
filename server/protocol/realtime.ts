import { z } from 'zod';
import type { Card } from './card.ts';
import { barIdSchema, type barSchema, userIdSchema } from './qr.ts';
import type { Outcome, Refusal } from './scan.ts';

/** The ID token, and a random name chosen by the page, by which a reconnecting page replaces its lost socket. */
export const handshakeSchema = z.strictObject({
  token: z.string().min(1),
  page: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
});

export const registerUserSchema = userIdSchema;
export const showedQrSchema = z.strictObject({ barID: barIdSchema, userID: userIdSchema });

/** The result of a scan for the diner. `success`: a stamp, now or before, or a reward that can be redeemed. */
export type QrScanned = {
  readonly success: boolean;
  readonly outcome: Outcome;
  readonly reason?: Refusal;
  readonly card?: Card;
  /** The stamp's id, which identifies repeated messages. */
  readonly stampID?: string;
  /** When that stamp was given, ISO in UTC: shows a phone whether the stamp belongs to this showing or an earlier one. */
  readonly at?: string;
};

export type Refused = { readonly ok: false; readonly code: string; readonly message: string };

/** The cards, and the last recent scan that reached no socket of this user. `now`: the server's clock, ISO in UTC. */
export type Registered = {
  readonly ok: true;
  readonly now: string;
  readonly cards: readonly Card[];
  readonly missed?: QrScanned;
};

/**
 * When the showing ends at the latest, ISO in UTC; the digits that a waiter may type in place of a scan; and the result of a scan
 * during a lost connection, if this showing continued after it.
 */
export type Shown = {
  readonly ok: true;
  readonly ends: string;
  readonly code: string;
  readonly scanned?: QrScanned;
};

export type Hidden = { readonly ok: true };

/** Events from the diner's phone. Each may be acknowledged. A refused `registerUser` and `showedQR` also closes the socket. */
export type ClientEvents = {
  registerUser: (uid: string, answer?: (given: Registered | Refused) => void) => void;
  showedQR: (shown: z.infer<typeof showedQrSchema>, answer?: (given: Shown | Refused) => void) => void;
  hidQR: (hidden: z.infer<typeof barSchema>, answer?: (given: Hidden | Refused) => void) => void;
};

/** Events to the diner's phone. `qrScanned` is sent after the commit (L14) and acknowledged, so that missed ones are known. */
export type ServerEvents = {
  qrScanned: (scanned: QrScanned, received?: () => void) => void;
  cardChanged: (changed: { readonly card: Card }) => void;
};
