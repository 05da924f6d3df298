import { TIME_ZONE } from '../../src/terms/house.ts';
import type { Programme } from '../protocol/calls.ts';

const HOUR = 3_600_000;

const madrid = new Intl.DateTimeFormat('en', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day of an instant in Madrid, 'YYYY-MM-DD' (L8). */
export function madridDay(instant: number): string {
  const parts = Object.fromEntries(madrid.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts['year']}-${parts['month']}-${parts['day']}`;
}

/** The first instant of a day in Madrid, one or two hours ahead of UTC: its clocks never change at midnight. */
export function startOfMadridDay(day: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const summer = midnight - 2 * HOUR;
  return madridDay(summer) === day ? summer : midnight - HOUR;
}

/** The last instant of a day in Madrid, 23:59:59.999. */
export function endOfMadridDay(day: string): number {
  return startOfMadridDay(addDays(day, 1)) - 1;
}

/** The calendar day `days` days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * HOUR).toISOString().slice(0, 10);
}

/** An instant in the wire format: ISO in UTC. */
export const iso = (instant: number): string => new Date(instant).toISOString();

/** The last instant of the Madrid day `validity` after the claim (L3, L11); 31 January and one month is 28 or 29 February. */
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
