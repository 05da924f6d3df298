import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startClock } from '../../src/time/page-clock.ts';

const html = document.documentElement;

/** Within which a quiet moment comes, in milliseconds. */
const QUIET = 300;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  delete html.dataset['open'];
});

const open = (): string | undefined => html.dataset['open'];

describe('startClock', () => {
  test('corrects the open windows in a quiet moment, and again within a minute of their change', async () => {
    html.dataset['open'] = 'night evening';
    vi.setSystemTime('2026-01-15T17:59:30Z');
    startClock(document);
    await vi.advanceTimersByTimeAsync(QUIET);
    expect(open()).toBe('day evening');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(open()).toBe('night evening');
  });

  test('reads the clock when a page comes back into view', async () => {
    html.dataset['open'] = '';
    vi.setSystemTime('2026-01-15T12:00:00Z');
    startClock(document);
    await vi.advanceTimersByTimeAsync(QUIET);
    expect(open()).toBe('day');
    vi.setSystemTime('2026-01-15T16:00:00Z');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(open()).toBe('day evening');
    vi.setSystemTime('2026-01-15T20:00:00Z');
    window.dispatchEvent(new Event('pageshow'));
    expect(open()).toBe('night evening');
  });

  test('has nothing to do on a page without hours', () => {
    startClock(document);
    expect(open()).toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });
});
