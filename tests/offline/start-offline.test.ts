import { afterEach, expect, it, vi } from 'vitest';
import type { LoadOverlayTexts } from '../../src/i18n/texts.ts';
import { startOffline } from '../../src/offline/start-offline.ts';
import { overlayTexts } from '../../generated/overlay.ts';
import { FakeCaches } from '../support/fake-caches.ts';

const loadOverlayTexts: LoadOverlayTexts = async (language) => (await overlayTexts[language]()).texts;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const haveWorkers = (getRegistrations: () => Promise<unknown>) =>
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations } });

it('a browser without workers is left as it is', async () => {
  vi.stubGlobal('navigator', {});
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await startOffline(loadOverlayTexts);
  expect(log).not.toHaveBeenCalled();
});

it('in development what a built site has left at the same address is taken away', async () => {
  const unregister = vi.fn((_scope: string) => Promise.resolve(true));
  haveWorkers(async () =>
    ['/cartasqr/', '/other/'].map((path) => ({
      scope: `https://cartas.example${path}`,
      unregister: () => unregister(path),
    })),
  );
  const caches = new FakeCaches();
  for (const name of ['carta-files-1', 'carta-pictures-1', 'other']) await caches.open(name);
  vi.stubGlobal('window', { caches });
  await startOffline(loadOverlayTexts);
  expect(unregister.mock.calls).toEqual([['/cartasqr/']]);
  expect(await caches.keys()).toEqual(['other']);
});

it.each([
  ['has taken the place of the old one goes by itself', 'activating', []],
  ['waits for an old one that does not end is not waited for', 'installed', [['/cartasqr/']]],
] as const)('a worker without copies that %s', async (_what, state, unregistered) => {
  vi.useFakeTimers();
  vi.stubEnv('DEV', false);
  const unregister = vi.fn((_scope: string) => Promise.resolve(true));
  const next = Object.assign(new EventTarget(), { state: 'installing' });
  const update = async (): Promise<void> => {
    setTimeout(() => {
      next.state = state;
      next.dispatchEvent(new Event('statechange'));
    }, 100);
  };
  haveWorkers(async () => [
    { scope: 'https://cartas.example/cartasqr/', update, installing: next, unregister: () => unregister('/cartasqr/') },
  ]);
  const caches = new FakeCaches();
  await caches.open('carta-files-1');
  vi.stubGlobal('window', { caches });
  const started = startOffline(loadOverlayTexts);
  await vi.advanceTimersByTimeAsync(10_000);
  await started;
  vi.useRealTimers();
  vi.unstubAllEnvs();
  expect(unregister.mock.calls).toEqual(unregistered);
  // The other one takes the copies away itself.
  expect(await caches.keys()).toEqual(unregistered.length > 0 ? [] : ['carta-files-1']);
});

it('what fails is logged, and the page goes on', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const cause = new DOMException('forbidden', 'SecurityError');
  haveWorkers(() => Promise.reject(cause));
  await startOffline(loadOverlayTexts);
  expect(log.mock.calls).toEqual([['Error keeping the page for offline:', cause]]);
});
