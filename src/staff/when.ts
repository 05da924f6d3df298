import { type Language, TIME_ZONE } from '../terms/house.ts';
import type { AskedPeriod } from './staff-api.ts';
import { localesOf } from '../terms/locales.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** '21:04', in the site's time zone unless another is given. */
export const timeOf = (instant: number | string, language: Language, timeZone = TIME_ZONE): string =>
  new Date(instant).toLocaleTimeString(localesOf(language), { timeStyle: 'short', hourCycle: 'h23', timeZone });

/** '3 mar 2026' */
export const dateOf = (instant: number | string, language: Language): string =>
  new Date(instant).toLocaleDateString(localesOf(language), { dateStyle: 'medium', timeZone: TIME_ZONE });

/** '3 mar 2026, 21:04' */
export function dateAndTimeOf(instant: string, language: Language, timeZone = TIME_ZONE): string {
  const style = { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone } as const;
  return new Date(instant).toLocaleString(localesOf(language), style);
}

/** A day with its weekday: 'mar, 3 mar'. */
export function dayOf(day: string, language: Language): string {
  const style = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(localesOf(language), style);
}

/** Whether a period is valid: two dates in order. */
export const isPeriod = ({ from = '', to = '' }: AskedPeriod): boolean => DAY.test(from) && DAY.test(to) && from <= to;

/** A time left as minutes and seconds: '4:07'. Never negative. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The same in minutes, rounded up. */
export const minutesLeft = (milliseconds: number): number => Math.ceil(Math.floor(milliseconds / 1000) / 60);

/** Minutes in words: '5 minutes'. */
export const minutesIn = (language: Language, minutes: number): string =>
  new Intl.NumberFormat(localesOf(language), { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(minutes);
