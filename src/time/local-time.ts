/** A venue's local time. Each function returns a date that has it in its UTC fields. */
import { TIME_ZONE } from '../terms/own-site.ts';
import { logFailure } from '../ui/log.ts';
import { madridTime } from './madrid-time.ts';

const HOUR = 36e5;

/** Zones by the hours that their clocks are behind those of Madrid: they change at the same instants. */
const BEFORE: Readonly<Record<string, number>> = { 'Europe/Madrid': 0, 'Atlantic/Canary': 1 };

/** The local time by the legal rule, for the first paint; in other zones by the phone's own zones. */
export function quickLocalTime(instant: Date, zone: string = TIME_ZONE): Date | undefined {
  const before = BEFORE[zone];
  if (before === undefined) return localTime(instant, zone);
  return new Date(+madridTime(instant) - before * HOUR);
}

/** The local time by `Intl`; by the device's own clock where that fails (specification, point 8); undefined where that clock fails, too. */
export function localTime(instant: Date, zone: string = TIME_ZONE): Date | undefined {
  return inZone(instant, zone) ?? onDevice(instant);
}

function inZone(instant: Date, timeZone: string): Date | undefined {
  try {
    // ISO 8601, except for a space.
    const words = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(instant);
    const local = new Date(`${words.replace(' ', 'T')}Z`);
    if (Number.isNaN(+local)) throw new RangeError(`no time: ${words}`);
    return local;
  } catch (cause) {
    logFailure(`Error reading the time in ${timeZone}:`, cause);
    return undefined;
  }
}

function onDevice(instant: Date): Date | undefined {
  const local = new Date(+instant - instant.getTimezoneOffset() * 60_000);
  return Number.isNaN(+local) ? undefined : local;
}
