import { LARGEST_AMOUNT } from '../../../server/protocol/tonight-limits.ts';

/** Euros as people type them: '14', '14,5', '14.50 €'. Undefined where they could be something else, or no price (T2). */
export function readAmount(text: string): number | undefined {
  const [, euros, cents = ''] = /^\s*(\d{1,5})(?:[.,](\d{1,2}))?\s*€?\s*$/.exec(text) ?? [];
  if (euros === undefined) return undefined;
  const amount = Number(`${euros}.${cents || '0'}`);
  return amount > 0 && amount <= LARGEST_AMOUNT ? amount : undefined;
}

/** The same, as it is typed. */
export const writeAmount = (amount: number): string =>
  (Number.isInteger(amount) ? String(amount) : amount.toFixed(2)).replace('.', ',');
