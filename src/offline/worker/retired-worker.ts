/**
 * The worker of a site built with `OFFLINE=off`. It replaces the usual worker on phones that have it, and removes all stored files and itself. Open
 * pages continue with the network.
 */
import { removeStores } from '../stores.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  const removed = removeStores(self.caches).catch(() => undefined);
  // Ending the registration ends the worker, too.
  event.waitUntil(removed.then(() => self.registration.unregister()));
});
