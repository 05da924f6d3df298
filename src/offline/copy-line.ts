import { fill } from '../terms/fill.ts';
import { type Language, TIME_ZONE } from '../terms/house.ts';
import { escapeHtml } from '../terms/escape-html.ts';
import { quickLocalTime } from '../time/local-time.ts';
import { COPY_LINE, type OfflineTexts } from './protocol.ts';
import { localesOf } from '../terms/locales.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From this age in days on, a copy's date is shown instead. */
const WEEK = 7;
/** From this age in days on, the date has its year. */
const LONG_AGO = 300;

/**
 * The age of a copy as a part of a sentence: 'hace 5 minutos', 'ayer'; from a week on, and where the phone's clock was set back by hours, the date, in
 * the form of `onDate` ('el {date}').
 */
export function copyAge(language: Language, saved: Date, now: Date, onDate: string): string {
  const relative = new Intl.RelativeTimeFormat(localesOf(language), { numeric: 'auto' });
  const passed = now.getTime() - saved.getTime();
  const days = dayNumber(now) - dayNumber(saved);
  const isKnown = passed > -HOUR;
  if (isKnown && passed < HOUR) return relative.format(-Math.max(1, Math.floor(passed / MINUTE)), 'minute');
  if (isKnown && passed < DAY) return relative.format(-Math.floor(passed / HOUR), 'hour');
  if (isKnown && days < WEEK) return relative.format(-days, 'day');
  const date = new Intl.DateTimeFormat(localesOf(language), {
    timeZone: TIME_ZONE,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(Math.abs(days) > LONG_AGO && { year: 'numeric' }),
  });
  return fill(onDate, { date: date.format(saved) });
}

/** The number of a day on the calendar where the venue is, in days since 1970. */
const dayNumber = (instant: Date): number => Math.floor(+(quickLocalTime(instant) ?? instant) / DAY);

/** Why a page is shown from its copy. */
export type CopyReason = 'offline' | 'slow';

/** The data of a copy that its line shows. */
export type Copy = {
  readonly version: string;
  /** When the network last proved it current, in milliseconds since 1970. */
  readonly savedAt: number;
  readonly reason: CopyReason;
};

/** A visit that a copy answers. */
export type CopyVisit = {
  /** The page's path, with the query. */
  readonly address: string;
  readonly now: Date;
};

/** The text of the line: 'Sin conexión: página guardada hace 2 días.' */
export function copyText(texts: OfflineTexts, language: Language, { savedAt, reason }: Copy, now: Date): string {
  const age = copyAge(language, new Date(savedAt), now, texts.onDate);
  return fill(reason === 'slow' ? texts.slowConnection : texts.noConnection, { age });
}

/**
 * The line as HTML. The copy has it from its first byte on, so it moves nothing. Its link works without script: it requests the page
 * again.
 */
export function copyLineHtml(texts: OfflineTexts, language: Language, copy: Copy, { address, now }: CopyVisit): string {
  const data = `data-version="${copy.version}" data-saved="${copy.savedAt}" data-reason="${copy.reason}"`;
  const text = `<span>${escapeHtml(copyText(texts, language, copy, now))}</span>`;
  const link = `<a href="${escapeHtml(address)}">${escapeHtml(texts.tryAgain)}</a>`;
  return `<div id="${COPY_LINE}" class="copy-line" role="status" ${data}>${text} ${link}</div>`;
}
