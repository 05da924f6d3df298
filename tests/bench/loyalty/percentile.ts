/** The value that this share of the values does not exceed; `share` from 0 to 1. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Two percentiles as the tables show them. */
export const halfAndMost = (milliseconds: readonly number[]): string =>
  `${percentile(milliseconds, 0.5).toFixed(1)} and ${percentile(milliseconds, 0.99).toFixed(1)} ms`;
