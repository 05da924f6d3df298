import { TIME_ZONE } from '../../src/terms/house.ts';
import type { Programme } from '../protocol/calls.ts';
import { dateOf, instantOf, shownAt } from '../protocol/service-day.ts';

const DAY = 24 * 3_600_000;

/** The calendar day of an instant in the site's time zone, 'YYYY-MM-DD' (L8). */
export const siteDay = (instant: number): string => dateOf(shownAt(instant, TIME_ZONE));

/** The first instant of a day in the site's time zone. */
export const startOfSiteDay = (day: string): number => instantOf(Date.parse(day), TIME_ZONE);

/** The last instant of a day in the site's time zone, 23:59:59.999. */
export const endOfSiteDay = (day: string): number => startOfSiteDay(addDays(day, 1)) - 1;

/** The calendar day `days` days later. */
export const addDays = (day: string, days: number): string => dateOf(Date.parse(day) + days * DAY);

/** An instant in the wire format: ISO in UTC. */
export const iso = (instant: number): string => new Date(instant).toISOString();

/** The last instant of the site's day `validity` after the claim (L3, L11); 31 January and one month is 28 or 29 February. */
export function expirationOf(claimed: number, { amount, unit }: Programme['validity']): number {
  const day = siteDay(claimed);
  if (unit === 'days') return endOfSiteDay(addDays(day, amount));
  return endOfSiteDay(addMonths(day, unit === 'years' ? 12 * amount : amount));
}

function addMonths(day: string, months: number): string {
  const from = new Date(day);
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const lastDate = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dateOf(Date.UTC(year, month, Math.min(from.getUTCDate(), lastDate)));
}
