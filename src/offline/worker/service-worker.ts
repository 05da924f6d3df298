/**
 * Stores the pages that a diner has opened, each with all its files, for visits without network. For pages it asks the network first; files
 * have digests in their names, so they never go stale; pictures are stored when they are seen. It leaves all other requests alone.
 */
import type { KeepAnswer, KeepRequest } from '../protocol.ts';
import { removeStores, STORES } from '../stores.ts';
import { answerPage } from './answer-page.ts';
import { keepPage } from './keep-page.ts';
import { Pictures } from './pictures.ts';
import { kindOf } from './addresses.ts';
import { Snapshots } from './snapshots.ts';

declare const self: ServiceWorkerGlobalScope;

const parts = {
  caches: self.caches,
  fetch: (input: RequestInfo | URL, init?: RequestInit) => self.fetch(input, init),
  now: () => Date.now(),
  // Some browsers do not report it.
  savesData: () => (self.navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true,
};
const snapshots = new Snapshots({
  ...parts,
  lock: (change) => self.navigator.locks.request('carta-snapshots', change),
});
const pictures = new Pictures(parts);

// Open pages do not need the worker before: every copy is complete, and every file has a digest in its name.
self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.allSettled([
      // The browser requests the page while the worker starts.
      self.registration.navigationPreload.enable(),
      removeStores(self.caches, Object.values(STORES)),
      self.clients.claim(),
    ]),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const waitUntil = (work: Promise<unknown>): void => event.waitUntil(work);
  const kind = kindOf(request, self.location.origin);
  if (kind === 'page') {
    const network = async (): Promise<Response> => (await event.preloadResponse) ?? fetch(request);
    const visit = { network, url: request.url, waitUntil };
    const { languages } = self.navigator;
    event.respondWith(answerPage(visit, { ...parts, snapshots, texts: import.meta.env.OFFLINE_TEXTS, languages }));
  } else if (kind === 'file') {
    event.respondWith(answerFile(request));
  } else if (kind === 'picture') {
    event.respondWith(pictures.answer(request, waitUntil));
  }
});

async function answerFile(request: Request): Promise<Response> {
  const kept = await snapshots.file(new URL(request.url).pathname).catch(() => undefined);
  return kept ?? fetch(request);
}

self.addEventListener('message', (event) => {
  const { keep } = event.data as KeepRequest;
  const [port] = event.ports;
  const kept = keepWithinQuota(keep).catch((): KeepAnswer => ({ state: 'failed' }));
  event.waitUntil(kept.then((answer) => port?.postMessage(answer)));
  event.waitUntil(pictures.keep(keep.pictures).catch(() => undefined));
});

/** Stores a page. If the store is full, the pictures are removed to make room. */
async function keepWithinQuota(asked: KeepRequest['keep']): Promise<KeepAnswer> {
  const all = { ...parts, snapshots };
  try {
    return await keepPage(asked, all);
  } catch (cause) {
    if (!(cause instanceof DOMException && cause.name === 'QuotaExceededError')) throw cause;
    await self.caches.delete(STORES.pictures);
    return keepPage(asked, all);
  }
}
