/** Small statistics for noisy timings. Everything ignores what was not measured. */

type Value = number | null | undefined;

const isNumber = (value: Value): value is number => Number.isFinite(value);
const clean = (values: readonly Value[]): number[] => values.filter(isNumber).toSorted((one, other) => one - other);

/** Linear-interpolated quantile, `share` in 0..1; null when there is nothing to measure. */
export function quantile(values: readonly Value[], share: number): number | null {
  const sorted = clean(values);
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)];
  const above = sorted[Math.ceil(position)];
  if (below === undefined || above === undefined) return null;
  return below + (above - below) * (position - Math.floor(position));
}

export const median = (values: readonly Value[]): number | null => quantile(values, 0.5);

export type Summary = {
  readonly median: number | null;
  /** The quartiles. */
  readonly q1: number | null;
  readonly q3: number | null;
  /** How many there are. */
  readonly n: number;
};

export function summarize(values: readonly Value[]): Summary {
  return {
    median: median(values),
    q1: quantile(values, 0.25),
    q3: quantile(values, 0.75),
    n: clean(values).length,
  };
}

/**
 * Median of the ratios taken round by round: `values[i]` and `baseline[i]` were measured next to each other, so a slow minute
 * of the machine divides out. Null when the baseline is zero or missing.
 */
export function pairedRatio(values: readonly Value[], baseline: readonly Value[]): number | null {
  return median(paired(values, baseline, (value, base) => (base > 0 ? value / base : null)));
}

/** Median of the differences taken round by round, for metrics whose baseline may be zero. */
export function pairedDifference(values: readonly Value[], baseline: readonly Value[]): number | null {
  return median(paired(values, baseline, (value, base) => value - base));
}

function paired(
  values: readonly Value[],
  baseline: readonly Value[],
  join: (value: number, base: number) => number | null,
): (number | null)[] {
  return values.map((value, index) => {
    const base = baseline[index];
    return isNumber(value) && isNumber(base) ? join(value, base) : null;
  });
}
