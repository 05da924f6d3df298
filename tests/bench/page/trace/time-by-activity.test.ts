import { expect, it } from 'vitest';
import type { TraceEvent } from './record-trace.ts';
import { longTasks, timeByActivity } from './time-by-activity.ts';

const MAIN = { pid: 1, tid: 1 };
const task = (name: string, ts: number, dur: number): TraceEvent => ({ ...MAIN, name, ph: 'X', ts, dur });

const events: TraceEvent[] = [
  { pid: 2, tid: 1, name: 'thread_name', ph: 'M', ts: 0, args: { name: 'CrRendererMain' } },
  { ...MAIN, name: 'thread_name', ph: 'M', ts: 0, args: { name: 'CrRendererMain' } },
  task('RunTask', 0, 10_000),
  task('ParseHTML', 1000, 6000),
  task('EvaluateScript', 2000, 3000),
  task('unknown', 2500, 1000),
  task('UpdateLayoutTree', 7000, 2000),
  { ...MAIN, name: 'firstContentfulPaint', ph: 'R', ts: 11_000 },
  task('EvaluateScript', 12_000, 5000),
  { ...task('Layout', 0, 90_000), tid: 7 },
];

it('gives each activity its own time, without what runs inside of it', () => {
  expect(timeByActivity(events, 'first-paint')).toMatchObject({
    'parse HTML': 3,
    'run script': 3,
    style: 2,
    'tasks and messages': 2,
  });
});

it('counts the main thread of the page only', () => {
  expect(timeByActivity(events, 'end')).toMatchObject({ 'run script': 8, layout: 0 });
});

it('lists the tasks of 50 ms and more', () => {
  const start: TraceEvent = { ...MAIN, name: 'navigationStart', ph: 'R', ts: 2000 };
  const long = [task('RunTask', 20_000, 50_000), task('RunTask', 80_000, 49_999), task('Layout', 20_000, 50_000)];
  expect(longTasks([start, ...events, ...long])).toEqual([{ at: 18, duration: 50 }]);
});
