import { z } from 'zod';

/** Marks a code as one of the product's (specification, point 7). */
const QR_MARKER = 'cartasqr';
const QR_SERVICE = 'loyalty';

/** The longest key of a bar and the longest id of a user that the product has; Firebase's ids have 28 characters, its limit is 128. */
const LONGEST_ID = 128;

export const barIdSchema = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]*$/)
  .max(LONGEST_ID);
/** A bar as a call names it: a word that no bar could have is of an unknown bar, and not malformed. */
export const namedBarIdSchema = z
  .string()
  .regex(/^[\w-]+$/)
  .max(LONGEST_ID);
/** What names a bar, and nothing else. */
export const barSchema = z.strictObject({ barID: namedBarIdSchema });

export const userIdSchema = z
  .string()
  .regex(/^[\w:.-]+$/)
  .max(LONGEST_ID);

/** What the diner's QR holds, as JSON text, in this order: exactly these four fields. */
export const loyaltyQrSchema = z.strictObject({
  qr: z.literal(QR_MARKER),
  service: z.literal(QR_SERVICE),
  barID: barIdSchema,
  cardOwnerID: userIdSchema,
});

export type LoyaltyQr = z.infer<typeof loyaltyQrSchema>;
