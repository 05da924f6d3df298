/** Limits of a bar's figures that phones need, too. */

/** How many days are answered unless the call names more, and at most: a year, and the same month of the year before. */
export const FIGURES_DAYS = { usual: 30, most: 400 } as const;
