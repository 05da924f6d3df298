/**
 * Keeps the pages that a diner has opened, whole, for when there is no network. Pages are asked of the network first; files are named by
 * their content, so they never go stale; pictures are kept as they are seen. Everything else goes its way as if there were no worker.
 */
import type { KeepAnswer, KeepRequest } from '../protocol.ts';
import { removeStores } from '../remove-stores.ts';
import { answerPage } from './answer-page.ts';
import { keepPage } from './keep-page.ts';
import { Pictures } from './pictures.ts';
import { kindOf } from './request-kind.ts';
import { Snapshots } from './snapshots.ts';
import { STORES } from './stores.ts';

declare const self: ServiceWorkerGlobalScope;

const parts = {
  caches: self.caches,
  fetch: (input: RequestInfo | URL, init?: RequestInit) => self.fetch(input, init),
  now: () => Date.now(),
  // Not every browser tells.
  savesData: () => (self.navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true,
};
const snapshots = new Snapshots({
  ...parts,
  lock: (change) => self.navigator.locks.request('carta-snapshots', change),
});
const pictures = new Pictures(parts);

// Pages that are open need nothing of the worker before: every copy is whole, and every file is named by its content.
self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.allSettled([
      // A visit is on its way to the server while the worker starts.
      self.registration.navigationPreload.enable(),
      removeStores(self.caches, Object.values(STORES)),
      self.clients.claim(),
    ]),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const later = (work: Promise<unknown>): void => event.waitUntil(work);
  const kind = kindOf(request, self.location.origin);
  if (kind === 'page') {
    const network = async (): Promise<Response> => (await event.preloadResponse) ?? fetch(request);
    const visit = { network, url: request.url, waitUntil: later };
    event.respondWith(
      answerPage(visit, {
        ...parts,
        snapshots,
        texts: import.meta.env.OFFLINE_TEXTS,
        languages: self.navigator.languages,
      }),
    );
  } else if (kind === 'file') {
    event.respondWith(answerFile(request));
  } else if (kind === 'picture') {
    event.respondWith(pictures.answer(request, later));
  }
});

async function answerFile(request: Request): Promise<Response> {
  const kept = await snapshots.file(new URL(request.url).pathname).catch(() => undefined);
  return kept ?? fetch(request);
}

self.addEventListener('message', (event) => {
  const { keep } = event.data as KeepRequest;
  const [port] = event.ports;
  const kept = keepWithinQuota(keep.address).catch((): KeepAnswer => ({ state: 'failed' }));
  event.waitUntil(kept.then((answer) => port?.postMessage(answer)));
  event.waitUntil(pictures.keep(keep.pictures).catch(() => undefined));
});

/** Where the store is full, pictures make room for the menu. */
async function keepWithinQuota(address: string): Promise<KeepAnswer> {
  const all = { ...parts, snapshots };
  try {
    return await keepPage(address, all);
  } catch (cause) {
    if (!(cause instanceof DOMException && cause.name === 'QuotaExceededError')) throw cause;
    await self.caches.delete(STORES.pictures);
    return keepPage(address, all);
  }
}
