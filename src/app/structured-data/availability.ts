/** Which hours an item has of its own, and which its section gives it (specification, point 9). */
export type Hours = {
  readonly onlyNight?: true | undefined;
  readonly onlyDay?: true | undefined;
  /** Its section shows from 17:00 on. */
  readonly sectionOnlyNight?: true | undefined;
};

export type Availability = { readonly availabilityStarts: string; readonly availabilityEnds: string };

const hours = (availabilityStarts: string, availabilityEnds: string): Availability => ({
  availabilityStarts,
  availabilityEnds,
});

/** When an item is to be had, on the clocks of Madrid; undefined: always. An item of the day in a section of the evening has both limits. */
export function availability({ onlyNight, onlyDay, sectionOnlyNight }: Hours): Availability | undefined {
  if (onlyNight) return hours('19:00:00', '03:00:00');
  if (onlyDay) return hours(sectionOnlyNight ? '17:00:00' : '03:00:00', '19:00:00');
  return sectionOnlyNight && hours('17:00:00', '03:00:00');
}
