import { afterEach, expect, it, vi } from 'vitest';
import { keepAwake } from '../../src/ui/keep-awake.ts';
import { onReturn } from '../../src/realtime/on-return.ts';

const look = (visibility: DocumentVisibilityState): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
};

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

it('calls when the phone has a network again or is looked at again, until it is stopped', () => {
  const callback = vi.fn<() => void>();
  const stop = onReturn(callback);
  look('hidden');
  expect(callback).toHaveBeenCalledTimes(0);
  look('visible');
  expect(callback).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  expect(callback).toHaveBeenCalledTimes(2);
  stop();
  look('visible');
  window.dispatchEvent(new Event('online'));
  expect(callback).toHaveBeenCalledTimes(2);
});

it('keeps the screen awake, again after the page was hidden, and lets it sleep in the end', async () => {
  const release = vi.fn<() => Promise<void>>().mockResolvedValue();
  const request = vi.fn<() => Promise<object>>().mockResolvedValue({ release });
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  const letSleep = keepAwake();
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(1));
  look('hidden');
  look('visible');
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2));
  letSleep();
  expect(release).toHaveBeenCalledTimes(1);
  look('visible');
  expect(request).toHaveBeenCalledTimes(2);
});

it('lets the screen sleep also when the lock came after the end', async () => {
  const release = vi.fn<() => Promise<void>>().mockResolvedValue();
  Object.defineProperty(navigator, 'wakeLock', {
    value: { request: () => Promise.resolve({ release }) },
    configurable: true,
  });
  keepAwake()();
  await vi.waitFor(() => expect(release).toHaveBeenCalledTimes(1));
});

it('does nothing where a browser has no lock, or gives none', async () => {
  expect(keepAwake()).not.toThrow();
  Object.defineProperty(navigator, 'wakeLock', {
    value: { request: () => Promise.reject(new Error('low battery')) },
    configurable: true,
  });
  expect(keepAwake()).not.toThrow();
});
