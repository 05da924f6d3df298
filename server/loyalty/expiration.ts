import type { Programme } from '../protocol/calls.ts';
import { addDays, endOfMadridDay, madridDay } from './madrid-day.ts';

/**
 * The instant after which a card is expired (L3, L11): the last one of the Madrid day that lies `validity` after the day of the
 * claim. A month without that day gives its last one: 31 January and one month is 28 or 29 February.
 */
export function expirationOf(claimed: number, { amount, unit }: Programme['validity']): number {
  const day = madridDay(claimed);
  if (unit === 'days') return endOfMadridDay(addDays(day, amount));
  return endOfMadridDay(addMonths(day, unit === 'years' ? 12 * amount : amount));
}

function addMonths(day: string, months: number): string {
  const from = new Date(day);
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const lastDate = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(from.getUTCDate(), lastDate))).toISOString().slice(0, 10);
}
