import type { TraceEvent } from './record-trace.ts';

/**
 * Names of trace events by activity. An event's own time (without its children) goes to its activity, or to its parent's where no
 * pattern matches.
 */
const ACTIVITIES: Readonly<Record<string, RegExp>> = {
  'parse HTML': /^(ParseHTML|ParseAuthorStyleSheet|HTMLDocumentParser|DecodedDataDocumentParser)/,
  'compile script': /^(v8\.compile|v8\.parse|v8\.streamingCompile|V8\.(Compile|Parse|PreParse|Deserialize))/,
  'run script':
    /^(EvaluateScript|v8\.(evaluateModule|run|call)|FunctionCall|RunMicrotasks|EventDispatch|TimerFire|FireAnimationFrame|FireIdleCallback|BlinkScheduler_PerformMicrotaskCheckpoint)/,
  'collect garbage': /^(MinorGC|MajorGC|V8\.GC|BlinkGC)/,
  style: /^(UpdateLayoutTree|RecalculateStyles)/,
  layout: /^(Layout$|IntersectionObserverController)/,
  paint: /^(PrePaint|Paint|UpdateLayer|Layerize|Commit$|CompositeLayers|HitTest)/,
  'set up document': /^(DocumentLoader|LocalWindowProxy|ContextCreated|InstallConditionalFeatures)/,
};
const REST = 'tasks and messages';
export const ACTIVITY_NAMES: readonly string[] = [...Object.keys(ACTIVITIES), REST];

type Task = { readonly end: number; readonly activity: string };

/**
 * Own time in milliseconds by activity on the main thread of the page's renderer: of the whole trace, or up to the first contentful
 * paint.
 */
export function timeByActivity(events: readonly TraceEvent[], until: 'end' | 'first-paint'): Record<string, number> {
  const isOnMain = mainThread(events);
  const end = until === 'end' ? Infinity : firstPaint(events, isOnMain);
  const sums = Object.fromEntries(ACTIVITY_NAMES.map((name) => [name, 0]));
  const add = (activity: string, time: number): void => {
    sums[activity] = (sums[activity] ?? 0) + time / 1000;
  };
  const tasks = events.filter((event) => event.ph === 'X' && event.ts < end && isOnMain(event));
  const open: Task[] = [];
  for (const { name, ts, dur = 0 } of tasks.toSorted(
    (one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0),
  )) {
    while ((open.at(-1)?.end ?? Infinity) <= ts) open.pop();
    const parent = open.at(-1);
    const own = Object.keys(ACTIVITIES).find((activity) => ACTIVITIES[activity]?.test(name));
    const activity = own ?? parent?.activity ?? REST;
    add(activity, dur);
    if (parent) add(parent.activity, -dur);
    open.push({ end: ts + dur, activity });
  }
  return sums;
}

export type LongTask = {
  /** After the navigation began, in milliseconds. */
  readonly at: number;
  /** In milliseconds. */
  readonly duration: number;
};

/** The tasks of the main thread that keep a tap waiting, after the Long Tasks API. */
export function longTasks(events: readonly TraceEvent[]): LongTask[] {
  const isOnMain = mainThread(events);
  const start = events.find(({ name }) => name === 'navigationStart')?.ts ?? 0;
  return events
    .filter((event) => event.name === 'RunTask' && isOnMain(event) && (event.dur ?? 0) >= LONG)
    .map(({ ts, dur = 0 }) => ({ at: (ts - start) / 1000, duration: dur / 1000 }));
}

/** In microseconds. */
const LONG = 50_000;

type Filter = (event: TraceEvent) => boolean;

function firstPaint(events: readonly TraceEvent[], isOnMain: Filter): number {
  const paints = events.filter((event) => event.name === 'firstContentfulPaint' && isOnMain(event));
  return paints.at(-1)?.ts ?? Infinity;
}

/** The main thread of the renderer that committed the page: the one with the most style updates. */
function mainThread(events: readonly TraceEvent[]): Filter {
  const sameThread = (one: TraceEvent, other: TraceEvent): boolean => one.pid === other.pid && one.tid === other.tid;
  const updates = events.filter(({ name }) => name === 'UpdateLayoutTree');
  const [main] = events
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map((thread) => ({ thread, count: updates.filter((update) => sameThread(update, thread)).length }))
    .toSorted((one, other) => other.count - one.count);
  return (event) => main !== undefined && sameThread(event, main.thread);
}
