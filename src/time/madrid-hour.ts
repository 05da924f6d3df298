import { logFailure } from '../ui/log.ts';

/** Opening hours are kept by the clock of the venues (specification, point 9). */
const TIME_ZONE = 'Europe/Madrid';

/**
 * The hour on the clocks of Madrid, 0 to 23. Where the browser cannot tell, the device's own clock is asked (specification,
 * point 8); undefined when that has no answer either.
 */
export function madridHour(instant: Date): number | undefined {
  return readHour(instant, TIME_ZONE) ?? deviceHour(instant);
}

function readHour(instant: Date, timeZone: string): number | undefined {
  try {
    const words = new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(instant);
    const hour = Number.parseInt(words, 10);
    if (hour >= 0 && hour <= 23) return hour;
    throw new RangeError(`no hour: ${words}`);
  } catch (cause) {
    logFailure('Error reading the time in Madrid:', cause);
    return undefined;
  }
}

function deviceHour(instant: Date): number | undefined {
  const hour = instant.getHours();
  return Number.isNaN(hour) ? undefined : hour;
}
