import { z } from 'zod';
import { cardSchema } from './card.ts';
import { barIdSchema } from './qr.ts';

/** The longest text of any QR code, since a scanner may read any code. */
const LONGEST_CODE = 7_089;

/** The content of a scanned code, as text or parsed, or a typed code. */
export const scannedSchema = z.union([z.string().max(LONGEST_CODE), z.record(z.string(), z.unknown())]);

/**
 * `unshown`: the waiter has confirmed that the diner's phone shows nothing (L7). `barID`: the bar chosen at the scanner, for staff of
 * several.
 */
export const scanRequestSchema = z.strictObject({
  qr: scannedSchema,
  unshown: z.boolean().optional(),
  barID: barIdSchema.optional(),
});

const OUTCOMES = ['stamped', 'repeated', 'reward-ready', 'refused'] as const;

/** Why a scan was refused. */
const REFUSALS = [
  /** The text is no loyalty code of the product. */
  'not-a-code',
  /** The code belongs to another bar, or the waiter is not its staff. */
  'wrong-bar',
  /** No open showing has the typed code. */
  'unknown-code',
  /** No showing of the card is open (L6), or there is no card, which is not revealed (L17). May be confirmed with `unshown` (L7). */
  'not-shown',
  /** Confirmed with `unshown`, but there is no card, or its owner never showed one here: not revealed which (L17). */
  'no-card',
  'expired',
  /** The programme's limit for a day is reached (L8). */
  'day-limit',
  /** The limit of one stamp without showing per hour (L7). */
  'unshown-limit',
] as const;

export const scanAnswerSchema = z.strictObject({
  outcome: z.enum(OUTCOMES),
  reason: z.enum(REFUSALS).optional(),
  /** The message for people, in Spanish; with `refused`. */
  message: z.string().optional(),
  card: cardSchema.optional(),
  /** The id of the given stamp (with `repeated`, of the first one), for `undo-stamp`. */
  stampID: z.string().optional(),
  /** When that stamp was given, ISO in UTC. */
  stampedAt: z.iso.datetime().optional(),
  /** Until when the waiter who gave it can undo it (L10), ISO in UTC. */
  undoUntil: z.iso.datetime().optional(),
  /** With a stamp: the server's clock, ISO in UTC. Phones' clocks may be wrong by hours. */
  now: z.iso.datetime().optional(),
});

export type ScanRequest = z.infer<typeof scanRequestSchema>;
export type Outcome = (typeof OUTCOMES)[number];
export type Refusal = (typeof REFUSALS)[number];
export type ScanAnswer = z.infer<typeof scanAnswerSchema>;

/** The message for the waiter of each refused scan, in Spanish. */
export const REFUSAL_MESSAGES: Readonly<Record<Refusal, string>> = {
  'not-a-code': 'Este código no es de una tarjeta de sellos.',
  'wrong-bar': 'Esta tarjeta es de otro bar.',
  'unknown-code': 'Ninguna tarjeta enseña ahora ese código.',
  'not-shown': 'El cliente no tiene el código abierto. Pídele que lo enseñe.',
  'no-card': 'Sin el código a la vista solo se sella a quien tiene tarjeta y ya la ha enseñado en este bar.',
  expired: 'La tarjeta ha caducado.',
  'day-limit': 'La tarjeta ya tiene los sellos de hoy.',
  'unshown-limit': 'Sin el código a la vista solo se pone un sello cada hora.',
};
