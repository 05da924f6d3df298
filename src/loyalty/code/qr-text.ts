import type { LoyaltyQr } from '../../../server/protocol/qr.ts';

/** What the diner's QR holds: these four fields, in this order (specification, point 7). */
export function qrText(barID: string, cardOwnerID: string): string {
  return JSON.stringify({ qr: 'cartasqr', service: 'loyalty', barID, cardOwnerID } satisfies LoyaltyQr);
}
