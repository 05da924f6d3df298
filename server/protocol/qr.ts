import { z } from 'zod';

/** Marks a code as one of the product's (specification, point 7). */
const QR_MARKER = 'cartasqr';
const QR_SERVICE = 'loyalty';

/** Limit of `barID` and user ids, in characters; Firebase's ids have 28, its limit is 128. */
const LONGEST_ID = 128;

const idSchema = (format: RegExp) => z.string().regex(format).max(LONGEST_ID);

export const barIdSchema = idSchema(/^[a-z0-9][a-z0-9-]*$/);
/** A `barID` in a call: a word that no bar could have is an unknown bar, and not malformed. */
export const namedBarIdSchema = idSchema(/^[\w-]+$/);
/** Exactly a `barID`. */
export const barSchema = z.strictObject({ barID: namedBarIdSchema });

export const userIdSchema = idSchema(/^[\w:.-]+$/);

/** The content of the diner's QR, as JSON text: exactly these four fields, in this order. */
export const loyaltyQrSchema = z.strictObject({
  qr: z.literal(QR_MARKER),
  service: z.literal(QR_SERVICE),
  barID: barIdSchema,
  cardOwnerID: userIdSchema,
});

export type LoyaltyQr = z.infer<typeof loyaltyQrSchema>;
