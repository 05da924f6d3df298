import { loyaltyQrSchema } from '../../protocol/qr.ts';
import { typedCodeOf } from '../../protocol/typed-code.ts';
import type { ScanCommand } from '../../store/store.ts';

/**
 * What a waiter's scanner sent: a loyalty code of the product, as the text that the camera read or already parsed, or digits that
 * were typed. Everything else is 'not-a-code': a scanner sees wine labels, too.
 */
export function parseScanCode(qr: unknown): ScanCommand['code'] | 'not-a-code' {
  if (typeof qr === 'string') {
    const typed = typedCodeOf(qr);
    if (typed !== undefined) return { typed };
  }
  const code = loyaltyQrSchema.safeParse(typeof qr === 'string' ? parsed(qr) : qr);
  return code.success ? { barID: code.data.barID, cardOwnerID: code.data.cardOwnerID } : 'not-a-code';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
