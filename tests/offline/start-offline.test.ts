import { afterEach, expect, it, vi } from 'vitest';
import { startOffline } from '../../src/offline/start-offline.ts';
import { laterTexts } from '../../generated/later.ts';
import type { LoadLater } from '../../src/i18n/later-texts.ts';
import { FakeCaches } from '../support/fake-caches.ts';

const loadLater: LoadLater = async (language) => (await laterTexts[language]()).texts;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const haveWorkers = (getRegistrations: () => Promise<unknown>) =>
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations } });

it('a browser without workers is left as it is', async () => {
  vi.stubGlobal('navigator', {});
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await startOffline(loadLater);
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
  await startOffline(loadLater);
  expect(unregister.mock.calls).toEqual([['/cartasqr/']]);
  expect(await caches.keys()).toEqual(['other']);
});

it('what fails is logged, and the page goes on', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const cause = new DOMException('forbidden', 'SecurityError');
  haveWorkers(() => Promise.reject(cause));
  await startOffline(loadLater);
  expect(log.mock.calls).toEqual([['Error keeping the page for offline:', cause]]);
});
