import { fill } from '../i18n/fill.ts';
import type { Language } from '../i18n/language.ts';

/** Days are those of the venues. */
const TIME_ZONE = 'Europe/Madrid';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From so many days on, the day itself says more than their number. */
const WEEK = 7;
/** From so many days on, the day's year is said. */
const LONG_AGO = 300;

/** English dates are written as in Europe: 'Sunday 8 March'. */
const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);

/**
 * How long ago something was saved, as a part of a sentence: 'hace 5 minutos', 'ayer', from a week on the day, as `onDate` puts it
 * ('el {date}').
 */
export function copyAge(language: Language, saved: Date, now: Date, onDate: string): string {
  const relative = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' });
  const passed = Math.max(MINUTE, now.getTime() - saved.getTime());
  const days = dayNumber(now) - dayNumber(saved);
  if (passed < HOUR) return relative.format(-Math.floor(passed / MINUTE), 'minute');
  if (passed < DAY) return relative.format(-Math.floor(passed / HOUR), 'hour');
  if (days < WEEK) return relative.format(-days, 'day');
  const date = new Intl.DateTimeFormat(localeOf(language), {
    timeZone: TIME_ZONE,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(days > LONG_AGO && { year: 'numeric' }),
  });
  return fill(onDate, { date: date.format(saved) });
}

/** Counts the days on the calendar of Madrid. */
function dayNumber(instant: Date): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: TIME_ZONE,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  const part = Object.fromEntries(parts.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  return Math.round(Date.UTC(part['year'] ?? 0, (part['month'] ?? 1) - 1, part['day'] ?? 1) / DAY);
}
