/** In milliseconds. */
export const DAY = 864e5;

/**
 * Whether a window of `windowOf` is open. `local` has the venue's local time in its UTC fields. No span begins on a day for which `isOff` is true.
 */
export function isOpenAt(window: string, local: Date, isOff: (day: Date) => boolean = () => false): boolean {
  const now = local.getUTCHours() * 100 + local.getUTCMinutes();
  const yesterday = new Date(+local - DAY);
  return window.split(';').some((span) => {
    const [dates = '', days = '', hours = ''] = span.split('|');
    const isOn = (day: Date): boolean =>
      !isOff(day) &&
      days.includes(days && `${day.getUTCDay() || 7}`) &&
      isWithin(dates, (day.getUTCMonth() + 1) * 100 + day.getUTCDate());
    if (!hours) return isOn(local);
    return hours.split(',').some((range) => {
      const [from = 0, to = 0] = range.split('-').map(Number);
      if (from < to) return isOn(local) && now >= from && now < to;
      return (isOn(local) && now >= from) || (isOn(yesterday) && now < to);
    });
  });
}

function isWithin(dates: string, day: number): boolean {
  const [from = 0, to = 9999] = dates ? dates.split('-').map(Number) : [];
  return from <= to ? day >= from && day <= to : day >= from || day <= to;
}

/** A time of `windowOf`, '1630', in minutes since midnight. */
export const minutesOf = (digits: string): number => Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2));
