/** Reads the times of dishes, the hours, closed days and time zone of a venue (menu language, second edition). */
import { isCollection, isMap, isScalar, isSeq, type Node, type Pair } from 'yaml';
import type { Language } from '../../src/terms/language.ts';
import { type ClosedDay, runsOf, type Span } from '../../src/terms/served.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { fixing, words, type Hint, type Words } from '../diagnostics/words.ts';
import { rangeOf, textOf } from '../parse/nodes.ts';
import { plain } from '../parse/slug.ts';
import { located, locatedIn, membersOf, placedPieces, problemAt, sayIn, type Reader } from './reader.ts';
import { shown, writing } from './scalars.ts';
import type { Located } from './values.ts';
import { INITIAL, initialsIn, withEnglishDays } from './weekday-names.ts';

/** Monday to Sunday, as editors write them. */
const DAYS = {
  es: ['lun', 'mar', 'mie', 'jue', 'vie', 'sab', 'dom'],
  en: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
} as const;

/** Every word for a day. */
export const WEEKDAYS: readonly string[] = Object.values(DAYS).flat();

const ITS_DATES = /^(\d{1,2})\/(\d{1,2})-(\d{1,2})\/(\d{1,2})(?![\d/:,])\s*/;
const ITS_DAYS = /^[\p{L}\p{M}]+(?:\s*[-,]\s*[\p{L}\p{M}]+)*\s*/u;
const ITS_HOURS = /^\d{1,2}(?::\d{2})?-\d{1,2}(?::\d{2})?(?:\s*,\s*\d{1,2}(?::\d{2})?-\d{1,2}(?::\d{2})?)*\s*$/;

/** A problem of a text, with its index. */
class Wrong extends Error {
  readonly at: number;
  readonly says: Words;
  readonly hint: Words | undefined;
  constructor(at: number, says: Words, hint?: Words) {
    super(says.en);
    this.at = at;
    this.says = says;
    this.hint = hint;
  }
}

/** The field `served`: spans with semicolons between them. */
export const readServed = (reader: Reader, node: Node): Located<Span[]> | undefined => read(reader, node, true);

/** The same without dates: the hours of a venue. */
export const readHours = (reader: Reader, node: Node): Located<Span[]> | undefined => read(reader, node, false);

function read(reader: Reader, node: Node, hasDates: boolean): Located<Span[]> | undefined {
  const example = words(hasDates ? 'writeServed' : 'writeHours');
  const text = textOf(node);
  if (!isScalar(node) || text === undefined) {
    const pieces = isSeq(node) ? node.items.map(textOf) : isMap(node) ? node.items.map(timesOfPair) : [];
    const listed = pieces.join('; ');
    const meant = hintFor(listed, hasDates, reader.language)?.fix?.text ?? listed;
    const isWhole =
      pieces.every((piece) => piece !== undefined) && !(attempt(() => spansOf(meant, hasDates)) instanceof Wrong);
    const hint: Hint = isWhole ? writing(node, meant) : example;
    // The range of lines with dashes or days extends to the next node; the fix must end at their last member.
    const members = isSeq(node) ? node.items : isMap(node) ? node.items.map(({ value }) => value) : [];
    const last = isCollection(node) && node.flow !== true ? (members.at(-1) as Node | null | undefined) : undefined;
    const fix = hint.fix && last ? { ...hint.fix, to: rangeOf(last).to } : hint.fix;
    return problemAt(reader, 'bad-served', node, words('timesExpected'), fixing(fix, hint));
  }
  const spans = attempt(() => spansOf(text, hasDates));
  if (!(spans instanceof Wrong)) return located(reader, spans, node);
  sayIn(reader, node)('bad-served', spans.at, spans.says, hintFor(text, hasDates, reader.language) ?? example);
  return undefined;
}

/** What a text means, or what is wrong with it. */
function attempt<Meant>(meantBy: () => Meant): Meant | Wrong {
  try {
    return meantBy();
  } catch (wrong) {
    if (wrong instanceof Wrong) return wrong;
    throw wrong;
  }
}

/** `lun-vie: 13-16`, the days as a field of their own. */
function timesOfPair({ key, value }: Pair): string | undefined {
  const [days, hours] = [textOf(key), textOf(value)];
  return days === undefined || hours === undefined ? undefined : `${days} ${hours}`;
}

