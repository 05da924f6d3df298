import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { madridHour } from '../../src/time/madrid-hour.ts';
import { openWindows } from '../../src/time/windows.ts';

const zone = process.env['TZ'];

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

const withoutZones = (): void => {
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function fail() {
    throw new RangeError('Invalid time zone specified: Europe/Madrid');
  });
};

describe('madridHour', () => {
  test.each(['America/Lima', 'Asia/Tokyo', 'Pacific/Auckland'])('is that of Madrid on a device set to %s', (device) => {
    process.env['TZ'] = device;
    expect(madridHour(new Date('2026-01-15T18:00:00Z'))).toBe(19);
  });

  test('is 0 at midnight, not 24', () => {
    expect(madridHour(new Date('2026-01-14T23:00:00Z'))).toBe(0);
  });

  test('is the clock of the device where Madrid cannot be read, and the console is told', () => {
    process.env['TZ'] = 'America/Lima';
    withoutZones();
    expect(madridHour(new Date('2026-01-15T18:00:00Z'))).toBe(13);
    expect(console.error).toHaveBeenCalledWith('Error reading the time in Madrid:', expect.any(RangeError));
  });

  test('is unknown where no clock can be read, and what depends on it is hidden', () => {
    withoutZones();
    const hour = madridHour(new Date(Number.NaN));
    expect(hour).toBeUndefined();
    expect(openWindows(hour)).toEqual([]);
  });
});
