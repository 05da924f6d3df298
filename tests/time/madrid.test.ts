import { afterEach, describe, expect, test, vi } from 'vitest';
import { entryWindow, sectionWindow } from '../../src/menu/hours-rule.ts';
import { localTime, quickLocalTime } from '../../src/time/local-time.ts';
import { madridTime } from '../../src/time/madrid-time.ts';
import { openWindows, writeOpenWindows } from '../../src/time/windows.ts';

/** The hour in Madrid by the device's time zones. */
const madridHour = (instant: Date): number | undefined => localTime(instant)?.getUTCHours();

describe('the hour in Madrid', () => {
  const zone = process.env['TZ'];

  afterEach(() => {
    vi.restoreAllMocks();
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });

  function forgetZones() {
    vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function fail() {
      throw new RangeError('Invalid time zone specified: Europe/Madrid');
    });
    return vi.spyOn(console, 'error').mockReturnValue();
  }

  test.each(['America/Lima', 'Asia/Tokyo', 'Pacific/Auckland'])('is the same on a device set to %s', (device) => {
    process.env['TZ'] = device;
    expect(madridHour(new Date('2026-01-15T18:00:00Z'))).toBe(19);
  });

  test('is 23 in the last hour of a day and 0 at midnight, not 24', () => {
    process.env['TZ'] = 'America/Lima';
    expect(madridHour(new Date('2026-01-14T22:59:59Z'))).toBe(23);
    expect(madridHour(new Date('2026-01-14T23:00:00Z'))).toBe(0);
  });

  test('is the clock of the device where Madrid cannot be read, and the console is told', () => {
    process.env['TZ'] = 'America/Lima';
    const log = forgetZones();
    expect(madridHour(new Date('2026-01-15T18:00:00Z'))).toBe(13);
    expect(log).toHaveBeenCalledWith('Error reading the time in Europe/Madrid:', expect.any(RangeError));
  });

  test.each(['24', '2026-13-01 10:00:00', 'noon'])(
    'is the clock of the device where Madrid is said to have the time %s',
    (words) => {
      process.env['TZ'] = 'America/Lima';
      vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function format() {
        return { format: () => words } as Intl.DateTimeFormat;
      });
      const log = vi.spyOn(console, 'error').mockReturnValue();
      expect(madridHour(new Date('2026-01-15T18:00:00Z'))).toBe(13);
      expect(log).toHaveBeenCalledWith('Error reading the time in Europe/Madrid:', new RangeError(`no time: ${words}`));
    },
  );

  test('is unknown where no clock can be read, and what depends on it is hidden', () => {
    forgetZones();
    const time = localTime(new Date(Number.NaN));
    expect(time).toBeUndefined();
    expect(openWindows(time)).toEqual([]);
  });
});

describe('the hour in Madrid, reckoned before the first paint', () => {
  const HOUR = 3_600_000;
  const DAY = 24 * HOUR;
  const format = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Madrid', hour: '2-digit', hourCycle: 'h23' });

  /** Instants of a span at which the hour is not what the browser's time zones say. */
  function wrong(start: number, end: number, step: number): string[] {
    const instants = Array.from(
      { length: Math.ceil((end - start) / step) },
      (_, index) => new Date(start + index * step),
    );
    return instants
      .filter((instant) => madridTime(instant).getUTCHours() !== Number(format.format(instant)))
      .map((instant) => instant.toISOString());
  }

  test('is that of the clocks of Madrid in each hour around the two changes of every year', () => {
    const changes = Array.from({ length: 17 }, (_, index) => 2024 + index).flatMap((year) => [
      ...wrong(Date.UTC(year, 2, 22), Date.UTC(year, 3, 3), HOUR),
      ...wrong(Date.UTC(year, 9, 22), Date.UTC(year, 10, 3), HOUR),
    ]);
    expect(changes).toEqual([]);
  });

  test('is that of the clocks of Madrid on all days of all years', () => {
    // A step that comes by every hour of the day.
    expect(wrong(Date.UTC(2024, 0, 1), Date.UTC(2041, 0, 1), DAY + 7 * HOUR + 11 * 60_000)).toEqual([]);
  });

  test.each([
    ['2026-03-29T00:59:59.999Z', 1],
    ['2026-03-29T01:00:00Z', 3],
    ['2026-10-25T00:59:59.999Z', 2],
    ['2026-10-25T01:00:00Z', 2],
    ['2026-10-25T02:00:00Z', 3],
    // A change on the last day of its month.
    ['2024-03-31T00:59:59Z', 1],
    ['2024-03-31T01:00:00Z', 3],
    ['2027-10-31T00:59:59Z', 2],
    ['2027-10-31T02:00:00Z', 3],
    // Midnight in the old year and in the new.
    ['2026-12-31T22:30:00Z', 23],
    ['2026-12-31T23:00:00Z', 0],
    ['2027-07-01T22:00:00Z', 0],
  ])('at %s is %i', (instant, hour) => {
    expect(madridTime(new Date(instant)).getUTCHours()).toBe(hour);
  });
});

