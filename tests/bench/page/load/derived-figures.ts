import type { Run } from '../figures/metrics.ts';

/** What a task may last before it blocks, in milliseconds. */
const SHORT = 50;

/** When each task began and how long it lasted, in milliseconds since the navigation. */
type Spans = readonly (readonly [start: number, duration: number])[];

/** Blocking time of tasks: all, and what lies after the first paint. */
export function longTaskMetrics(tasks: Spans, fcp: number | null): Run {
  const blocking = (cutoff: number): number =>
    tasks.reduce((total, [start, duration]) => {
      // As in Lighthouse: a task that spans the cutoff counts with its part beyond it.
      const lasted = start + duration - Math.max(start, cutoff);
      return total + Math.max(0, lasted - SHORT);
    }, 0);
  return {
    tbt: blocking(0),
    tbtAfterFcp: fcp === null ? null : blocking(fcp),
    longestTask: Math.max(0, ...tasks.map(([, duration]) => duration)),
  };
}

/** CLS as Core Web Vitals define it: session windows of at most 5 s with gaps below 1 s. */
export function cumulativeLayoutShift(shifts: readonly (readonly [time: number, value: number])[]): number {
  let worst = 0;
  let sum = 0;
  let first = -Infinity;
  let last = -Infinity;
  for (const [time, value] of shifts) {
    if (time - last < 1000 && time - first < 5000) sum += value;
    else {
      sum = value;
      first = time;
    }
    last = time;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** Event Timing reports several entries for one interaction; its duration is the longest of them. */
export function longestInteraction(durations: readonly number[]): number | null {
  return durations.length === 0 ? null : Math.max(...durations);
}
