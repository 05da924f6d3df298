import { beforeEach, describe, expect, test, vi } from 'vitest';
import { startClock } from '../../src/time/page-clock.ts';

const html = document.documentElement;
const open = (): string | undefined => html.dataset['open'];

/** Starts the clock on a page that says that these windows are open. */
function start(windows?: string): void {
  if (windows !== undefined) html.dataset['open'] = windows;
  startClock(document);
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe('the clock of a page', () => {
  test('puts right within a minute what was reckoned and does not hold on this phone', async () => {
    vi.setSystemTime('2026-01-15T12:00:00Z');
    start('night evening');
    vi.advanceTimersByTime(60_000);
    await vi.dynamicImportSettled();
    expect(open()).toBe('day');
  });

  test('is read when a page comes back into view, and not yet when it is first shown', async () => {
    start('day');
    vi.setSystemTime('2026-01-15T16:00:00Z');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(open()).toBe('day');
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.dynamicImportSettled();
    expect(open()).toBe('day evening');
    vi.setSystemTime('2026-01-15T20:00:00Z');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await vi.dynamicImportSettled();
    expect(open()).toBe('night evening');
  });

  test('has nothing to do on a page without hours', () => {
    start();
    expect(open()).toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });
});
