import { z } from 'zod';
import type { Card } from './card.ts';
import { barIdSchema, type barSchema, userIdSchema } from './qr.ts';
import type { Outcome, Refusal } from './scan.ts';

/** Time of the realtime rules, in milliseconds. */
export const SHOWING = {
  /** A showing ends after this by itself (L6). */
  longest: 5 * 60_000,
  /** How long its socket may be lost (L6). */
  grace: 30_000,
} as const;

/** The ID token, and a random name that the page gives itself, so that a page that comes back replaces the socket it lost. */
export const handshakeSchema = z.strictObject({
  token: z.string().min(1),
  page: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
});

export const registerUserSchema = userIdSchema;
export const showedQrSchema = z.strictObject({ barID: barIdSchema, userID: userIdSchema });

/** What a scan means for the diner. `success`: a stamp, now or before, or a reward that is ready. */
export type QrScanned = {
  readonly success: boolean;
  readonly outcome: Outcome;
  readonly reason?: Refusal;
  readonly card?: Card;
  /** The stamp's id: a message that comes twice is known by it. */
  readonly stampID?: string;
  /** When that stamp was given, ISO in UTC: a phone knows by it whether the stamp is of this showing or an earlier one. */
  readonly at?: string;
};

export type Refused = { readonly ok: false; readonly code: string; readonly message: string };

/** The cards, and what was scanned in the last minutes and reached no socket of this user. `now`: the server's clock, ISO in UTC. */
export type Registered = {
  readonly ok: true;
  readonly now: string;
  readonly cards: readonly Card[];
  readonly missed?: QrScanned;
};

/**
 * When the showing ends by itself, ISO in UTC; the digits that a waiter may type in place of a scan; and, where this showing went on
 * after a lost connection and was scanned meanwhile, what the scan meant.
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

/** Events to the diner's phone. `qrScanned` is sent after the commit (L14) and acknowledged, so that what was missed is known. */
export type ServerEvents = {
  qrScanned: (scanned: QrScanned, received?: () => void) => void;
  cardChanged: (changed: { readonly card: Card }) => void;
};
