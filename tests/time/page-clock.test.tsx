import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startClock } from '../../src/time/page-clock.ts';

const html = document.documentElement;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  delete html.dataset['open'];
});

const open = (): string | undefined => html.dataset['open'];

describe('startClock', () => {
  test('opens and closes the windows within a minute of their change', () => {
    html.dataset['open'] = 'day evening';
    vi.setSystemTime('2026-01-15T17:59:30Z');
    startClock(document);
    expect(open()).toBe('day evening');
    vi.advanceTimersByTime(60_000);
    expect(open()).toBe('night evening');
  });

  test('puts right within a minute what was reckoned and does not hold on this phone', () => {
    html.dataset['open'] = 'night evening';
    vi.setSystemTime('2026-01-15T12:00:00Z');
    startClock(document);
    vi.advanceTimersByTime(60_000);
    expect(open()).toBe('day');
  });

  test('reads the clock when a page comes back into view', () => {
    html.dataset['open'] = 'day';
    startClock(document);
    vi.setSystemTime('2026-01-15T16:00:00Z');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(open()).toBe('day evening');
    vi.setSystemTime('2026-01-15T20:00:00Z');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(open()).toBe('night evening');
  });

  test('has nothing to do on a page without hours', () => {
    startClock(document);
    expect(open()).toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });
});
