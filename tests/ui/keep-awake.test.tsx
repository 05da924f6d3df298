import { afterEach, expect, it, vi } from 'vitest';
import { keepAwake } from '../../src/ui/keep-awake.ts';

const look = (visibility: DocumentVisibilityState): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
};

/** A browser whose lock of the screen is asked for with this. */
const lockIs = (request: () => Promise<unknown>): void =>
  void Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

it('keeps the screen awake, again after the page was hidden, and lets it sleep in the end', async () => {
  const release = vi.fn<() => Promise<void>>().mockResolvedValue();
  const request = vi.fn<() => Promise<object>>().mockResolvedValue({ release });
  lockIs(request);
  const letSleep = keepAwake();
  await expect.poll(() => request).toHaveBeenCalledTimes(1);
  look('hidden');
  look('visible');
  await expect.poll(() => request).toHaveBeenCalledTimes(2);
  letSleep();
  expect(release).toHaveBeenCalledTimes(1);
  look('visible');
  expect(request).toHaveBeenCalledTimes(2);
});

it('lets the screen sleep also when the lock came after the end', async () => {
  const release = vi.fn<() => Promise<void>>().mockResolvedValue();
  lockIs(async () => ({ release }));
  keepAwake()();
  await expect.poll(() => release).toHaveBeenCalledTimes(1);
});

it('does nothing where a browser has no lock, or gives none', () => {
  expect(keepAwake()).not.toThrow();
  lockIs(() => Promise.reject(new Error('low battery')));
  expect(keepAwake()).not.toThrow();
});
