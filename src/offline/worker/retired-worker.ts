/**
 * Takes the place of the worker on phones that have one, when the site is built without (`OFFLINE=off`): removes everything that was
 * kept, and itself. Pages that are open go on with the network.
 */
import { removeStores } from '../remove-stores.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  const removed = removeStores(self.caches).catch(() => undefined);
  // With the registration the worker ends, too.
  event.waitUntil(removed.then(() => self.registration.unregister()));
});