function spansOf(text: string, hasDates: boolean): Span[] {
  return placedPieces(text, ';').map(({ word, at }) => spanOf(word, at, hasDates));
}

function spanOf(text: string, start: number, hasDates: boolean): Span {
  let rest = text;
  const at = (): number => start + text.length - rest.length;
  if (text === '') throw new Wrong(start, words('noTimes'));
  const [dates = '', ...ends] = ITS_DATES.exec(rest) ?? [];
  if (dates !== '' && !hasDates) throw new Wrong(at(), words('noDatesHere'));
  const [fromDay = 0, fromMonth = 0, toDay = 0, toMonth = 0] = ends.map(Number);
  const range = dates && ([dayOf(fromDay, fromMonth, at()), dayOf(toDay, toMonth, at())] as const);
  rest = rest.slice(dates.length);
  const [names = ''] = ITS_DAYS.exec(rest) ?? [];
  const days = names === '' ? undefined : daysOf(names, at());
  rest = rest.slice(names.length);
  const hours = ITS_HOURS.test(rest) ? hoursOf(rest, at()) : undefined;
  if (hours === undefined && rest !== '') throw new Wrong(at(), words('notServed', rest.replaceAll('\n', ' ')));
  return { ...(range && { dates: range }), ...(days && { days }), ...(hours && { hours }) };
}

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** The day of a month, in a year if one is given; every year has a 29 February. */
function dayOf(day: number, month: number, at: number, year?: number): string {
  const date = new Date(Date.UTC(year ?? 2000, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) {
    throw new Wrong(at, words('noSuchDay', [day, month, year].filter((part) => part !== undefined).join('/')));
  }
  return [...(year === undefined ? [] : [String(year)]), twoDigits(month), twoDigits(day)].join('-');
}

/** Days, where 1 is Monday; a range may cross the end of the week. */
function daysOf(text: string, start: number): number[] {
  const found = new Set<number>();
  for (const { word: range, whole, start: at } of placedPieces(text, ',', start)) {
    const [first = 0, last = first, ...more] = whole.split('-').map((word) => {
      const name = plain(word.trim());
      const index = Math.max(...Object.values(DAYS).map((days) => (days as readonly string[]).indexOf(name)));
      if (index === -1) throw new Wrong(at + whole.indexOf(word.trim()), words('notADay', word.trim()));
      return index;
    });
    if (more.length > 0) throw new Wrong(at, words('notServed', range));
    for (let day = first; ; day = (day + 1) % 7) {
      found.add(day + 1);
      if (day === last) break;
    }
  }
  return [...found].toSorted((one, other) => one - other);
}

function hoursOf(text: string, start: number): [string, string][] {
  return placedPieces(text, ',', start).map(({ word: range, start: at }) => {
    const [from = '', to = ''] = range.split('-').map((time) => timeOf(time, at));
    if (from === to) throw new Wrong(at, words('endsAsItBegins', range));
    if (from === '24:00') throw new Wrong(at, words('beginsAtItsEnd', range));
    return [from, to];
  });
}

function timeOf(text: string, at: number): string {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  if (hour > 24 || minute > 59 || (hour === 24 && minute > 0)) throw new Wrong(at, words('noSuchTime', text));
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}

const MONTHS = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

/** Longer texts, in characters, are not searched for other wordings. */
const LONGEST = 1_000;

/** The spans of a text in any words; none if they are unclear. */
function spansMeant(text: string, hasDates: boolean): Span[] {
  const meant = hintFor(text, hasDates)?.fix?.text ?? text.trim();
  const spans = attempt(() => spansOf(meant, hasDates));
  return spans instanceof Wrong ? [] : spans;
}

/** Days and hours in any words, in the grammar's form; undefined for other texts. */
export function timesMeant(text: string): string | undefined {
  // A letter alone is no day, as it is in `l-v`.
  return (/\p{L}{3}|\d\s*-\s*\d|\p{L}-\p{L}/u.test(text) && writeServed(spansMeant(text, true))) || undefined;
}

/** `mar-dom 13-16; lunes cerrado`: the times before and after the days that are closed, and these days. */
const WITH_CLOSED_DAYS = /^(?:(.*)[;,\n]\s*)?([^;\n\d]*)\b(?:cerrad[oa]s?|closed)(?:\s*[;,\n](.*))?$/is;

/** Times in the words of a menu, 'de lunes a viernes, de 13 h a 16 h', in the grammar's form; undefined if they are unclear. */
function hintFor(text: string, hasDates: boolean, language: Language = 'es'): Hint | undefined {
  if (text.length > LONGEST) return undefined;
  const [, before, closed = '', after] = WITH_CLOSED_DAYS.exec(text) ?? [];
  if (before !== undefined && after !== undefined) return undefined;
  const open = before ?? after;
  if (open !== undefined) {
    const rest = writeServed(openSpans(spansMeant(open, hasDates), spansMeant(closed, false)));
    return rest === '' ? undefined : fixing({ from: 0, to: text.length, text: rest }, words('write', rest));
  }
  // With two `m`, one means Tuesday and the other Wednesday.
  if (/\bm\b.*\bm\b/i.test(text)) return undefined;
  // Ambiguous: hours, or dates with `-` and `/` swapped.
  if (/^\s*\d{1,2}-(?:0?\d|1[0-2])\s*\/\s*\d{1,2}-(?:0?\d|1[0-2])\s*$/.test(text)) return undefined;
  const initials = initialsIn(text, language);
  const names = DAYS[initials.areSpanish || language === 'es' ? 'es' : 'en'];
  const meant = inOrder(
    withEnglishDays(text, language)
      .trim()
      .replaceAll(/[–—]/g, '-')
      .replaceAll(/\s*\n\s*/g, '; ')
      .replaceAll(NAMED_DAY, dateIn)
      .replaceAll(/\b(?:fin(?:es)? de semana|weekends?)\b/g, 'sab,dom')
      .replaceAll(/\b(?:entre semana|laborables|weekdays)\b/g, 'lun-vie')
      .replaceAll(/\b(?:todos los dias|cada dia|diario|every day|daily)\b/g, 'lun-dom')
      .replaceAll(/\b(lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)\b/g, (name) => name.slice(0, 3))
      .replaceAll(/\b(mon|tues?|wednes|thurs?|fri|satur|sun)(?:day)?s?\b/g, (name) => name.slice(0, 3))
      .replaceAll(/(\d)\s*(?:h|hs|hrs|horas)\b\.?/g, '$1')
      .replaceAll(/(\d)\.(?=\d\d\b)/g, '$1:')
      .replaceAll(
        /\b(\d{1,2})(:\d\d)?\s*([ap])m\b/g,
        (_, hour, minutes = '', half) => `${(hour % 12) + (half === 'p' ? 12 : 0)}${minutes}`,
      )
      .replaceAll(/(\d)\s*\/\s*(?=\p{L})/gu, '$1; ')
      .replaceAll(/(\p{L})\s*\/\s*(?=\p{L})/gu, '$1,')
      // Whether a day begins or ends then, only the editor knows.
      .replaceAll(/^24(?::00)?\s*(?=-\s*\d)/g, '0')
      .replaceAll(/\b(?:de|del|desde|from|los|las|la)\s+/g, '')
      .replaceAll(/\s*(?:-|\b(?:a|al|hasta|to|until)\b)\s*/g, '-')
      .replaceAll(INITIAL, (letter) => names[initials.dayOf(letter)] ?? letter)
      .replaceAll(/\s*(?:,|\b(?:y|e|and)\b)\s*/g, ',')
      .replaceAll(/(\d:?\d*-\d{1,2}(?::\d\d)?)\s*\/\s*(?=\d{1,2}(?::\d\d)?-)/g, '$1,')
      .replaceAll(/(\d:?\d*-\d{1,2}(?::\d\d)?)\s+(?=\d{1,2}(?::\d\d)?-)/g, '$1,')
      .replaceAll(/(\p{L})\s+(?=\p{L})/gu, '$1,')
      .replaceAll(/(\p{L}|\/\d+):\s/gu, '$1 ')
      .replaceAll(/(\p{L}),(?=\d)/gu, '$1 ')
      // `13-16, lun-vie` is one span, `lun-vie 13-16, sab 13-17` are two.
      .replaceAll(/(\d),(?=\p{L})/gu, /^\d/.test(text.trim()) ? '$1 ' : '$1; ')
      .replace(/^(\d{1,2}\/\d{1,2})$/, '$1-$1')
      .replaceAll(/\s+/g, ' ')
      .replace(/[\s;]+$/, '')
      .trim(),
  );
  const spans = attempt(() => spansOf(meant, hasDates));
  if (spans instanceof Wrong) return undefined;
  // `lun-vie 13-16, sab`: at the same hours, or all day?
  if (!/[;\n]/.test(text) && spans.some(({ hours }) => hours) && !spans.every(({ hours }) => hours)) return undefined;
  return meant === text ? undefined : fixing({ from: 0, to: text.length, text: meant }, words('write', meant));
}

/** Spans with days and hours beside the days that are closed; none if one of them may be closed. */
function openSpans(spans: readonly Span[], [off, second]: readonly Span[]): readonly Span[] {
  const isClear = off?.days !== undefined && second === undefined;
  const isApart = spans.every(({ days, hours }) => hours && days && !days.some((day) => off?.days?.includes(day)));
  return isClear && isApart ? spans : [];
}

/** A short name of three letters, too, except for 'mar', which is Tuesday. */
const MONTH = MONTHS.map((name) => (name === 'marzo' ? name : `${name.slice(0, 3)}(?:${name.slice(3)})?`)).join('|');
const NAMED_DAY = new RegExp(`\\b(\\d{1,2})\\s+(?:de\\s+)?(${MONTH})\\b`, 'g');

function dateIn(_: string, day: string, month: string): string {
  return `${day}/${MONTHS.findIndex((name) => name.startsWith(month)) + 1}`;
}

/** `13-16 lun-vie` and `lun-vie 1/6-15/9` with dates first, then days, then hours. */
function inOrder(text: string): string {
  const place = (piece: string): number => (/^\d+\/\d/.test(piece) ? 0 : /^\p{L}/u.test(piece) ? 1 : 2);
  const spans = text.split(/\s*;\s*/).map((span) =>
    span
      .split(' ')
      .toSorted((one, other) => place(one) - place(other))
      .join(' '),
  );
  return spans.join('; ');
}

/** A day as an editor writes it: '06-01' is 1/6, '2027-01-06' 6/1/2027. */
export const writeDay = (day: string): string => day.split('-').toReversed().map(Number).join('/');

/** Times as an editor writes them, the days in Spanish unless in English. */
export function writeServed(spans: readonly Span[], language: keyof typeof DAYS = 'es'): string {
  const time = (text: string): string => text.replace(/^0(?=\d)/, '').replace(':00', '');
  return spans
    .map(({ dates = [], days = [], hours = [] }) =>
      [
        dates.map(writeDay).join('-'),
        runsOf(days)
          .map((run) => [...new Set([run[0], run.at(-1)])].map((day = 1) => DAYS[language][day - 1]).join('-'))
          .join(','),
        hours.map((range) => range.map(time).join('-')).join(','),
      ]
        .filter((part) => part !== '')
        .join(' '),
    )
    .join('; ');
}

/** Least days between the end of a yearly range and its start; with fewer, the two were probably swapped. */
const LEAST_OPEN = 60;

const CLOSED = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?(?:\s*-\s*(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?)?$/;

/** The field `closed`: days or ranges of days, as a list or with commas between them. */
export function readClosed(reader: Reader, node: Node): Located<ClosedDay>[] {
  return membersOf(reader, node).flatMap((item) => {
    const text = textOf(item);
    if (!isScalar(item) || text === undefined) {
      problemAt(reader, 'bad-served', item, words('daysExpected'), words('writeClosed'));
      return [];
    }
    return placedPieces(text, ',').flatMap(({ word: day, at }) => {
      const closed = attempt(() => closedOf(day, at));
      if (!(closed instanceof Wrong)) return [locatedIn(reader, closed, item, at)];
      const hint = closed.hint ?? closedHint(day, at) ?? weekdayHint(day) ?? words('writeClosed');
      sayIn(reader, item)('bad-served', closed.at, closed.says, hint);
      return [];
    });
  });
}

/** A closed day in another notation, `24-12-26` or `1 al 15 de agosto`, in the grammar's; undefined if it is unclear. */
function closedHint(text: string, at: number): Hint | undefined {
  if (text.length > LONGEST) return undefined;
  const meant = plain(text)
    .replace(/^(\d{4})-(\d{1,2})-(\d{1,2})$/, '$3/$2/$1')
    .replace(/^(\d{1,2})([-.])(\d{1,2})(?:\2(\d{4}|\d{2}))?$/, (_, day, __, month, year) =>
      [day, month, year].filter(Boolean).join('/'),
    )
    .replace(/^del?\s+/, '')
    .replaceAll(NAMED_DAY, dateIn)
    .replaceAll(/\s+del?\s+(?=\d{4}\b)/g, '/')
    .replaceAll(/\s*(?:[-–—]|\bal?\b)\s*/g, '-')
    .replaceAll(/(\d\/\d{1,2}\/)(?=\d\d(?!\d))/g, '$120')
    .replace(/^(\d{1,2})-(\d{1,2})(\/\d{1,2}(?:\/\d{4})?)$/, '$1$3-$2$3')
    .replace(/^(\d{1,2}\/\d{1,2})(?=-\d{1,2}\/\d{1,2}(\/\d{4})$)/, '$1$2');
  if (attempt(() => closedOf(meant, 0)) instanceof Wrong) return undefined;
  return fixing({ from: at, to: at + text.length, text: meant }, words('write', meant));
}

/** The start of a weekday's name in Spanish, English, Catalan or German; not of a feast. */
const A_WEEKDAY =
  /^(?!.*\b(?:sant[oa]?|pascua|pasqua|easter|good)\b).*\b(?:lun|mar|mie|jue|vie|sab|dom|mon|tue|wed|thu|fri|sat|sun|dil|dim|dij|div|dis|diu|die|mit|don|fre|sam|son)[a-z]*\b/;

/** The hint for a day of the week, which is closed by being left out of `hours`; undefined for other texts. */
function weekdayHint(text: string): Words | undefined {
  if (text.length > LONGEST || !A_WEEKDAY.test(plain(text))) return undefined;
  const [span, second] = spansMeant(text, false);
  const isDays = span?.days !== undefined && span.hours === undefined && second === undefined;
  const open = isDays ? [1, 2, 3, 4, 5, 6, 7].filter((day) => !span.days?.includes(day)) : [];
  return open.length === 0
    ? words('leaveOutOfHours')
    : words('writeOpenDays', `hours: ${writeServed([{ days: open, hours: [['13:00', '16:00']] }])}`);
}

function closedOf(text: string, at: number): ClosedDay {
  const match = CLOSED.exec(text);
  if (match === null) throw new Wrong(at, words('notAClosedDay', text));
  const [, fromDay, fromMonth, fromYear, toDay, toMonth, toYear] = match.map((part) =>
    part ? Number(part) : undefined,
  );
  const from = dayOf(fromDay ?? 0, fromMonth ?? 0, at, fromYear);
  if (toDay === undefined || toMonth === undefined) return from;
  const to = dayOf(toDay, toMonth, at, toYear);
  // Both ends of a range have a year, or neither.
  if ((fromYear === undefined) !== (toYear === undefined) || (toYear !== undefined && from > to)) {
    throw new Wrong(at, words('notAClosedDay', text));
  }
  if (toYear === undefined && from > to && daysBetween(to, from) < LEAST_OPEN) {
    throw new Wrong(at, words('closedForAYear', text), words('writeClosedAnew', writeDay(from), writeDay(to)));
  }
  return [from, to];
}

/** Days from one day of a year to another. */
function daysBetween(from: string, to: string): number {
  return (Date.parse(`2000-${to}`) - Date.parse(`2000-${from}`)) / 864e5;
}

/** The zone's name that every browser knows: `Asia/Calcutta` for `Asia/Kolkata`. */
function zoneNamed(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** The time zone that a text names, or else the one that was meant, if one is near. */
export function findZone(text: string): { readonly zone?: string; readonly meant?: string | undefined } {
  const zones = Intl.supportedValuesOf('timeZone');
  const known = /^[A-Z]\w+(?:\/[A-Z][\w-]+)+$/.test(text) ? zoneNamed(text) : undefined;
  if (known !== undefined && zones.includes(known)) return { zone: known };
  // `Europe/Canary` is not the misspelt Europe/Samara.
  const city = text.split('/').at(-1);
  return { meant: zones.find((zone) => zone.split('/').at(-1) === city) ?? nearest(text, zones) };
}

/** The field `timeZone`: a name of the IANA database that `Intl` knows. */
export function readZone(reader: Reader, node: Node): Located<string> | undefined {
  const { zone, meant } = findZone(textOf(node)?.trim() ?? '');
  if (zone !== undefined) return located(reader, zone, node);
  const hint = meant === undefined ? words('writeZone') : writing(node, meant);
  return problemAt(reader, 'wrong-type', node, words('notAZone', shown(node)), hint);
}
