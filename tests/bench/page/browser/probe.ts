/**
 * Code that runs inside the measured page. The functions are handed over as text, so they refer to nothing outside themselves but
 * the two names below.
 */

export type Point = { readonly x: number; readonly y: number };

/** What the probe has seen so far. Times are milliseconds since the navigation. */
export type Seen = {
  fcp: number | null;
  lcp: number | null;
  lcpElement: string | null;
  /** When, how much. */
  shifts: [number, number][];
  /** When, how long. */
  longTasks: [number, number][];
  /** How long each interaction lasted. */
  interactions: number[];
  /** When the page was clicked. */
  clicks: number[];
  targetAt: number | null;
  expectedAt: number | null;
};

type Probe = Seen & {
  /** The centre of the first visible match that a finger would really hit, or null. */
  pointOf: (selector: string) => Point | null;
  sees: (selector: string) => boolean;
  /** Calls back in the frame in which the selector first matches a visible element. */
  whenSeen: (selector: string, callback: (time: number) => void) => void;
};

declare global {
  interface Window {
    pageLoadProbe: Probe;
    /** Reports to the measuring process: `click`, `expected`, or the point of the target as JSON. */
    pageLoadReport?: (message: string) => void;
  }
}

/** The element to tap, and the one that must be seen then. */
export type TapGoal = { readonly tap: string; readonly expect: string };

/**
 * Installed before any script of the page. Collects paint, shift, long-task and event-timing entries. With a goal, it also watches each
 * frame for the target and the expected element, and reports them.
 */
export function installProbe(goal: TapGoal | null): void {
  if (window.top !== window) return;

  const seen: Seen = {
    fcp: null,
    lcp: null,
    lcpElement: null,
    shifts: [],
    longTasks: [],
    interactions: [],
    clicks: [],
    targetAt: null,
    expectedAt: null,
  };

  /** Visible to a person: rendered, not transparent, with a box. */
  const isVisible = (element: Element): boolean => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  };
  const pointOf = (selector: string): Point | null => {
    for (const element of document.querySelectorAll(selector)) {
      if (!isVisible(element)) continue;
      const box = element.getBoundingClientRect();
      const point = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      const hit = document.elementFromPoint(point.x, point.y);
      if (hit && (element.contains(hit) || hit.contains(element))) return point;
    }
    return null;
  };
  const sees = (selector: string): boolean => Array.from(document.querySelectorAll(selector)).some(isVisible);
  const whenSeen = (selector: string, callback: (time: number) => void): void => {
    const check = (): void => {
      if (sees(selector)) callback(performance.now());
      else requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
  };
  window.pageLoadProbe = Object.assign(seen, { pointOf, sees, whenSeen });

  type AnyEntry = PerformanceEntry & {
    readonly element?: Element;
    readonly url?: string;
    readonly value?: number;
    readonly hadRecentInput?: boolean;
    readonly interactionId?: number;
  };
  const observe = (type: string, onEntry: (entry: AnyEntry) => void, options: PerformanceObserverInit = {}): void => {
    try {
      new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({
        type,
        buffered: true,
        ...options,
      });
    } catch {
      // A type of entry that this browser does not know: its metric stays empty.
    }
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime, element, url = '' }) => {
    seen.lcp = startTime;
    seen.lcpElement = element
      ? `${element.tagName.toLowerCase()} ${element.textContent.trim().slice(0, 40) || url}`
      : url;
  });
  observe('layout-shift', ({ startTime, value = 0, hadRecentInput }) => {
    if (!hadRecentInput) seen.shifts.push([startTime, value]);
  });
  observe('longtask', ({ startTime, duration }) => seen.longTasks.push([startTime, duration]));
  const onEvent = ({ interactionId, duration }: AnyEntry): void => {
    if (interactionId) seen.interactions.push(duration);
  };
  observe('event', onEvent, { durationThreshold: 16 } as PerformanceObserverInit);
  observe('first-input', onEvent);

  addEventListener(
    'click',
    ({ isTrusted, timeStamp }) => {
      if (!isTrusted) return;
      seen.clicks.push(timeStamp);
      // Two frames later the page has painted whatever this click changed.
      requestAnimationFrame(() => requestAnimationFrame(() => window.pageLoadReport?.('click')));
    },
    { capture: true },
  );

  if (!goal) return;
  const watchTarget = (): void => {
    const point = seen.fcp === null ? null : pointOf(goal.tap);
    if (point) {
      seen.targetAt = performance.now();
      window.pageLoadReport?.(JSON.stringify(point));
    } else requestAnimationFrame(watchTarget);
  };
  requestAnimationFrame(watchTarget);
  whenSeen(goal.expect, (time) => {
    seen.expectedAt = time;
    window.pageLoadReport?.('expected');
  });
}
