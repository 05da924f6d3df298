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
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate))).toISOString().slice(0, 10);
}
