import { afterEach, expect, it, vi } from 'vitest';
import { startOffline } from '../../src/offline/start-offline.ts';
import { FakeCaches } from '../support/fake-caches.ts';
import { laterTexts } from '../../generated/later.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('does nothing where the browser has no workers', async () => {
  await expect(startOffline(laterTexts)).resolves.toBe(undefined);
});

it('takes away in development what a built site has left at the same address', async () => {
  const registrations = ['/cartasqr/', '/other/'].map((path) => ({
    scope: window.location.origin + path,
    unregister: vi.fn<() => Promise<boolean>>(async () => true),
  }));
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistrations: async () => registrations },
  });
  const caches = new FakeCaches();
  for (const name of ['carta-files-1', 'carta-pictures-1', 'other']) await caches.open(name);
  vi.stubGlobal('caches', caches);
  await startOffline(laterTexts);
  expect(registrations.map(({ unregister }) => unregister.mock.calls.length)).toEqual([1, 0]);
  expect(await caches.keys()).toEqual(['other']);
});

it('logs what fails, and the page goes on', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const cause = new DOMException('forbidden', 'SecurityError');
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistrations: () => Promise.reject(cause) },
  });
  await startOffline(laterTexts);
  expect(log.mock.calls).toEqual([['Error keeping the page for offline:', cause]]);
});
