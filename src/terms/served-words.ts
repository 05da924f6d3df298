import { type ClosedDay, runsOf } from './served.ts';
import type { Language } from './language.ts';

const at = (month: number, day: number, hour = 0, minute = 0): Date =>
  new Date(Date.UTC(2024, month - 1, day, hour, minute));

/** The first two pairs of digits of a text, as numbers. */
const pairsOf = (digits: string): [number, number] => [Number(digits.slice(0, 2)), Number(digits.slice(2, 4))];

/** Hours that need no words beside a day. */
const ALL_DAY = '0000-2400';

/** A window of `windowOf` in words: 'lun–vie, 13:00–16:00'; Spanish where a browser does not know the language. */
export function servedWords(window: string, language: Language): string {
  const form = (options: Intl.DateTimeFormatOptions): ((date: Date) => string) => {
    const { format } = new Intl.DateTimeFormat([language, 'es'], { ...options, timeZone: 'UTC' });
    return format;
  };
  const weekday = form({ weekday: 'short' });
  const date = form({ day: 'numeric', month: 'short' });
  const time = form({ hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });
  /** The first of January 2024 was a Monday. */
  const dayName = (day: number): string => weekday(at(1, day));
  /** A range of hours never wraps. */
  const range = (text: string, say: (digits: string) => string): string =>
    text.split('-').map(say).join('\u2060–\u2060');
  return window
    .split(';')
    .map((span) => {
      const [dates = '', days = '', hours = ''] = span.split('|');
      const runs = runsOf([...days].map(Number)).flatMap((run) =>
        run.length > 2 ? `${dayName(run[0] ?? 1)}–${dayName(run.at(-1) ?? 7)}` : run.map(dayName),
      );
      return [
        dates && range(dates, (digits) => date(at(...pairsOf(digits)))).replace('\u2060–\u2060', ' – '),
        ...runs,
        ...(hours && hours !== ALL_DAY
          ? hours.split(',').map((each) => range(each, (digits) => time(at(1, 1, ...pairsOf(digits)))))
          : []),
      ]
        .filter((part) => part !== '')
        .join(', ');
    })
    .join('; ');
}

/** The names of the days of the week, Sunday first: 'domingo'. */
export function weekdays(language: Language): string[] {
  const { format } = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  // The seventh of January 2024 was a Sunday.
  return Array.from({ length: 7 }, (_, day) => format(at(1, 7 + day)));
}

/** A day on which a venue is closed, or the first and the last of several, in words: '24 dic', '1–15 ago', '30 jul – 15 ago'. */
export function closedWords(day: ClosedDay, language: Language): string {
  const [from = '', to = from] = [day].flat();
  const year = from.length > 5 ? ({ year: 'numeric' } as const) : {};
  const form = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC', ...year });
  const dateOf = (text: string): Date => new Date(text.length > 5 ? text : `2024-${text}`);
  const said = form.formatRange(dateOf(from), dateOf(to)).replaceAll('\u2009', ' ');
  // Days of one month stand on one line.
  return said.replace(/(?<=\S)–/, '\u2060–\u2060');
}