describe('the windows of time that are open (specification, point 9)', () => {
  test.each([
    ['02:59 in winter', '2026-01-15T01:59:59Z', 'night evening'],
    ['03:00 in winter', '2026-01-15T02:00:00Z', 'day'],
    ['16:59 in winter', '2026-01-15T15:59:59Z', 'day'],
    ['17:00 in winter', '2026-01-15T16:00:00Z', 'day evening'],
    ['18:59 in winter', '2026-01-15T17:59:59Z', 'day evening'],
    ['19:00 in winter', '2026-01-15T18:00:00Z', 'night evening'],
    ['23:59 in winter', '2026-01-15T22:59:59Z', 'night evening'],
    ['00:00 in winter', '2026-01-15T23:00:00Z', 'night evening'],
    ['02:59 in summer', '2026-07-15T00:59:59Z', 'night evening'],
    ['03:00 in summer', '2026-07-15T01:00:00Z', 'day'],
    ['18:59 in summer', '2026-07-15T16:59:59Z', 'day evening'],
    ['19:00 in summer', '2026-07-15T17:00:00Z', 'night evening'],
    ['the last second before the clock goes from 2:00 to 3:00, in 2026', '2026-03-29T00:59:59Z', 'night evening'],
    ['the first second after it', '2026-03-29T01:00:00Z', 'day'],
    ['the last second before the clock goes from 2:00 to 3:00, in 2027', '2027-03-28T00:59:59Z', 'night evening'],
    ['the first second after it, in 2027', '2027-03-28T01:00:00Z', 'day'],
    ['2:30 for the first time, in 2026', '2026-10-25T00:30:00Z', 'night evening'],
    ['2:30 for the second time', '2026-10-25T01:30:00Z', 'night evening'],
    ['2:59 for the second time', '2026-10-25T01:59:59Z', 'night evening'],
    ['3:00 after it', '2026-10-25T02:00:00Z', 'day'],
    ['2:30 for the first time, in 2027', '2027-10-31T00:30:00Z', 'night evening'],
    ['2:59 for the second time, in 2027', '2027-10-31T01:59:59Z', 'night evening'],
    ['3:00 after it, in 2027', '2027-10-31T02:00:00Z', 'day'],
  ])('at %s', (_when, instant, open) => {
    expect(openWindows(localTime(new Date(instant))).join(' ')).toBe(open);
    expect(openWindows(quickLocalTime(new Date(instant))).join(' ')).toBe(open);
  });

  test.each([
    [{ onlyNight: true }, 'night'],
    [{ onlyDay: true }, 'day'],
    [{ served: [{ days: [1, 2], hours: [['13:00', '16:00']] }] }, '|12|1300-1600'],
    [{}, undefined],
  ] as const)('are those of an item with %j: %s', (rules, window) => {
    expect(entryWindow(rules)).toBe(window);
  });

  test('are those of a section', () => {
    expect(sectionWindow({ onlyNight: true })).toBe('evening');
    expect(sectionWindow({ served: [{ dates: ['06-01', '09-15'] }] })).toBe('0601-0915||');
    expect(sectionWindow({})).toBeUndefined();
  });

  test.each([
    // A lunch menu in the Canaries and in Madrid, in winter, in summer, and on the days on which clocks change.
    ['2026-01-16T12:00:00Z', 'Europe/Madrid', true],
    ['2026-01-16T12:00:00Z', 'Atlantic/Canary', false],
    ['2026-01-16T13:00:00Z', 'Atlantic/Canary', true],
    ['2026-01-16T15:59:59Z', 'Atlantic/Canary', true],
    ['2026-01-16T15:59:59Z', 'Europe/Madrid', false],
    ['2026-07-17T11:00:00Z', 'Europe/Madrid', true],
    ['2026-07-17T11:59:59Z', 'Atlantic/Canary', false],
    ['2026-03-29T10:59:59Z', 'Europe/Madrid', false],
    ['2026-03-29T11:00:00Z', 'Europe/Madrid', true],
    ['2026-10-25T11:59:59Z', 'Europe/Madrid', false],
    ['2026-10-25T12:00:00Z', 'Europe/Madrid', true],
    ['2026-10-25T12:59:59Z', 'Atlantic/Canary', false],
    ['2026-10-25T13:00:00Z', 'Atlantic/Canary', true],
    // Where the law of Spain does not hold.
    ['2026-01-16T18:00:00Z', 'America/Lima', true],
    ['2026-01-16T17:59:59Z', 'America/Lima', false],
  ])('at %s of a venue in %s what is served from 13 to 16: %s', (instant, zone, isServed) => {
    const window = '||1300-1600';
    for (const time of [localTime(new Date(instant), zone), quickLocalTime(new Date(instant), zone)])
      expect(openWindows(time, [window]).includes(window)).toBe(isServed);
  });

  test.each([
    ['are said by the page, for its style to hide the others', 18, 'day evening ||1800-1830'],
    ['are none where no clock can be read', undefined, ''],
  ])('%s', (_what, hour, open) => {
    const html = { dataset: { served: '||1300-1600 ||1800-1830' } as DOMStringMap } as HTMLElement;
    writeOpenWindows(html, hour === undefined ? undefined : new Date(Date.UTC(2026, 0, 16, hour)));
    expect(html.dataset['open']).toBe(open);
  });
});
